import * as z from 'zod';
import {
  coded,
  day,
  id,
  item,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  sha256,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata, metadataOf } from '#contract/metadata';
import { transitionNames } from '#contract/workflow';
import {
  Assessment,
  LevelChange,
  levelsInForce,
  LevelsInForce,
  OverallCode,
  Reconciliation,
  TraceStep,
} from '#product/levels/assessment';
import { Citation } from '#product/citations/citation';
import { Progress } from '#product/applications/details';
import { regulatorySteps } from '#product/levels/regulatory';
import { Remark } from './remark';
import { Answer, ReportDefect, Signature, StoredTally, Suggestion } from './round';
import { sections, tables } from './sections';
import { reportFlow } from './workflow';
import { reportStates } from '#product/dictionaries/report-status';
import { scales } from '#product/dictionaries/scales';

export * from './round';
export { Risk, type Sections } from './sections';

const ReportStatus = coded(reportStates);
/** A document of the material that can be cited; `passed` says whether it counts. */
export const Evidence = strictObject({
  id,
  fileId: id,
  number: text(12),
  title: text(400),
  documentType: item('documentType'),
  issuer: text(200),
  issuedOn: day,
  passed: z.boolean(),
  sha256,
  fileName: text(400),
});

/** A row without what the panel voted: that is for the agency’s side alone. */
const row = {
  id,
  applicationId: id,
  applicationNumber: text(40).nullable(),
  achievementName: text(200),
  achievementNameEnglish: text(300, 0, { wire: 'ApplyInfoEn' }).nullable(),
  mainOrganisationName: text(200).nullable(),
  achievementType: item('achievementType'),
  evaluationPurposes: listOf(item('evaluationPurpose')),
  evaluationAgencyName: text(100),
  assessorName: text(100),
  applicationStatus: integer(0, 7),
  status: ReportStatus,
  ...levelsInForce,
  economicBenefit: text(20).nullable(),
  reportNumber: text(40, 0, { wire: 'ReportNo' }).nullable(),
  issueDate: day.nullable(),
  validUntil: day.nullable(),
  isLimited: z.boolean(),
  panelRound: integer(1, 99),
  isSecondChecked: z.boolean(),
  dueAt: day.nullable(),
  /** When the application was submitted: its codes are read with the names of that time. */
  submittedAt: moment.nullable(),
  updatedAt: moment,
  rowVersion: integer(1, 1e9),
  can: listOf(oneOf(transitionNames(reportFlow))),
};
export const ReportRow = strictObject({
  ...row,
  outcome: z.enum(['open', 'pass', 'modify', 'fail']),
});
export type ReportRow = z.output<typeof ReportRow>;

/** The ledger's query (EN3). Code 0 of the application stands for everything in progress, 0 and 7. */
export const LedgerQuery = strictObject({
  ...paging,
  mainOrganisationName: text(100).optional(),
  achievementType: item('achievementType').optional(),
  evaluationPurpose: item('evaluationPurpose').optional(),
  achievementName: text(100).optional(),
  applicationStatus: integer(-1, 7).optional(),
  status: coded({ all: -1, ...reportStates }).optional(),
  evaluationAgencyName: text(100).optional(),
  assessorName: text(100).optional(),
  maturityFrom: integer(scales.maturity.least, scales.maturity.most).optional(),
  maturityTo: integer(scales.maturity.least, scales.maturity.most).optional(),
  innovationFrom: integer(scales.innovation.least, scales.innovation.most).optional(),
  innovationTo: integer(scales.innovation.least, scales.innovation.most).optional(),
  advancementFrom: integer(scales.advancement.least, scales.advancement.most).optional(),
  advancementTo: integer(scales.advancement.least, scales.advancement.most).optional(),
  startTime: day.optional(),
  endTime: day.optional(),
  overallLevel: OverallCode.optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;

export const LedgerPage = strictObject({
  ...pageOf(ReportRow).shape,
  summary: strictObject({
    count: integer(0, 1e9),
    economicBenefit: withMetadata(text(24), { wire: 'SumJJXY' }),
    byOverallLevel: withMetadata(
      listOf(strictObject({ overallLevel: OverallCode.nullable(), count: integer(0, 1e9) })),
      {
        wire: 'ByZTSPGJX',
      },
    ),
  }),
});

const counted = {
  count: integer(0, 1e9),
  economicBenefit: withMetadata(text(24), { wire: 'SumJJXY' }),
};
/**
 * Everything found by state, by agency, by band of maturity and by month, each with how many and their benefit (domain §9.14).
 * Levels that the reader may not know are in no band.
 */
export const LedgerSums = strictObject({
  byStatus: listOf(strictObject({ status: ReportStatus, ...counted })),
  /** Those with the most reports. */
  byAgency: listOf(strictObject({ evaluationAgencyName: text(150), ...counted }), 20),
  byMaturity: listOf(
    strictObject({
      from: integer(scales.maturity.least, scales.maturity.most),
      to: integer(scales.maturity.least, scales.maturity.most),
      ...counted,
    }),
  ),
  /** The newest months, each from its first day to its last. */
  byMonth: listOf(strictObject({ from: day, to: day, ...counted }), 24),
});

/** A step of the regulatory path (domain §9.10). */
const RegulatoryStep = strictObject({
  step: z.enum(regulatorySteps),
  neededFrom: integer(scales.maturity.least, scales.maturity.most),
  doneOn: day.nullable(),
  number: text(100).nullable(),
});

const versions = 10_000;
/** The set of rules by which a report is judged (domain §6.3). */
const RuleSetName = strictObject({
  version: integer(1, versions),
  publishedOn: day,
  /** Of the canonical JSON of the set, as SHA-256. */
  sha256,
});
/** What the newest set says to the same tables and evidence, beside what the report's own says; nothing of it counts. */
const RuleComparison = strictObject({
  newest: RuleSetName,
  /** As of which day both are computed. */
  asOf: day,
  own: LevelsInForce,
  byNewest: LevelsInForce,
  /** The steps that come out otherwise. */
  steps: listOf(
    strictObject({
      rule: text(60),
      says: text(600),
      about: text(400),
      own: z.unknown(),
      byNewest: z.unknown(),
    }),
  ),
});
/** A table as it is read: a proposal of many discoveries makes it longer than it may be saved. */
const asRead = (table: z.ZodArray) => withMetadata(listOf(table.element), metadataOf(table));

/** The chapters and tables of a report to be read. */
export const writtenParts = {
  sections: strictObject(sections).partial(),
  ...(Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, asRead(table)]),
  ) as typeof tables),
};

