import type * as z from 'zod';
import { coded, id, integer, item, listOf, moment, oneOf, strictObject, text } from '#contract/field';
import { transitionNames } from '#contract/workflow';
import { appealFlow, appealStates } from './workflow';

/** The decisions that can be appealed against, by the transition each was (domain §3.1: A7, A11, A15; domain §3.3: R10). */
export const appealable = ['reject', 'terminate', 'rejectFinally', 'revoke'] as const;
export type Appealable = (typeof appealable)[number];

export const appealState = coded(appealStates);
export const decision = oneOf(appealable);

const head = {
  id,
  applicationId: id,
  applicationNumber: text(20).nullable(),
  achievementName: text(100),
  decision,
  ground: item('rejectReason').nullable(),
  state: appealState,
  filedByName: text(60),
  filedAt: moment,
  dueAt: moment.nullable(),
  decidedAt: moment.nullable(),
};

/** One row of the reviewers' list. */
export const AppealRow = strictObject(head);

/** An appeal as its parties and its reviewers read it. */
export const Appeal = strictObject({
  ...head,
  /** When what is appealed against was decided, in which words and by which evidence. */
  decisionAt: moment,
  decisionText: text(1000),
  decisionFileId: id.nullable(),
  reason: text(2000),
  files: listOf(strictObject({ id, name: text(255) })),
  decidedByName: text(60).nullable(),
  outcomeReason: text(2000).nullable(),
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(transitionNames(appealFlow))),
});
export type Appeal = z.output<typeof Appeal>;
