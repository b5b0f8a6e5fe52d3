import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import { publishedListed } from '#product/newsroom/server';
import type { FileLink, Link, Picture } from '../view-types';

/** Where a visitor gets the file of a piece. */
export const fileAt = (id: string): string => `/contentFile?id=${id}`;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** How a page names the kind of a file: by its ending. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** Links to others, those that are shown, in the order that editors gave them. */
export const friendlyLinks = async ({ db, clock }: Services, language: Language): Promise<Link[]> =>
  (await publishedListed(db, 'link', language, clock())).map(({ title, details }) => ({
    text: title,
    href: text(details['webAddress']),
  }));

/** The pictures of the carousel that are on now. */
export const pictures = async ({ db, clock }: Services, language: Language): Promise<Picture[]> =>
  (await publishedListed(db, 'picture', language, clock())).map(({ id, title, details }) => ({
    src: fileAt(id),
    alt: text(details['alternative']),
    title,
    href: text(details['target']) || undefined,
  }));

/** What visitors may take with them. */
export const downloads = async ({ db, clock }: Services, language: Language): Promise<FileLink[]> =>
  (await publishedListed(db, 'download', language, clock())).flatMap(({ id, title, details, file }) =>
    file
      ? [
          {
            ...{ title, href: fileAt(id), kind: endingOf(file.name), bytes: file.size },
            version: text(details['edition']) || undefined,
          },
        ]
      : [],
  );
