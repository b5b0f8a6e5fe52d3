import * as z from 'zod';
import {
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { Kind } from '#product/opinions/codes';
import { InvitationField } from './invitation';

/** A reason for or against somebody, as a sentence in the reader's language (domain §9.1). */
export const ConflictHit = strictObject({
  rule: text(40),
  matchedBy: text(40),
  says: text(500),
  /** How it leads to the achievement, step by step: by what they were found, through what, to whom. */
  path: listOf(text(400), 4),
});
export const ConflictAnswer = strictObject({ hard: listOf(ConflictHit), soft: listOf(ConflictHit) });

/** Somebody who judges the achievement today, what speaks against them, and why the agency does not mind. */
export const JudgeConflicts = strictObject({
  personId: id,
  trueName: text(50),
  role: z.enum(['assessor', 'secondChecker', 'expert']),
  hard: listOf(ConflictHit),
  soft: listOf(ConflictHit),
  reason: text(1000),
  /** From whom the assessor took the case over, and why; `null` for everybody else. */
  takenOver: strictObject({ formerName: text(50), reason: text(1000), at: moment }).nullable(),
});

/** An expert who might sit on the panel, with what speaks against them for this achievement. */
export const PanelCandidate = strictObject({
  id,
  trueName: text(50),
  organisationName: text(100),
  professionalTitle: item('professionalTitle').nullable(),
  kind: Kind.nullable(),
  researchField: text(500),
  hard: listOf(ConflictHit),
  soft: listOf(ConflictHit),
  /** How many open panels they sit on or are asked for (domain §9.6). */
  openPanels: integer(0, 1e6),
  /** That is as many as the cap allows: choosing them by hand asks for a reason. */
  isOverLoad: flag,
  /** In the pool of the report's assessor: they come first in the list. */
  isLinked: flag,
  /** An integrity record keeps them from being invited now; which one, and until when, is not said. */
  isBlocked: flag,
});
export const CandidateFilter = strictObject({
  reportId: ref('report'),
  ...paging,
  trueName: text(50).optional(),
  kind: Kind.optional(),
  /** Found in the name, the organisation or the field of research. */
  keyword: text(100).optional(),
});
export const CandidatePage = pageOf(PanelCandidate);

/** What about the achievement decides who must sit on its panel (domain §6.5). */
export const PanelNeeds = strictObject({
  template: integer(1, 2),
  purposes: listOf(text(20)),
  productTypes: listOf(text(20)),
  /** The last day to answer an invitation sent now. */
  replyBy: day,
  limits: strictObject({
    panelFewest: integer(1, 9),
    panelMost: integer(1, 9),
    panelPerOrganisation: integer(1, 9),
  }),
});

/** A seat the agency wants to fill; `reason` says why a soft hit does not matter. */
const Seat = strictObject({
  expertId: ref('person'),
  isLeader: flag,
  kind: Kind,
  reason: text(500).optional(),
  /** Why they are asked although they have as many open panels in hand as the cap allows. */
  loadReason: text(500).optional(),
});
export const SetPanel = strictObject({
  id: ref('report'),
  members: listOf(Seat, 20),
  /** Why it is chosen by hand and not drawn: the public-service agency reads it. */
  reason: text(500).optional(),
});
export const PanelSet = strictObject({
  id: ref('report'),
  members: listOf(strictObject({ id, expertId: id, number: integer(1, 9), invitation: InvitationField })),
});

export const ReplaceExpert = strictObject({
  opinionId: ref('opinion'),
  rowVersion: integer(1, 1e9),
  newExpertId: withMetadata(ref('person'), { wire: 'NewZJId' }),
  reason: required(500),
  conflictReason: text(500).optional(),
  loadReason: text(500).optional(),
});
