import { sql, type SqlBool } from 'kysely';
import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { readBatch, under, within } from '#host/database/batched-reads';
import { writtenOnce } from '#host/database/written-once';
import { steps } from '#host/timeline';
import { settingsReads } from '#product/settings/server';
import { contractsInForce } from '#queries/contracts';
import { people } from '#queries/people';
import { entriesOf, followingIn, mergedEntries } from '#product/organisations/server';
import { forExperts } from '../application';
import {
  fieldNamed,
  type SupplementDefect,
  type ExpertDetails,
  type ReturnedDetails,
  type SummaryDetails,
  type FullDetails,
} from '../details';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import { earlierRounds } from './rounds/earlier-rounds';
import { reEvaluationFrom } from '../re-evaluation';
import { lastSubmitted } from './codes';
import { contentIn, contentReads } from './content';
import { actorsOf, knowsProposal } from './actors';
import { dueAt, isOverdue } from './due';
import { transitionReads, transitionsIn } from './machine';
import { successorsFor } from './re-evaluation/re-evaluate';
import { hashOf } from './submit';
import { expectedIn, progressIn, progressReads } from './progress';
import { returnedApplications, supervisedApplications, wholeApplications, type Application } from './visible';

type At = Context<Context['me'], Application>;

/** What reads the same whoever asks. */
const namesReads = writtenOnce(['id'], (db, { id }) => ({
  names: db
    .selectFrom('application')
    .innerJoin(people.as('owner'), 'owner.id', 'application.ownerId')
    .leftJoin('organisation as agency', 'agency.id', 'application.evaluationAgencyId')
    .leftJoin(people.as('assessor'), 'assessor.id', 'application.assessorId')
    .leftJoin(people.as('manager'), 'manager.id', 'application.technologyManagerId')
    .leftJoin(contractsInForce.as('contract'), (join) =>
      join
        .onRef('contract.applicationId', '=', 'application.id')
        .onRef('contract.round', '=', 'application.round')
        .on(sql<SqlBool>`contract.agency_id in ${entriesOf(sql`application.evaluation_agency_id`)}`)
        // Accepted, and not given back since.
        .on('application.assessorId', 'is not', null),
    )
    .select(['owner.trueName as ownerName', 'agency.name as agencyName'])
    .select(['assessor.trueName as assessorName', 'manager.trueName as managerName'])
    .select(['contract.contractNumber', 'contract.fee'])
    .where('application.id', '=', id),
  merged: mergedEntries(db),
}));

/** Everything that any reader's view of an application needs, read at once. */
const readFor = async (context: At) => {
  const { db, me, object: row } = context;
  const acting = transitionReads(context, [row.id]);
  const found = await readBatch(db, {
    extra: db
      .selectFrom('application')
      .select((each) => [
        dueAt(each as never, me).as('dueAt'),
        each
          .selectFrom(people.as('proposer'))
          .select('proposer.trueName')
          .where('proposer.id', '=', sql<string>`(application.proposal ->> 'by')::uuid`)
          .as('proposerName'),
        sql<boolean>`${wholeApplications(each as never, me)}`.as('isWhole'),
        sql<boolean>`${supervisedApplications(each as never, me)}`.as('isSupervised'),
        sql<boolean>`${returnedApplications(each as never, me)}`.as('isReturned'),
      ])
      .where('application.id', '=', row.id),
    ...namesReads(db, { id: row.id }),
    ...progressReads(context, [row.id]),
    ...under('terms', settingsReads(db, [row.id])),
    ...contentReads(db, row.id),
    ...(acting && under('transitions', acting)),
  });
  const can = await transitionsIn(context, [row], acting && within('transitions', acting, found));
  const terms = within('terms', settingsReads(db, [row.id]), found);
  return { ...found, terms, can: [...can(row), ...successorsFor(me, row)] };
};
type Read = Awaited<ReturnType<typeof readFor>>;

/** That its owner asks to cancel: for whoever reads the case; of the fee, for its parties and who decides in their place. */
const cancellationOf = ({ me, object: { proposal }, object }: At, isWhole: boolean) => {
  if (proposal?.kind !== 'cancellation') return null;
  const { reason, feeNote, at: askedAt, escalatedAt } = proposal;
  const isParty = isWhole || actorsOf(me, object).includes('publicAgency');
  return { reason, feeNote: isParty ? feeNote : null, askedAt, escalatedAt };
};

const headOf = (context: At, read: Read) => {
  const { me, object: row } = context;
  const extra = read.extra[0]!;
  const names = read.names[0]!;
  const progress = progressIn(context, read)(row, extra.isSupervised);
  const dueAt = extra.dueAt && new Date(extra.dueAt).toISOString();
  return {
    id: row.id,
    applicationNumber: row.applicationNumber,
    status: statusOf(row.status),
    rowVersion: row.rowVersion,
    round: row.round,
    ownerName: names.ownerName,
    evaluationAgencyName: names.agencyName,
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    dueAt,
    heldSince: progress?.since ?? null,
    isOverdue: isOverdue(dueAt, context.now),
    expectedOn: expectedIn(context.now, read.terms)(row.id, {
      stage: progress?.stage ?? null,
      dueAt,
      planEnd: row.planEnd,
    }),
    standing: progress && {
      stage: progress.stage,
      holder: progress.holder,
      next: actorsOf(me, row).includes(progress.holder as 'owner') ? progress.url : null,
    },
    isLimited: row.isLimited ? 1 : 0,
    cancellation: cancellationOf(context, extra.isWhole),
    can: read.can,
  };
};

