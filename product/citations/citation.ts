import type * as z from 'zod';
import { decimal, id, integer, listOf, moment, oneOf, sha256, strictObject, text } from '#contract/field';
import { scales } from '#product/dictionaries/scales';
import { provenRows, provenScales } from './proven';

/** A frame on a page as it is shown unturned, in shares of its width and height from its upper left corner. */
const Frame = strictObject({
  across: decimal(0, 1),
  down: decimal(0, 1),
  width: decimal(0, 1),
  height: decimal(0, 1),
});
export type Frame = z.output<typeof Frame>;

/** What an assessor says of a place in a document of the material, and what it proves (domain §9.2). */
export const CitedPlace = strictObject({
  evidenceId: id,
  /** Null where the document has no pages: a text, a workbook, a video. */
  page: integer(1, 100_000).nullable(),
  frame: Frame.nullable(),
  /** The place in words: table 3, row 2. */
  place: text(100),
  quotation: text(500),
  proves: oneOf([...provenScales, ...provenRows]),
  /** The level of a scale; null where a row is proven. */
  level: integer(scales.innovation.least, scales.maturity.most).nullable(),
  /** The row: code of the work item, name of the indicator, number of the point; empty where a level is proven. */
  of: text(200),
});
export type CitedPlace = z.output<typeof CitedPlace>;

/** How many places a report cites at most. */
const mostPlaces = 300;
export const CitedPlaces = listOf(CitedPlace, mostPlaces);

/** What is kept with a place: the document as it was when somebody cited it, or confirmed the place, and who that was. */
const pinned = {
  title: text(400),
  fileName: text(400),
  sha256,
  by: text(100),
  at: moment,
};
/** A place as the report keeps it. */
export const StoredCitation = strictObject({ ...CitedPlace.shape, ...pinned, fileId: id });
export type StoredCitation = z.output<typeof StoredCitation>;

/** `replaced`: another file stands for the document since. `removed`: the material has nothing in its place. */
const standings = ['stands', 'replaced', 'removed'] as const;
export type Standing = (typeof standings)[number];

/** A place as it is read; without a file for those who may not open it. */
export const Citation = strictObject({
  ...CitedPlace.shape,
  ...pinned,
  fileId: id.nullable(),
  standing: oneOf(standings),
  /** The documents that stand for the replaced one. */
  replacedBy: listOf(id),
});
export type Citation = z.output<typeof Citation>;
