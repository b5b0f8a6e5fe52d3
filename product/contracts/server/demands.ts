import { sql } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { notify } from '#host/notify';
import { independent } from '#product/conflicts/server';
import { participantsOf, type About } from '#product/correspondence/server';
import { applicationHeads } from '#queries/applications';
import { people } from '#queries/people';
import type { contracts, FeeDemand } from '../contract';
import { contractsProblems } from '../problems';
import { contractsWords } from '../words';
import { visibleDemands, type FeeDemandRecord } from './visible';

type Input<Key extends keyof typeof contracts.calls> = z.output<(typeof contracts.calls)[Key]['takes']>;
type Demand = z.output<typeof FeeDemand>;

/** The demands that this person may read, with what they are about. */
const seen = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom('feeDemand')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'feeDemand.applicationId')
    .where((row) => visibleDemands(row as never, me));

const columns = [
  ...(['feeDemand.id', 'feeDemand.applicationId', 'feeDemand.demandedBy', 'feeDemand.amount'] as const),
  ...(['feeDemand.demandedOn', 'feeDemand.description', 'feeDemand.reportedAt'] as const),
  ...(['feeDemand.handledAt', 'feeDemand.outcome', 'feeDemand.rowVersion'] as const),
  ...(['application.applicationNumber', 'application.achievementName'] as const),
] as const;
const nameOf = (column: string, as: 'reportedByName' | 'handledByName') =>
  sql<
    string | null
  >`(select person.true_name from ${people.as('person')} where person.id = ${sql.ref(column)})`.as(as);
const agencyName = sql<string | null>`(select agency.name from organisation agency
  where agency.id = application.evaluation_agency_id)`.as('agencyName');
const named = [
  nameOf('feeDemand.reportedBy', 'reportedByName'),
  nameOf('feeDemand.handledBy', 'handledByName'),
  agencyName,
] as const;

/** What the caller has reported about a case. */
export const demandsOf = async (context: Context<Context['me'], About>): Promise<Demand[]> => {
  const rows = await seen(context)
    .select([...columns, ...named])
    .where('feeDemand.applicationId', '=', context.object.id)
    .where('feeDemand.reportedBy', '=', context.me.personId)
    .orderBy('feeDemand.reportedAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, reportedByName: row.reportedByName ?? '', can: [] }));
};

/** All of them for the public-service agency, those that nobody has handled first. */
export const listDemands = async (
  { isOpen, achievementName, ...page }: Input<'demands'>,
  context: Context,
) => {
  let chosen = seen(context);
  if (isOpen !== undefined) chosen = chosen.where('feeDemand.handledAt', isOpen ? 'is' : 'is not', null);
  if (achievementName?.trim())
    chosen = chosen.where('application.achievementName', 'like', containing(achievementName.trim()));
  const { rows, total } = await pageFrom(chosen, page, (all) =>
    all
      .select([...columns, ...named])
      .orderBy(sql`fee_demand.handled_at is not null`)
      .orderBy('feeDemand.reportedAt', 'desc')
      .orderBy('feeDemand.id', 'desc'),
  );
  return {
    rows: rows.map((row): Demand => ({
      ...row,
      reportedByName: row.reportedByName ?? '',
      can: row.handledAt === null ? ['handle'] : [],
    })),
    total,
  };
};

const caseOf = ({ db }: Pick<Context, 'db'>, applicationId: string) =>
  db
    .selectFrom(applicationHeads.as('application'))
    .selectAll()
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();

/**
 * The applicant's side reports that somebody asked for money beside the contract. The public-service agency reads it and nobody
 * else does: neither the agency it may be about nor the assessor. Throws 404 for whoever is not on the applicant's side.
 */
export const reportDemand = async (
  { demandedBy, amount, demandedOn, description }: Input<'reportDemand'>,
  context: Context<Context['me'], About>,
) => {
  const { db, me, now, newId, object } = context;
  const [own] = await participantsOf(context, object, me.personId);
  if (!own?.parts.some((part) => part === 'owner' || part === 'techManager')) throw general.notFound();
  const id = newId();
  await db
    .insertInto('feeDemand')
    .values({
      id,
      applicationId: object.id,
      reportedBy: me.personId,
      ...{ demandedBy, amount, demandedOn, description },
      reportedAt: now.toISOString(),
    })
    .execute();
  context.audit({ object: ['feeDemand', id], after: { applicationId: object.id } });
  const about = await caseOf(context, object.id);
  const reviewers = (await participantsOf(context, about)).filter(({ parts }) =>
    parts.includes('publicAgency'),
  );
  await notify(context, {
    to: reviewers.map((each) => each.id),
    kind: 'contracts.toldDemand',
    says: contractsWords.toldDemand,
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['feeDemand', id],
    actionNeeded: true,
  });
  return { id };
};

/** A reviewer without a conflict of interest says what came of it; whoever reported it reads that. Throws 2003, 2005, 2174. */
export const handleDemand = async (
  { rowVersion, outcome }: Input<'handleDemand'>,
  context: Context<Context['me'], FeeDemandRecord>,
) => {
  const { db, me, now, object: demand } = context;
  if (!me.roles.has(roleCode.publicAgency)) throw general.notAllowed();
  if (demand.handledAt !== null) throw contractsProblems.handledAlready();
  if (demand.rowVersion !== rowVersion) throw general.changedMeanwhile();
  await independent(context, 'publicAgency', demand.applicationId);
  await db
    .updateTable('feeDemand')
    .set({ handledBy: me.personId, handledAt: now.toISOString(), outcome, rowVersion: rowVersion + 1 })
    .where('id', '=', demand.id)
    .execute();
  context.audit({ before: { outcome: null }, after: { outcome } });
  const about = await caseOf(context, demand.applicationId);
  await notify(context, {
    to: [demand.reportedBy],
    kind: 'contracts.toldHandled',
    says: contractsWords.toldHandled,
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['contract', demand.applicationId],
  });
  return {};
};
