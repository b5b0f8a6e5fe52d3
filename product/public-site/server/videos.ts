import { isId } from '#contract/uuid';
import { languages, type Language } from '#contract/words';
import { subtitleFields } from '#product/newsroom/listed';
import { publishedEntry, translationsOf } from '#product/newsroom/server';
import type { VideoCard, VideoView } from '../view-types';
import { coversOf } from './covers';
import { fileAt, firstOf, pageOf, text, type Entry } from './listed';
import type { Readers } from './page';
import type { PageAsked } from './site';

const cardOf = ({ id, title, language, details }: Entry, poster: VideoCard['poster']): VideoCard => ({
  ...{ id, title, language, poster },
  duration: Number(details['duration']),
});

const cardsOf =
  (readers: Readers, language: Language) =>
  async (entries: readonly Entry[]): Promise<VideoCard[]> => {
    const covers = await coversOf(readers, language, entries);
    return entries.map((entry) => cardOf(entry, covers.get(entry.id)));
  };

/** The first videos, in the order that editors gave them. */
export const videoCards = async (readers: Readers, language: Language, size: number): Promise<VideoCard[]> =>
  cardsOf(readers, language)(await firstOf(readers, 'video', language, size));

/** All of them, page by page. */
export const videoPage = (readers: Readers, language: Language, page: PageAsked) =>
  pageOf(readers, ['video', cardsOf(readers, language)], language, page);

/** One of them to be played; undefined where visitors have none. */
export const videoView = async (
  readers: Readers,
  language: Language,
  id: string,
): Promise<VideoView | undefined> => {
  const { db, clock, preview } = readers;
  const found = isId(id) ? await publishedEntry(db, 'video', id, clock(), preview?.id) : undefined;
  if (!found?.file) return undefined;
  const { details, file } = found;
  return {
    ...cardOf(found, (await coversOf(readers, language, [found])).get(id)),
    translations: await translationsOf(db, id, clock()),
    publishedAt: found.publishedAt ?? clock().toISOString(),
    src: fileAt(id, preview),
    mime: file.mime,
    alternative: text(details['alternative']),
    tracks: [language, ...languages.filter((each) => each !== language)]
      .filter((each) => text(details[subtitleFields[each]]) !== '')
      .map((each) => ({ language: each, src: `${fileAt(id, preview)}&part=${each}` })),
  };
};
