import { dayOf } from '#contract/calendar';
import { isId } from '#contract/uuid';
import type { Language } from '#contract/words';
import { labelsAt } from '#product/dictionaries/server';
import { picturesByNumber, publishedEntry, translationsOf } from '#product/newsroom/server';
import { publicResultsOf } from '#product/publication/server';
import type { ProjectCard, ProjectView } from '../view-types';
import { coversOf } from './covers';
import { filesInText, firstOf, pageOf, text, type Entry } from './listed';
import { allPreviewed } from './preview';
import type { Readers } from './page';
import type { PageAsked } from './site';
import { cardOf } from './results';

/** Each piece with the result that it promotes; the result says by itself how high it stands. */
const withResults = async <Of extends Entry>(
  readers: Readers,
  language: Language,
  entries: readonly Of[],
): Promise<{ entry: Of; card: ProjectCard }[]> => {
  const { db, clock } = readers;
  const covers = await coversOf(readers, language, entries);
  const ids = [...new Set(entries.map(({ details }) => text(details['reportId'])))];
  const results = new Map(
    (await publicResultsOf(db, ids, dayOf(clock()))).map((result) => [result.id, result]),
  );
  const labels = await labelsAt(db);
  return entries.flatMap((entry) => {
    const result = results.get(text(entry.details['reportId']));
    if (!result) return [];
    const { id, title, summary } = entry;
    return [
      {
        entry,
        card: {
          id,
          title,
          summary,
          language: entry.language,
          picture: covers.get(id),
          result: cardOf(result, language, labels),
        },
      },
    ];
  });
};

const cardsOf =
  (readers: Readers, language: Language) =>
  async (entries: readonly Entry[]): Promise<ProjectCard[]> =>
    (await withResults(readers, language, entries)).map(({ card }) => card);

/** What editors wrote to promote results, as long as each is published: the first of them. */
export const projectCards = async (
  readers: Readers,
  language: Language,
  size: number,
): Promise<ProjectCard[]> =>
  cardsOf(readers, language)(await firstOf(readers, 'promotedProject', language, size));

/** All of it, page by page. */
export const projectPage = (readers: Readers, language: Language, page: PageAsked) =>
  pageOf(readers, ['promotedProject', cardsOf(readers, language)], language, page);

/** One of them with its text; undefined where visitors have none. */
export const projectView = async (
  readers: Readers,
  language: Language,
  id: string,
): Promise<ProjectView | undefined> => {
  if (!isId(id)) return undefined;
  const found = await publishedEntry(readers.db, 'promotedProject', id, readers.clock(), readers.preview?.id);
  const [shown] = await withResults(readers, language, found ? [found] : []);
  if (!shown) return undefined;
  const { body, details, publishedAt } = shown.entry;
  const method = text(details['transformationMethod']);
  const pictures = allPreviewed(
    await picturesByNumber(readers.db, shown.entry, shown.entry.language),
    readers.preview,
  );
  return {
    ...shown.card,
    translations: await translationsOf(readers.db, id, readers.clock()),
    publishedAt: publishedAt ?? readers.clock().toISOString(),
    body,
    pictures,
    files: await filesInText(readers, body, shown.entry.language),
    transformationMethod: method
      ? (await labelsAt(readers.db)).of('transformationMethod', method, language)
      : undefined,
    contact: text(details['contact']) || undefined,
  };
};
