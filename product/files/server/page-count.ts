import { Problem } from '#contract/problem';
import type { Context } from '#host/context';
import { kindOfMime } from '#host/files/kinds';
import { pagesOf } from './documents';

type Counting = Pick<Context, 'me' | 'services' | 'signal'>;

/** The greatest PDF of which pages are counted, in bytes: 100 MB, as large as documents are. */
const greatestCounted = 100 * 1024 ** 2;

/**
 * How many pages a stored file has: of a PDF its pages, of a picture one. `none`: it is of a kind that has no pages.
 * `unknown`: a PDF that is damaged, closed by a password or too large to be counted in time. Throws `busy`.
 */
export const pageCount = async (
  { mime, sha256, size }: { readonly mime: string; readonly sha256: string; readonly size: number },
  { me, services, signal }: Counting,
): Promise<number | 'none' | 'unknown'> => {
  const kind = kindOfMime(mime);
  if (kind?.family === 'image') return 1;
  if (kind?.extension !== 'pdf') return 'none';
  if (size > greatestCounted) return 'unknown';
  try {
    const path = await services.files.place(sha256);
    return (await pagesOf({ who: me.personId, signal }, path)) ?? 'unknown';
  } catch (fault) {
    if (fault instanceof Problem || signal?.aborted) throw fault;
    services.log.warn({ fault, sha256 }, 'the pages of a document could not be counted');
    return 'unknown';
  }
};
