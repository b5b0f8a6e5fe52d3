import type * as z from 'zod';
import {
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  strictObject,
  text,
} from '#contract/field';

/** How long a file that was made behind the call is kept, in days. */
export const keptDays = 7;
/** As many rows as a sheet holds, less a few for headings: spreadsheet programs open no more. */
export const mostInFile = 1_000_000;

/** `over`: it was there, and its term has ended. */
const fileStates = ['waiting', 'working', 'done', 'failed', 'cancelled', 'over'] as const;

export const FileFilter = strictObject({
  ...paging,
  state: oneOf(fileStates).optional(),
  own: flag.optional(),
});
export type FileFilter = z.output<typeof FileFilter>;

/** A list that is being made into a file, or was: what was asked, by whom, how far it is, how long it is kept. */
export const FilePage = pageOf(
  strictObject({
    id,
    applicantName: text(50),
    title: text(80),
    /** The headings of its columns. */
    columns: listOf(text(100), 100),
    /** What the list was narrowed by, as it was asked. */
    narrowing: text(2_000),
    rowCount: integer(0, 10_000_000),
    /** How many of them stand in the file so far. */
    written: integer(0, 10_000_000),
    state: oneOf(fileStates),
    askedAt: moment,
    finishedAt: moment.nullable(),
    keptUntil: moment.nullable(),
    /** Bytes, while there is a file. */
    size: integer(0, 1_000_000_000_000).nullable(),
    /** Why there is none, in a sentence. */
    problem: text(600),
    can: listOf(oneOf(['download', 'cancel', 'remove'])),
  }),
);
