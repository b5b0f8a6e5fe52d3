import * as z from 'zod';
import {
  coded,
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  money,
  oneOf,
  sha256,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { codecOf } from '#contract/codec';
import { wirePath } from '#contract/traverse';
import { transitionNames } from '#contract/workflow';
import { ApplicationFields, forExperts, type Draft } from './application';
import { applicationCodes, applicationStatus } from '#product/dictionaries/application-status';
import { applicationFlow } from './workflow';
import { successors } from './re-evaluation';
import { scales } from '#product/dictionaries/scales';

const levels = {
  maturityLevel: integer(1, scales.maturity.most).nullable(),
  innovationLevel: integer(0, scales.innovation.most).nullable(),
  advancementLevel: integer(1, scales.advancement.most).nullable(),
  overallLevel: item('standing').nullable(),
};

const can = listOf(oneOf([...transitionNames(applicationFlow), ...successors]));

/** The parts of the way, as the applicant is told them too (domain §1.1). */
const stages = [
  'draft',
  'supplement',
  'acceptance',
  'material',
  'materialReview',
  'report',
  'experts',
  'review',
] as const;
export type Stage = (typeof stages)[number];
const holders = ['owner', 'agency', 'assessor', 'secondChecker', 'experts', 'publicAgency'] as const;
export type Holder = (typeof holders)[number];
export const Progress = strictObject({ stage: z.enum(stages), holder: z.enum(holders) });

/** The same on a row: `null` once a case is over. Since when it lies with its holder, and whether its clock has run out. */
const standing = {
  /** Not `stage`: so is called how far the achievement itself is (domain §4.3). */
  caseStage: Progress.shape.stage.nullable(),
  holder: Progress.shape.holder.nullable(),
  heldSince: moment.nullable(),
  isOverdue: flag,
  /** The day on which it will be over if everybody takes the time that is left to them. */
  expectedOn: day.nullable(),
};

/** One row of the list (domain §4.5). Levels not yet published are null to those who neither judge nor supervise. */
export const ApplicationRow = strictObject({
  id,
  applicationNumber: text(20).nullable(),
  achievementName: text(100),
  mainOrganisationName: text(150).nullable(),
  collegeName: text(100).nullable(),
  firstAuthor: text(60).nullable(),
  achievementType: item('achievementType').nullable(),
  evaluationPurposes: listOf(item('evaluationPurpose')),
  evaluationAgencyName: text(150).nullable(),
  assessorName: text(60).nullable(),
  technologyManagerName: text(60).nullable(),
  status: applicationStatus,
  reportStatus: integer(0, 9).nullable(),
  ...levels,
  economicBenefit: money.nullable(),
  isLimited: integer(0, 1),
  returnCount: integer(0, 99),
  round: integer(1, 99),
  previousApplicationId: withMetadata(id, { wire: 'PrevApplyId' }).nullable(),
  dueAt: moment.nullable(),
  updatedAt: moment,
  rowVersion: integer(1, 1_000_000_000),
  achievementNameEnglish: text(300, 0, { wire: 'ApplyInfoEn' }).nullable(),
  ...standing,
  holderName: text(150).nullable(),
  can,
});

/** One evaluation of an achievement among those that follow each other (domain §9.11). Levels once it has passed. */
export const ChainLink = strictObject({
  /** `null` to whoever does not read it. */
  id: id.nullable(),
  applicationNumber: text(20).nullable(),
  achievementName: text(100),
  status: applicationStatus,
  /** The one that was asked about. */
  isThis: flag,
  reportNumber: text(40).nullable(),
  evaluatedOn: day.nullable(),
  ...levels,
  isSuperseded: flag,
  isRevoked: flag,
});

/** So few achievements could be told apart: nothing is said of a cohort that is smaller (domain §9.11). */
export const smallestCohort = 5;
/**
 * The middle level of comparable achievements on one scale, and how many they are: of the same type and field, else of the type.
 * Of maturation it is the months from the first evaluation at level 5 to the first at level 8.
 */
export const CohortMedian = strictObject({
  scale: z.enum(['maturity', 'innovation', 'advancement', 'maturation']),
  median: withMetadata(z.number(), {}),
  size: integer(smallestCohort, 1e9),
  reach: z.enum(['field', 'type']),
});

/** What everybody sees who sees the application at all. */
const head = {
  id,
  applicationNumber: text(20).nullable(),
  status: applicationStatus,
  rowVersion: integer(1, 1_000_000_000),
  round: integer(1, 99),
  ownerName: text(60),
  evaluationAgencyName: text(150).nullable(),
  submittedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  dueAt: moment.nullable(),
  heldSince: moment.nullable(),
  isOverdue: flag,
  expectedOn: day.nullable(),
  /** Where the case stands and who acts next; `null` once it is over. */
  standing: strictObject({
    ...Progress.shape,
    /** The page on which the reader goes on, who holds the case; `null` for everybody else. */
    next: text(300).nullable(),
  }).nullable(),
  isLimited: integer(0, 1),
  /** That its owner has asked to cancel, as everybody on the case is told; of the fee, who is party to it. */
  cancellation: strictObject({
    reason: text(500),
    feeNote: text(400).nullable(),
    askedAt: moment,
    escalatedAt: moment.nullable(),
  }).nullable(),
  can,
};

/** The fields one can be asked to supplement, as the wire spells them. */
const fieldCodes = Object.fromEntries(
  Object.keys(ApplicationFields.shape).map((field) => [field, wirePath(codecOf(ApplicationFields), [field])]),
) as Readonly<Record<keyof Draft, string>>;

/** The field that a name means, in either spelling; undefined for none of the form. */
export const fieldNamed = (name: string): keyof Draft | undefined =>
  (Object.entries(fieldCodes) as [keyof Draft, string][]).find((spellings) => spellings.includes(name))?.[0];

/** A defect of a return for supplement, beside its field. */
export const SupplementDefect = strictObject({
  field: coded(fieldCodes),
  text: text(1000, 1, { wire: 'Msg' }),
});

/** A round before the present one: what was decided then, and what was handed in and written, read only (domain §3.1 A16). */
export const EarlierRound = strictObject({
  round: integer(1, 99),
  decidedAt: moment.nullable(),
  reasonCode: item('rejectReason').nullable(),
  reason: text(1000).nullable(),
  fileId: id.nullable(),
  materialId: id.nullable(),
  /** Null to whoever does not read that report. */
  reportId: id.nullable(),
});

/** For the applicant's side, the agency, the assessor and the reviewing public-service agency. */
export const FullDetails = strictObject({
  view: z.literal('whole'),
  ...head,
  ...ApplicationFields.shape,
  assessorName: text(60).nullable(),
  technologyManagerName: text(60).nullable(),
  contractNumber: text(60).nullable(),
  fee: money.nullable(),
  planStart: day.nullable(),
  planEnd: day.nullable(),
  returnCount: integer(0, 99),
  defects: listOf(SupplementDefect),
  decisionReason: withMetadata(item('rejectReason'), { wire: 'ReasonCode' }).nullable(),
  decisionText: text(1000, 0, { wire: 'Reason' }).nullable(),
  /** The evidence of the decision. */
  decisionFileId: id.nullable(),
  /** What this one re-evaluates, what has changed since, and whether it came before the time for a major change. */
  previousApplicationId: withMetadata(id, { wire: 'PrevApplyId' }).nullable(),
  changes: text(2000).nullable(),
  isMajorChange: flag,
  /** From when on it may be re-evaluated without a major change; `null` before it has passed. */
  reEvaluationFrom: day.nullable(),
  /** Oldest first; empty in the first round. */
  earlierRounds: listOf(EarlierRound),
  /** An end that is proposed, for those who judge. */
  proposal: strictObject({
    kind: oneOf(['termination', 'rejection']),
    reasonCode: item('rejectReason'),
    reason: text(1000),
    fileId: id,
    byName: text(60),
    at: moment,
  }).nullable(),
  /** What a signature binds to; only the owner of a draft is given one. */
  contentHash: sha256.nullable(),
});

/** For an expert on the panel: the achievement, without whom the applicant would avoid. */
export const ExpertDetails = strictObject({
  view: z.literal('expert'),
  ...head,
  ...forExperts(ApplicationFields.shape),
});

/** For supervision and administration: what it is about and where it stands, nothing more (domain §1.1). */
export const SummaryDetails = strictObject({
  view: z.literal('summary'),
  ...head,
  achievementName: text(100),
  achievementNameEnglish: text(300, 0, { wire: 'ApplyInfoEn' }).nullable(),
  achievementType: item('achievementType').nullable(),
  evaluationPurposes: listOf(item('evaluationPurpose')),
  keywords: withMetadata(listOf(text(40)), { wire: 'KeyWords' }),
  technologyField: item('technologyField').nullable(),
  mainOrganisationName: text(150).nullable(),
  firstAuthor: text(60).nullable(),
  introduction: text(2000, 0, { wire: 'Intro' }).nullable(),
});

/** For the agency that sent it back: what was submitted is named, what its owner changes since is not shown (domain §1.1). */
export const ReturnedDetails = strictObject({
  view: z.literal('returned'),
  ...head,
  achievementName: text(100),
  returnCount: integer(0, 99),
  defects: listOf(SupplementDefect),
});

/** What an application is compared with, as it was submitted then (domain §9.5). */
export const EarlierVersion = strictObject({
  at: moment,
  ...ApplicationFields.shape,
  evaluationAgencyName: text(150).nullable(),
  technologyManagerName: text(60).nullable(),
});

export const ApplicationDetails = z.discriminatedUnion('view', [
  FullDetails,
  ExpertDetails,
  SummaryDetails,
  ReturnedDetails,
]);

/** One step of the way, as those may read it who see the object. */
export const TimelineEntry = strictObject({
  at: moment,
  actor: text(60),
  roleName: text(60),
  action: text(80),
  from: coded(applicationCodes).nullable(),
  to: coded(applicationCodes).nullable(),
  note: text(2000),
  visibility: text(200),
});
