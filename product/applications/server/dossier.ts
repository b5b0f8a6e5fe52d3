import { sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { following } from '../../organisations/server';
import {
  fieldNamed,
  type Defect,
  type ExpertDossier,
  type ReturnedDossier,
  type SummaryDossier,
  type WholeDossier,
} from '../dossier';
import { applicationCodes, statusOf } from '../status';
import { lastSubmitted } from './codes';
import { contentOf } from './content';
import { hatsOf } from './hats';
import { dueAt } from './list';
import { deedsForAll } from './machine';
import { hashOf } from './submit';
import { standingOf } from './standing';
import { returnedApplications, supervisedApplications, wholeApplications, type Application } from './visible';

type At = Context<Context['me'], Application>;

const headOf = async (context: At) => {
  const { db, me, object: row } = context;
  const beside = await db
    .selectFrom('application')
    .innerJoin('person as owner', 'owner.id', 'application.ownerId')
    .leftJoin('organisation as agency', 'agency.id', 'application.evaluationAgencyId')
    .select(['owner.trueName as ownerName', 'agency.name as agencyName'])
    .select((each) => [
      dueAt(each as never, me).as('dueAt'),
      sql<boolean>`${wholeApplications(each as never, me)}`.as('isWhole'),
      sql<boolean>`${supervisedApplications(each as never, me)}`.as('isSupervised'),
      sql<boolean>`${returnedApplications(each as never, me)}`.as('isReturned'),
    ])
    .where('application.id', '=', row.id)
    .executeTakeFirstOrThrow();
  const standing = await standingOf({ db }, row, beside.isSupervised);
  return {
    isWhole: beside.isWhole,
    isReturned: beside.isReturned,
    head: {
      id: row.id,
      applicationNumber: row.applicationNumber,
      status: statusOf(row.status),
      rowVersion: row.rowVersion,
      round: row.round,
      ownerName: beside.ownerName,
      evaluationAgencyName: beside.agencyName,
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      dueAt: beside.dueAt,
      standing: standing && {
        stage: standing.stage,
        holder: standing.holder,
        next: hatsOf(me, row).includes(standing.holder as 'owner') ? standing.url : null,
      },
      isLimited: row.isLimited ? 1 : 0,
      can: (await deedsForAll(context, [row]))(row),
    },
  };
};

type Head = Awaited<ReturnType<typeof headOf>>['head'];

const nameOf = async ({ db }: At, id: string | null): Promise<string | null> =>
  id === null
    ? null
    : (await db.selectFrom('person').select('trueName').where('id', '=', id).executeTakeFirstOrThrow())
        .trueName;

/** What is to be supplemented; a field that the form no longer has is left out. */
const defectsOf = ({ defects }: Application): z.output<typeof Defect>[] =>
  defects.flatMap(({ field, text }) => {
    const named = fieldNamed(field);
    return named ? [{ field: named, text }] : [];
  });

const whole = async (context: At, head: Head): Promise<z.output<typeof WholeDossier>> => {
  const row = context.object;
  const draft = await contentOf(context.db, row);
  const follow = await following(context.db);
  const signable =
    row.status === applicationCodes.draft && hatsOf(context.me, row).includes('owner') ? hashOf(draft) : null;
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
    assessorName: await nameOf(context, row.assessorId),
    technologyManagerName: await nameOf(context, row.technologyManagerId),
    contractNumber: row.contractNumber,
    fee: row.fee,
    planStart: row.planStart,
    planEnd: row.planEnd,
    returnCount: row.returnCount,
    defects: defectsOf(row),
    decisionReason: row.decisionReason,
    decisionText: row.decisionText,
    contentHash: signable,
  };
};

const forExpert = async (context: At, head: Head): Promise<z.output<typeof ExpertDossier>> => {
  const {
    avoidedExperts: _avoided,
    attachments: _attachments,
    commitments: _commitments,
    ...draft
  } = await contentOf(context.db, context.object);
  return { view: 'expert', ...head, ...draft };
};

const summary = ({ object: row }: At, head: Head): z.output<typeof SummaryDossier> => ({
  view: 'summary',
  ...head,
  achievementName: row.achievementName,
  achievementType: row.achievementType || null,
  evaluationPurposes: row.evaluationPurposes,
  keywords: row.keywords,
  technologyField: row.technologyField,
  mainOrganisationName: row.mainOrganisationName,
  firstAuthor: row.firstAuthor,
  introduction: row.form.introduction ?? null,
});

/** For the agency that sent it back: all that changes since is its owner's, until it is submitted again. */
const returned = async ({ db, object: row }: At, head: Head): Promise<z.output<typeof ReturnedDossier>> => {
  const sent = await lastSubmitted(db, row.id);
  const { at } = await db
    .selectFrom('timeline')
    .select('at')
    .where('objectKind', '=', 'application')
    .where('objectId', '=', row.id)
    .where('deed', 'in', ['return', 'release'])
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
export const dossierOf = async (context: At) => {
  const { head, isWhole, isReturned } = await headOf(context);
  if (isWhole) return whole(context, head);
  if (isReturned) return returned(context, head);
  return context.me.roles.has('ZJ') && !context.me.roles.has('PSA') && !context.me.roles.has('ADM')
    ? forExpert(context, head)
    : summary(context, head);
};
