import * as z from 'zod';
import {
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  oneOf,
  ref,
  required,
  sha256,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { transitionNames } from '#contract/workflow';
import { verdictsIn } from '#product/opinions/places';
import { Category, Kind, Overall, SheetStatus } from '#product/opinions/codes';
import { Declaration } from '#product/conflicts/declaration';
import { Agreement, Discussion } from './discussion';
import { Invitation, InvitationField } from './invitation';
import { SheetContent, sheetFacts } from '#product/opinions/sheet';
import { invitationFlow, opinionFlow } from './workflow';
import { scales } from '#product/dictionaries/scales';

const rowVersion = integer(1, 1e9);
/** What may be done about the invitation, and to the sheet: two tables. */
const can = listOf(oneOf([...transitionNames(invitationFlow), ...transitionNames(opinionFlow)]));
const head = {
  id,
  reportId: ref('report'),
  achievementName: text(200),
  panelRound: integer(1, 99),
  panelMode: z.enum(['full', 'confirm']),
  template: integer(1, 2),
  number: integer(0, 9),
  kind: Kind,
  isLeader: flag,
  invitation: InvitationField,
  status: SheetStatus.nullable(),
  /** Of a round in which the panel talks over what it differed in (domain §9.7). */
  isDiscussion: flag,
  dueOn: day.nullable(),
  signedAt: moment.nullable(),
  rowVersion,
  can,
};

/** The levels an expert agrees with or not. */
export const ProposedLevels = strictObject({
  maturityLevel: integer(0, scales.maturity.most).nullable(),
  innovationLevel: integer(0, scales.innovation.most).nullable(),
  advancementLevel: integer(0, scales.advancement.most).nullable(),
  overallLevel: Overall.nullable(),
});

/** Why a sheet came back; about its form only. */
const FormReturn = strictObject({ reasonCode: item('formDefect'), text: text(1_000), times: integer(0, 9) });

/** For the expert themselves. Before they accept, and until the report is with the experts, there is no work to see. */
export const OpinionForExpert = strictObject({
  audience: z.literal('expert'),
  ...head,
  reportId: id.nullable(),
  about: Invitation,
  work: strictObject({
    reportId: ref('report'),
    applicationId: ref('application'),
    applicationNumber: text(40).nullable(),
    materialId: ref('material').nullable(),
    category: Category,
    proposed: ProposedLevels,
    sheet: SheetContent,
    /** What a signing code has to be asked for: the sheet as it is stored. */
    contentHash: sha256,
    missing: listOf(strictObject({ field: text(100), says: text(300) })),
    returned: FormReturn.nullable(),
    /** In a discussion what the others said in the round before, without names; `null` otherwise. */
    discussion: Discussion.nullable(),
    /** What was asked for in the round before, without names, and what was done about it. */
    answered: listOf(strictObject({ text: text(2_000), answer: text(4_000).nullable() })),
  }).nullable(),
});

/** What a sealed sheet shows of its form: that something is there, never what it says. */
export const FormFacts = strictObject({
  isSigned: flag,
  commitment: sha256.nullable(),
  scoresGiven: integer(0, 6),
  levelsJudged: integer(0, 3),
  commentCharacters: integer(0, 100_000),
  problems: integer(0, 30),
  advice: integer(0, 30),
  hasOverall: flag,
  hasConclusion: flag,
  missing: listOf(text(300)),
});

/** The places of a sheet that a form check is told nothing of but whether something stands there: `scores.social`. */
const maskedFields = verdictsIn(sheetFacts).map((place) => place.join('.'));

/** A submitted sheet as its form is checked (domain §3.4, E3): the words, with every verdict and score masked. */
export const MaskedSheet = strictObject({
  given: listOf(z.enum(maskedFields)),
  comments: SheetContent.shape.comments,
  problems: listOf(text(1_000)),
  advice: listOf(text(1_000)),
});

/** Grounds for taking a seat from somebody (E5). */
const replaceGrounds = ['declined', 'unanswered', 'late', 'conflict', 'blocked', 'form', 'absent'] as const;
export type ReplaceGround = (typeof replaceGrounds)[number];

/** For the agency and the public-service agency: sealed while the round is open (domain §9.7), whole afterwards. */
export const OpinionForAgency = strictObject({
  audience: z.literal('agency'),
  ...head,
  expertId: id,
  expertName: text(50),
  organisationName: text(100),
  professionalTitle: item('professionalTitle').nullable(),
  invitedAt: moment,
  replyBy: day.nullable(),
  repliedAt: moment.nullable(),
  checkedAt: moment.nullable(),
  /** Why the agency may put somebody else into this seat now; null where it may not (E5). */
  replaceFor: oneOf(replaceGrounds).nullable(),
  /** How many panels they had in hand when they were asked, and why all the same: where that was as many as the cap allows. */
  overLoad: strictObject({ openPanels: integer(0, 1e6), reason: text(500) }).nullable(),
  declineReason: text(500).nullable(),
  declaration: Declaration.nullable(),
  form: FormFacts,
  /** For who may check its form, while it waits for that; `null` otherwise. */
  masked: MaskedSheet.nullable(),
  returned: FormReturn.nullable(),
  /** How often it may still be returned for its form. */
  returnsLeft: integer(0, 9),
  /** Where it went to the public-service agency for its form, and what was said of it there. */
  ruling: strictObject({ state: z.enum(['asked', 'accepted', 'replace']), text: text(1_000) }).nullable(),
  opened: strictObject({ sheet: SheetContent, salt: sha256, commitment: sha256 }).nullable(),
});

/** For the assessor: a number instead of a name, and nothing before the round is closed. */
export const OpinionForAssessor = strictObject({
  audience: z.literal('assessor'),
  ...head,
  sheet: SheetContent.nullable(),
});

/** One sheet, in the shape of who reads it. */
export const Opinion = z.discriminatedUnion('audience', [
  OpinionForExpert,
  OpinionForAgency,
  OpinionForAssessor,
]);
/** All sheets of a round, in the shape of who reads them. */
export const RoundOpinion = z.discriminatedUnion('audience', [OpinionForAgency, OpinionForAssessor]);

/** What a closed round came to, without names: all that is ever consolidated (domain §1.1). */
export const PanelResult = strictObject({
  reportId: ref('report'),
  panelRound: integer(1, 99),
  outcome: z.enum(['pass', 'modify', 'fail']),
  agree: integer(0, 9),
  agreeAfterModification: integer(0, 9),
  disagree: integer(0, 9),
  quorum: integer(0, 9),
  heldByMandatoryItem: flag,
  agreement: Agreement.nullable(),
  /** How far they agreed before they talked it over; `null` where there was no discussion. */
  before: Agreement.nullable(),
  /** Too far apart to be counted: the round is talked over in another one, which has begun. */
  isDiscussed: flag,
  issues: listOf(
    strictObject({
      number: integer(1, 9),
      kind: z.enum(['problem', 'advice']),
      text: text(1_000),
      isMandatory: flag,
    }),
  ),
});

export const SaveOpinion = strictObject({
  id: ref('opinion'),
  rowVersion,
  sheet: SheetContent,
  /** In a discussion: why they keep or change what they said before. */
  revisionReason: text(2_000).optional(),
});
export const SubmitOpinion = strictObject({
  id: ref('opinion'),
  rowVersion,
  signingCode: text(16, 0, { wire: 'SmsCode', secret: true }),
});
export const CheckOpinion = strictObject({
  id: ref('opinion'),
  rowVersion,
  result: withMetadata(z.enum(['passed', 'notPassed']), { codes: { passed: 1, notPassed: 3 } }),
  reasonCode: text(12).optional(),
  message: text(1_000, 0, { wire: 'Msg' }).optional(),
});
/** What is wrong with the form of a sheet that has come back as often as it may. */
export const ReferOpinion = strictObject({
  id: ref('opinion'),
  rowVersion,
  reasonCode: text(12),
  message: required(1_000, { wire: 'Msg' }),
});
/** What the public-service agency decides about the form. */
export const RuleOnForm = strictObject({
  id: ref('opinion'),
  rowVersion,
  result: withMetadata(z.enum(['accepted', 'replace']), { codes: { accepted: 1, replace: 3 } }),
  reason: required(1_000),
});
/** Every transition answers where the sheet now stands. */
export const OpinionTransitionReply = strictObject({
  id: ref('opinion'),
  status: SheetStatus.nullable(),
  rowVersion,
});
