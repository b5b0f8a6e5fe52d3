import type * as z from 'zod';
import { coded, day, id, integer, item, listOf, moment, oneOf, strictObject, text } from '#contract/field';
import { transitionNames } from '#contract/workflow';
import { revocationStates } from '#product/dictionaries/report-status';
import { revocationFlow } from './workflow';

export const revocationState = coded(revocationStates);

/** Why a report is revoked: what would have had its application rejected for good (domain §3.1 A15), as codes of that dictionary. */
export const revocationGround = oneOf(['1', '2', '3', '7']);

/** A newer report that could take the place of another. */
export const NewerReport = strictObject({
  id,
  reportNumber: text(40),
  achievementName: text(100),
  issueDate: day,
});

/** A revocation as the holder, those who made the report, and the reviewers read it. */
export const Revocation = strictObject({
  id,
  applicationId: id,
  state: revocationState,
  /** Why; null where the report is superseded by a newer one. */
  ground: item('rejectReason').nullable(),
  newerNumber: text(40).nullable(),
  reason: text(1000),
  publicNote: text(300),
  evidenceFileId: id.nullable(),
  /** For reviewers, among whom it is decided. */
  proposedByName: text(60).nullable(),
  proposedAt: moment,
  decidedAt: moment.nullable(),
  decisionNote: text(1000).nullable(),
  rowVersion: integer(1, 1_000_000_000),
  /** Until when the reader may appeal against it; null for whoever may not. */
  appealUntil: moment.nullable(),
  can: listOf(oneOf(transitionNames(revocationFlow))),
});
export type Revocation = z.output<typeof Revocation>;