type Head = ReturnType<typeof headOf>;

/** What is to be supplemented; a field that the form no longer has is left out. */
const defectsOf = ({ defects }: Application): z.output<typeof SupplementDefect>[] =>
  defects.flatMap(({ field, text }) => {
    const named = fieldNamed(field);
    return named ? [{ field: named, text }] : [];
  });

const proposalOf = ({ me, object: row }: At, read: Read): z.output<typeof FullDetails>['proposal'] => {
  const { proposal } = row;
  if (proposal === null || proposal.kind === 'cancellation' || !knowsProposal(me, row)) return null;
  const { kind, ground, reason, fileId, at } = proposal;
  return { kind, reasonCode: ground, reason, fileId, byName: read.extra[0]!.proposerName ?? '', at };
};

const fullDetails = async (context: At, head: Head, read: Read): Promise<z.output<typeof FullDetails>> => {
  const { me, object: row } = context;
  const draft = contentIn(read, row);
  const follow = followingIn(read.merged);
  const signable =
    row.status === applicationCodes.draft && actorsOf(me, row).includes('owner') ? hashOf(draft, row) : null;
  return {
    view: 'whole',
    ...head,
    ...draft,
    // A form chooses among the organisations that remain; what was written of them stays.
    evaluationAgencyId: follow(draft.evaluationAgencyId ?? null),
    organisations: draft.organisations?.map((each) => ({
      ...each,
      organisationId: follow(each.organisationId ?? null),
    })),
    assessorName: read.names[0]!.assessorName,
    technologyManagerName: read.names[0]!.managerName,
    contractNumber: read.names[0]!.contractNumber,
    // What is paid is nothing to whoever assesses (decision 0082).
    fee: actorsOf(me, row).includes('assessor') ? null : read.names[0]!.fee,
    planStart: row.planStart,
    planEnd: row.planEnd,
    returnCount: row.returnCount,
    defects: defectsOf(row),
    decisionReason: row.decisionReason,
    decisionText: row.decisionText,
    decisionFileId: row.decisionFileId,
    previousApplicationId: row.previousApplicationId,
    changes: row.changes,
    isMajorChange: row.isMajorChange,
    reEvaluationFrom:
      row.status === applicationCodes.passed && row.decidedAt !== null
        ? reEvaluationFrom(row.decidedAt)
        : null,
    earlierRounds: await earlierRounds(context),
    proposal: proposalOf(context, read),
    contentHash: signable,
  };
};

const forExpert = ({ object }: At, head: Head, read: Read): z.output<typeof ExpertDetails> => ({
  view: 'expert',
  ...head,
  ...forExperts(contentIn(read, object)),
});

const summary = ({ object: row }: At, head: Head): z.output<typeof SummaryDetails> => ({
  view: 'summary',
  ...head,
  achievementName: row.achievementName,
  achievementNameEnglish: row.achievementNameEnglish,
  achievementType: row.achievementType || null,
  evaluationPurposes: row.evaluationPurposes,
  keywords: row.keywords,
  technologyField: row.technologyField,
  mainOrganisationName: row.mainOrganisationName,
  firstAuthor: row.firstAuthor,
  introduction: row.form.introduction ?? null,
});

/** For the agency that sent it back: all that changes since is its owner's, until it is submitted again. */
const returned = async ({ db, object: row }: At, head: Head): Promise<z.output<typeof ReturnedDetails>> => {
  const sent = await lastSubmitted(db, row.id);
  const { at } = await db
    .selectFrom(steps.as('step'))
    .select('at')
    .where('objectKind', '=', 'application')
    .where('objectId', '=', row.id)
    .where('transition', 'in', ['return', 'release', 'revise', 'reopen'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const agency = await db
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', row.returnedBy)
    .executeTakeFirstOrThrow();
  return {
    view: 'returned',
    ...head,
    // Its owner may have chosen another one meanwhile.
    evaluationAgencyName: agency.name,
    isLimited: (sent.limitReason ?? '0') === '0' ? 0 : 1,
    updatedAt: at,
    achievementName: sent.achievementName ?? '',
    returnCount: row.returnCount,
    defects: defectsOf(row),
  };
};

/**
 * An application as its reader may read it: whole, as an expert of its panel, in summary, or as a case that was sent back
 * (domain §1.1).
 */
export const detailsOf = async (context: At) => {
  const read = await readFor(context);
  const { isWhole, isReturned } = read.extra[0]!;
  const head = headOf(context, read);
  if (isWhole) return fullDetails(context, head, read);
  if (isReturned) return returned(context, head);
  return context.me.roles.has(roleCode.expert) &&
    !context.me.roles.has(roleCode.publicAgency) &&
    !context.me.roles.has(roleCode.administrator)
    ? forExpert(context, head, read)
    : summary(context, head);
};