const wholeReport = {
  ...row,
  standing: Progress.nullable(),
  baseDate: day,
  ...writtenParts,
  evidence: listOf(Evidence),
  citations: listOf(Citation),
  regulatoryPath: listOf(RegulatoryStep),
  trace: listOf(TraceStep),
  ruleSet: RuleSetName,
  /** Whoever reads the levels reads what was changed by hand. */
  overrides: listOf(LevelChange),
};

/** For the author, the second checker, the agency and the public-service agency: everything. */
const ReportForStaff = strictObject({
  audience: z.literal('staff'),
  ...wholeReport,
  outcome: ReportRow.shape.outcome,
  assessment: Assessment.nullable(),
  /** Null where no newer set was published. */
  ruleComparison: RuleComparison.nullable(),
  /** What of it is still to be written: the part, and its field where it is no table. */
  missing: listOf(strictObject({ part: text(40), field: text(40).nullable() })),
  secondCheck: strictObject({
    by: text(100),
    at: moment,
    remark: text(4_000),
    checklist: listOf(text(60)),
    isCurrent: z.boolean(),
    /** Whether it is the reader's own. */
    isOwn: z.boolean(),
  }).nullable(),
  remarks: listOf(Remark),
  contentVersion: integer(1, 1e9),
  contentHash: sha256,
  /** Whether what stands there is what was frozen when the panel had closed: only that can be signed and passed. */
  isContentKept: z.boolean(),
  /** Whether the application declares its release limited. */
  isLimitedDeclared: z.boolean(),
  tally: StoredTally.nullable(),
  suggestions: listOf(Suggestion),
  answers: listOf(Answer),
  noteRequired: z.boolean(),
  /** Once the round is closed. */
  reconciled: Reconciliation.nullable(),
  reconciliation: text(4_000).nullable(),
  defects: listOf(ReportDefect),
  returnScope: z.enum(['formal', 'substantive']).nullable(),
  /** Of a report returned for its form: what else was changed since, by name; with nothing it may go straight back (R9). */
  changedBeyondForm: listOf(text(100)).nullable(),
  signatures: listOf(Signature),
  verifyCode: withMetadata(text(19), { guarded: true }).nullable(),
  pdfSha256: sha256.nullable(),
});

/** For an expert who has accepted: what they judge, and nothing about the others on the panel. */
const ReportForExpert = strictObject({
  audience: z.literal('expert'),
  ...wholeReport,
});

/** For the owner and their technology manager, once passed: no expert, no vote, no working paper. */
const ReportForOwner = strictObject({
  audience: z.literal('owner'),
  ...wholeReport,
  verifyCode: withMetadata(text(19), { guarded: true }),
  contentHash: sha256,
});

/** For the administrator: where it stands, not what it says (separation of duties). */
const ReportForAdministrator = strictObject({
  audience: z.literal('administrator'),
  ...ReportRow.shape,
  standing: Progress.nullable(),
});

export const ReportDetail = z.discriminatedUnion('audience', [
  ReportForStaff,
  ReportForExpert,
  ReportForOwner,
  ReportForAdministrator,
]);

/** Every transition answers where the report now stands. */
export const TransitionReply = strictObject({
  id: ref('report'),
  status: ReportStatus,
  rowVersion: integer(1, 1e9),
});
