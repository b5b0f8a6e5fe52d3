import { isId } from '#contract/field';
import { languages, type Language } from '#contract/words';
import { subtitleFields } from '#product/newsroom/listed';
import { publishedEntry, publishedListed } from '#product/newsroom/server';
import type { VideoCard, VideoView } from '../view-types';
import { fileAt, text } from './listed';
import type { Readers } from './page';

type Entry = Awaited<ReturnType<typeof publishedListed>>[number];

const cardOf = ({ id, title, language, details }: Entry, preview: Readers['preview']): VideoCard => ({
  ...{ id, title, language },
  duration: Number(details['duration']),
  poster: `${fileAt(id, preview)}&part=poster`,
});

/** Videos in the order that editors gave them. */
export const videoCards = async ({ db, clock, preview }: Readers, language: Language): Promise<VideoCard[]> =>
  (await publishedListed(db, 'video', language, clock())).map((entry) => cardOf(entry, preview));

/** One of them to be played; undefined where visitors have none. */
export const videoView = async (
  { db, clock, preview }: Readers,
  language: Language,
  id: string,
): Promise<VideoView | undefined> => {
  const found = isId(id) ? await publishedEntry(db, 'video', id, clock(), preview?.id) : undefined;
  if (!found?.file) return undefined;
  const { details, file } = found;
  return {
    ...cardOf(found, preview),
    src: fileAt(id, preview),
    mime: file.mime,
    alternative: text(details['alternative']),
    tracks: [language, ...languages.filter((each) => each !== language)]
      .filter((each) => text(details[subtitleFields[each]]) !== '')
      .map((each) => ({ language: each, src: `${fileAt(id, preview)}&part=${each}` })),
  };
};
