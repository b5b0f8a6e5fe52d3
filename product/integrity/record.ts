import type * as z from 'zod';
import {
  coded,
  day,
  flag,
  id,
  integer,
  item,
  listOf,
  moment,
  oneOf,
  strictObject,
  text,
} from '#contract/field';
import { transitionNames } from '#contract/workflow';
import { recordStates } from '#product/dictionaries/record-status';
import { months } from './with-end';
import { recordFlow } from './workflow';

export const recordState = coded(recordStates);

const head = {
  id,
  /** Whom it is about, and whether that is an organisation. */
  name: text(100),
  isOrganisation: flag,
  organisationName: text(100),
  ground: item('integrityGround'),
  state: recordState,
  proposedAt: moment,
  startsOn: day.nullable(),
  expiresOn: day.nullable(),
};

/** One row of the reviewers' list. */
export const RecordRow = strictObject(head);

/** A record as whoever it is about and the reviewers read it; who acted for the agency is for reviewers. */
export const IntegrityRecord = strictObject({
  ...head,
  facts: text(2000),
  evidence: strictObject({ id, name: text(255) }),
  months,
  /** The application whose end it came with; its id for whoever reads it now. */
  application: strictObject({
    id: id.nullable(),
    achievementName: text(100),
    applicationNumber: text(20).nullable(),
  }).nullable(),
  proposedByName: text(60).nullable(),
  replyUntil: moment,
  reply: text(2000).nullable(),
  repliedAt: moment.nullable(),
  files: listOf(strictObject({ id, name: text(255) })),
  decidedAt: moment.nullable(),
  decidedByName: text(60).nullable(),
  decision: text(2000).nullable(),
  appealUntil: moment.nullable(),
  appeal: text(2000).nullable(),
  appealedAt: moment.nullable(),
  appealDecidedAt: moment.nullable(),
  appealDecidedByName: text(60).nullable(),
  appealAnswer: text(2000).nullable(),
  withdrawnAt: moment.nullable(),
  withdrawal: text(2000).nullable(),
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(transitionNames(recordFlow))),
});
export type IntegrityRecord = z.output<typeof IntegrityRecord>;
