import * as z from 'zod';
import { integer, listOf, moment, oneOf, ref, required, sha256, strictObject, text } from '#contract/field';
import { Kind } from '#product/opinions/codes';

/** Why an expert is no candidate of a draw (domain §9.6). */
export const exclusions = ['conflict', 'blocked', 'load', 'title', 'kind'] as const;
export type Exclusion = (typeof exclusions)[number];

/** Why a seat that was drawn went on to the next reserve. */
const vacancies = ['declined', 'silent', 'absent', 'unfit'] as const;
export type Vacancy = (typeof vacancies)[number];

const Counted = <Of extends z.ZodType>(of: Of) => strictObject({ of, count: integer(0, 1e6) });

/** Where the draw of a report's present round stands, for the agency and the public-service agency. */
export const PanelDraw = strictObject({
  /** Nothing is fixed; fixed, and no checkpoint has come since; one has; the members are drawn. */
  state: oneOf(['none', 'waiting', 'ready', 'drawn']),
  /** How many were drawn or are to be. */
  size: integer(0, 9),
  attempt: integer(0, 99),
  commitment: text(64),
  committedAt: moment.nullable(),
  /** The candidates of each stratum, as they were fixed or as they would be now. */
  candidates: listOf(Counted(Kind)),
  excluded: listOf(Counted(oneOf(exclusions))),
  /** Sizes of a panel whose seats these candidates can fill. */
  sizes: listOf(integer(1, 9)),
  reservesLeft: integer(0, 1e6),
  /** A drawn seat is empty and no reserve can take it: only then may be drawn once more. */
  mayRedraw: z.boolean(),
  redrawReason: text(500),
  replacements: listOf(strictObject({ number: integer(1, 9), why: oneOf(vacancies), at: moment })),
  /** Why the panel was chosen by hand, as often as it was. */
  byHand: listOf(strictObject({ reason: text(500), chosenBy: text(50), at: moment })),
  can: listOf(oneOf(['commit', 'reveal', 'redraw'])),
});

export const CommitDraw = strictObject({
  id: ref('report'),
  size: integer(1, 9),
  /** SHA-256, in hex, of the secret as it will be shown. */
  commitment: sha256,
});
export const RevealDraw = strictObject({
  id: ref('report'),
  /** 256 random bits in hex; needless once it has been shown. */
  secret: sha256.optional(),
});
export const Redraw = strictObject({ id: ref('report'), reason: required(500) });
export const DrawRecord = strictObject({ record: text(20_000_000) });
