import type { Language } from '#contract/words';
import { publishedListed } from '#product/newsroom/server';
import { referenceCategories } from '#product/newsroom/listed';
import { coversOf } from './covers';
import type { Readers } from './page';
import type { FileLink, Link, Picture, Reference } from '../view-types';

/** Where a visitor gets the file of a piece. */
export const fileAt = (id: string, preview?: Readers['preview']): string =>
  `/contentFile?id=${id}${preview?.id === id ? `&preview=${preview.token}` : ''}`;
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** How a page names the kind of a file: by its ending. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** Links to others, those that are shown, in the order that editors gave them. */
export const friendlyLinks = async ({ db, clock, preview }: Readers, language: Language): Promise<Link[]> =>
  (await publishedListed(db, 'link', language, clock(), { draft: preview?.id })).map(
    ({ title, details }) => ({
      text: title,
      href: text(details['webAddress']),
    }),
  );

/** The pictures of the carousel that are on now. */
export const pictures = async (readers: Readers, language: Language): Promise<Picture[]> => {
  const { db, clock, preview } = readers;
  const entries = await publishedListed(db, 'picture', language, clock(), { draft: preview?.id });
  const covers = await coversOf(readers, language, entries);
  return entries.flatMap(({ id, title, details }) => {
    const picture = covers.get(id);
    return picture ? [{ picture, title, href: text(details['target']) || undefined }] : [];
  });
};

/** What visitors may take with them. */
export const downloads = async ({ db, clock, preview }: Readers, language: Language): Promise<FileLink[]> =>
  (await publishedListed(db, 'download', language, clock(), { draft: preview?.id })).flatMap(
    ({ id, title, details, file, views }) =>
      file
        ? [
            {
              ...{ title, href: fileAt(id, preview), kind: endingOf(file.name), bytes: file.size },
              version: text(details['edition']) || undefined,
              count: views,
            },
          ]
        : [],
  );

/** So many references stand on their page at most. */
const mostReferences = 500;

/** The library of laws, standards, templates and cases: what is in force first. */
export const references = async (
  { db, clock, preview }: Readers,
  language: Language,
): Promise<Reference[]> => {
  const entries = await publishedListed(db, 'reference', language, clock(), {
    most: mostReferences,
    draft: preview?.id,
  });
  return entries
    .map(({ id, title, details, file, language: written }): Reference => ({
      ...{ id, title, language: written },
      category: referenceCategories.find((each) => each === details['category']) ?? 'case',
      documentNumber: text(details['documentNumber']),
      issuer: text(details['issuer']),
      issuedOn: text(details['issuedOn']) || undefined,
      effectiveOn: text(details['effectiveOn']) || undefined,
      isInForce: details['validity'] === 'inForce',
      file: file
        ? { title, href: fileAt(id, preview), kind: endingOf(file.name), bytes: file.size }
        : undefined,
    }))
    .toSorted((one, other) => Number(other.isInForce) - Number(one.isInForce));
};
