import type { SelectQueryBuilder, Simplify } from 'kysely';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { inLanguage, type Language, type Word } from '#contract/words';
import { customPlan } from './database/statements';

/**
 * Where somebody is who reads a whole list on, page after page. It travels with the question of each page under a name that
 * no wire has, so that no caller can send it.
 */
export interface ReadingOn {
  /** What of each row is wanted: what takes work and is not among it may be left out. */
  readonly fields: ReadonlySet<string>;
  /** The number of all: counted with the first page and not again. */
  total?: number;
  /** What was found and is not given yet, and the last of all that was: the next are looked for behind it. */
  ids: string[];
  last?: { readonly at: string; readonly id: string };
}
export const readingOn: unique symbol = Symbol('where one reads on');

/** Whether any of these fields of the rows is wanted: of a page to be shown all are. */
export const wants = (paging: Paging, fields: readonly string[]): boolean => {
  const wanted = paging[readingOn]?.fields;
  return !wanted || fields.some((field) => wanted.has(field));
};

/** Which page of a list is asked for, as `paging` takes it. */
export interface Paging {
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly [readingOn]?: ReadingOn | undefined;
}
/** Beyond so many rows a page costs the database more than anybody reads. */
const deepest = 1_000_000;

/** How many rows a page has and how many stand before it. Throws 2002 for a page that lies too deep. */
export const boundsOf = ({ pageIndex = 1, pageSize = 10 }: Paging): { size: number; skipped: number } => {
  const skipped = (pageIndex - 1) * pageSize;
  if (skipped > deepest) throw general.badInput();
  return { size: pageSize, skipped };
};

/**
 * One page of what a query chose, with the exact number of all of it:
 * `pageFrom(chosen, filter, (rows) => rows.selectAll().orderBy('createdAt', 'desc').orderBy('id'))`.
 * The order must be total, or a row would stand on two pages. Throws 2002 for a page that lies too deep.
 */
export const pageFrom = async <DB, TB extends keyof DB, Row>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  paging: Paging,
  ordered: (chosen: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
): Promise<{ rows: Simplify<Row>[]; total: number }> => {
  const { size, skipped } = boundsOf(paging);
  const planned = chosen.modifyFront(customPlan);
  const count = async (): Promise<number> => {
    const counted = await planned
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number((counted as { total: number }).total);
  };
  const on = paging[readingOn];
  const total = on?.total ?? (await count());
  if (on) on.total = total;
  const rows = await ordered(planned).limit(size).offset(skipped).execute();
  return { rows, total };
};

/** A text that a column must hold, for LIKE; its own signs are taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const startAfterEnd: Word = [
  '起始值不能大于结束值',
  'The start is after the end',
  'El inicio es posterior al final',
];

const isReversed = (from: unknown, to: unknown): boolean => {
  if (from === undefined || from === null || to === undefined || to === null) return false;
  // Amounts are text as days are, but «9» lies before «10».
  return Number.isNaN(Number(from)) ? String(from) > String(to) : Number(from) > Number(to);
};

/**
 * A range whose end lies before its start is a mistake, not an empty list (domain §4.5): 2002, beside the end.
 * `requireOrdered(filter, [['startTime', 'endTime']], language)`.
 */
export const requireOrdered = <Filter extends object>(
  filter: Filter,
  ranges: readonly (readonly [from: keyof Filter & string, to: keyof Filter & string])[],
  language: Language,
): void => {
  const reversed = ranges.filter(([from, to]) => isReversed(filter[from], filter[to]));
  if (reversed.length > 0)
    throw general.badInput(
      {},
      reversed.map(([, to]) => ({ Field: wireName(to), Msg: inLanguage(startAfterEnd, language) })),
    );
};
