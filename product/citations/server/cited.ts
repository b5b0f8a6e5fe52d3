import { isDeepStrictEqual } from 'node:util';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { scales } from '#product/dictionaries/scales';
import { pageCount } from '#product/files/server';
import type { EvidenceRow } from '#queries/materials';
import type { CitedPlace, StoredCitation } from '../citation';
import { isScale, type ProvenRow } from '../proven';
import { saidOf } from '../said';
import { citationsWords } from '../words';

/** The rows of a report that a place may prove, by their codes, names and numbers. */
type CitableRows = Readonly<Record<ProvenRow, readonly string[]>>;

interface Citing {
  /** The places that the report has so far. */
  readonly before: readonly StoredCitation[];
  readonly evidence: readonly EvidenceRow[];
  readonly rows: CitableRows;
  readonly context: Pick<Context, 'me' | 'now' | 'language' | 'services' | 'signal'>;
}

interface Flaw {
  readonly field: string;
  readonly word: keyof typeof citationsWords;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What a quotation or another row leaves as it was: the document and where in it. */
const whereOf = ({ evidenceId, page, frame, place }: CitedPlace) => [evidenceId, page, frame, place];

/** Shares of a page add up to one but for the rounding of so many digits. */
const rounding = 1e-6;

/** What is wrong with what a place is said to prove. */
const flawsOfTarget = ({ proves, level, of }: CitedPlace, rows: CitableRows): Flaw[] => {
  if (!isScale(proves))
    return [
      ...(level === null ? [] : [{ field: 'Level', word: 'levelOfRow' } as const]),
      ...(rows[proves].includes(of) ? [] : [{ field: 'Of', word: 'rowGone' } as const]),
    ];
  const { least, most } = scales[proves];
  return [
    ...(level !== null && level >= least && level <= most
      ? []
      : [{ field: 'Level', word: 'levelNeeded', values: { least, most } } as const]),
    ...(of === '' ? [] : [{ field: 'Of', word: 'rowGone' } as const]),
  ];
};

/** What is wrong with where a place lies, in a document of so many pages. */
const flawsOfPlace = (
  { page, frame, place }: CitedPlace,
  count: Awaited<ReturnType<typeof pageCount>>,
): Flaw[] => {
  if (typeof count !== 'number') {
    const isInWords = page === null && frame === null && place.trim() !== '';
    return isInWords ? [] : [{ field: 'Place', word: count === 'none' ? 'noPages' : 'pagesUnknown' }];
  }
  if (page === null) return [{ field: 'Page', word: 'pageNeeded' }];
  const isOutside =
    frame !== null &&
    (frame.width <= 0 ||
      frame.height <= 0 ||
      frame.across + frame.width > 1 + rounding ||
      frame.down + frame.height > 1 + rounding);
  return [
    ...(page > count ? [{ field: 'Page', word: 'pageNotThere', values: { count, page } } as const] : []),
    ...(isOutside ? [{ field: 'Frame', word: 'frameOutside' } as const] : []),
  ];
};

/**
 * The places of a report as they are kept (domain §9.2): each in a document of the accepted material of its own application, on
 * a page that the document has, with the hash of the file, by whom and when. What was kept before and says the same stays as it
 * was, whatever became of its document since. Throws the defects by their fields.
 */
export const citedPlaces = async (
  said: readonly CitedPlace[],
  { before, evidence, rows, context }: Citing,
): Promise<StoredCitation[]> => {
  const { me, now, language } = context;
  const counts = new Map<string, Awaited<ReturnType<typeof pageCount>>>();
  const flaws: (Flaw & { readonly at: number })[] = [];
  const kept: StoredCitation[] = [];
  for (const [at, place] of said.entries()) {
    const same = before.find((each) => isDeepStrictEqual(saidOf(each), saidOf(place)));
    if (same) {
      kept.push(same);
      continue;
    }
    const add = (found: readonly Flaw[]) => flaws.push(...found.map((flaw) => ({ ...flaw, at })));
    add(flawsOfTarget(place, rows));
    const there = before.find((each) => isDeepStrictEqual(whereOf(each), whereOf(place)));
    if (there) {
      kept.push({ ...there, ...place });
      continue;
    }
    const document = evidence.find(({ id }) => id === place.evidenceId);
    if (!document?.passed) {
      add([{ field: 'EvidenceId', word: document ? 'notAccepted' : 'foreign' }]);
      continue;
    }
    const { fileId, fileName, title, sha256 } = document;
    if (!counts.has(fileId)) counts.set(fileId, await pageCount(document, context));
    add(flawsOfPlace(place, counts.get(fileId)!));
    kept.push({ ...place, fileId, fileName, title, sha256, by: me.name, at: now.toISOString() });
  }
  if (flaws.length > 0)
    throw general.badInput(
      {},
      flaws.map(({ at, field, word, values = {} }) => ({
        Field: `Data.${at}.${field}`,
        Msg: fill(inLanguage(citationsWords[word], language), values),
      })),
    );
  return kept;
};
