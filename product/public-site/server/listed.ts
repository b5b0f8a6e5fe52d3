import { speaker, type Language } from '#contract/words';
import { downloadsIn, type Body } from '#product/newsroom/body-tree';
import { publishedEntries, publishedListed, publishedListedTotal } from '#product/newsroom/server';
import { meantFor, referenceCategories, type ListedKind } from '#product/newsroom/listed';
import { newsroomWords } from '#product/newsroom/words';
import { coversOf } from './covers';
import type { Readers } from './page';
import type { PageAsked } from './site';
import type { FileLink, Paging, PartnerLink, Picture, Reference } from '../view-types';

/** Where a visitor gets the file of a piece. */
export const fileAt = (id: string, preview?: Readers['preview']): string =>
  `/contentFile?id=${id}${preview?.id === id ? `&preview=${preview.token}` : ''}`;
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** How a page names the kind of a file: by its ending. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** Entries as newsroom lists them, without what goes to no visitor. */
export type Entry = Awaited<ReturnType<typeof publishedListed>>[number];

/** The first of a kind, in the order that editors gave them: as many as a page without pages has room for. */
export const firstOf = (
  { db, clock, preview }: Pick<Readers, 'db' | 'clock' | 'preview'>,
  kind: ListedKind,
  language: Language,
  size: number,
): Promise<Entry[]> => publishedListed(db, kind, language, clock(), { size, draft: preview?.id });

/** A page of a kind as its list shows it, and how many there are in all; `drawn` makes rows of entries. */
export const pageOf = async <Row>(
  { db, clock, preview }: Readers,
  [kind, drawn]: readonly [ListedKind, (entries: readonly Entry[]) => Promise<Row[]> | Row[]],
  language: Language,
  { pageIndex, pageSize }: PageAsked,
): Promise<{ rows: Row[]; paging: Paging }> => {
  const [now, draft] = [clock(), preview?.id];
  const [entries, total] = await Promise.all([
    publishedListed(db, kind, language, now, { size: pageSize, page: pageIndex, draft }),
    publishedListedTotal(db, kind, language, now, draft),
  ]);
  return { rows: await drawn(entries), paging: { pageIndex, pageSize, total } };
};

/** So many stand on the first page, which has no second one for them; nobody looks through more in a strip or a row. */
const mostOnHome = { link: 60, picture: 12, download: 6 } as const;

/** Links to others, those that are shown. */
export const friendlyLinks = async (readers: Readers, language: Language): Promise<PartnerLink[]> => {
  const entries = await firstOf(readers, 'link', language, mostOnHome.link);
  const logos = await coversOf(readers, language, entries);
  return entries.map(({ id, title, language: written, details }) => ({
    ...{ text: title, language: written, logo: logos.get(id) },
    href: text(details['webAddress']),
  }));
};

/** The pictures of the carousel that are on now. */
export const pictures = async (readers: Readers, language: Language): Promise<Picture[]> => {
  const entries = await firstOf(readers, 'picture', language, mostOnHome.picture);
  const covers = await coversOf(readers, language, entries);
  return entries.flatMap(({ id, title, language: written, details }) => {
    const picture = covers.get(id);
    return picture ? [{ picture, title, language: written, href: text(details['target']) || undefined }] : [];
  });
};

const whomOf = (role: unknown, language: Language): string | undefined => {
  const known = meantFor.find((each) => each === role);
  return known && known !== 'everybody' ? speaker(newsroomWords, language)(`forRole.${known}`) : undefined;
};

const filesOf =
  ({ preview }: Readers, reader: Language) =>
  (entries: readonly Entry[]): FileLink[] =>
    entries.flatMap(({ id, title, language, details, file, views }) =>
      file
        ? [
            {
              ...{ title, language, href: fileAt(id, preview) },
              ...{ kind: endingOf(file.name), bytes: file.size },
              version: text(details['edition']) || undefined,
              forWhom: whomOf(details['forRole'], reader),
              count: views,
            },
          ]
        : [],
    );

/** The files that a text names, by their ids, as far as readers have them now. */
export const filesInText = async (
  readers: Readers,
  body: Body,
  language: Language,
): Promise<ReadonlyMap<string, FileLink>> => {
  const ids = downloadsIn(body);
  const entries =
    ids.length === 0 ? [] : await publishedEntries(readers.db, 'download', ids, readers.clock());
  return new Map(
    entries.flatMap((entry) => filesOf(readers, language)([entry]).map((file) => [entry.id, file])),
  );
};

/** What visitors may take with them: what the first page has of it. */
export const downloads = async (readers: Readers, language: Language): Promise<FileLink[]> =>
  filesOf(readers, language)(await firstOf(readers, 'download', language, mostOnHome.download));

/** All of it, page by page. */
export const downloadPage = (readers: Readers, language: Language, page: PageAsked) =>
  pageOf(readers, ['download', filesOf(readers, language)], language, page);

const referencesOf =
  (preview: Readers['preview']) =>
  (entries: readonly Entry[]): Reference[] =>
    entries.map(({ id, title, details, file, language }) => ({
      ...{ id, title, language },
      category: referenceCategories.find((each) => each === details['category']) ?? 'case',
      documentNumber: text(details['documentNumber']),
      issuer: text(details['issuer']),
      issuedOn: text(details['issuedOn']) || undefined,
      effectiveOn: text(details['effectiveOn']) || undefined,
      isInForce: details['validity'] === 'inForce',
      file: file
        ? { title, language, href: fileAt(id, preview), kind: endingOf(file.name), bytes: file.size }
        : undefined,
    }));

/** The library of laws, standards, templates and cases, page by page: what is in force first. */
export const referencePage = (readers: Readers, language: Language, page: PageAsked) =>
  pageOf(readers, ['reference', referencesOf(readers.preview)], language, page);
