import type * as z from 'zod';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { roleCode } from '#contract/rights';
import { timeZone } from '#contract/time-zone';
import type { Context } from '#host/context';
import { fileFacts } from '#host/files/rows';
import { containing, pageFrom } from '#host/lists';
import { isOfOwn } from '#host/me';
import { stateOf, transitionsOf } from '#host/transitions';
import { applicationHeads } from '#queries/applications';
import { underRecord } from '#queries/integrity';
import { people } from '#queries/people';
import type { integrity } from '../contract';
import type { IntegrityRecord } from '../record';
import { applicationCodes } from '#product/dictionaries/application-status';
import { recordStates } from '#product/dictionaries/record-status';
import { recordFlow, type RecordState } from '../workflow';
import { actorsOf } from './machine';
import { organisationOf } from './parties';
import { visibleRecords, type StoredRecord } from './visible';

type Filter = z.output<typeof integrity.calls.list.takes>;

/** Records as this person sees them, with the names of whom they are about. */
const seen = ({ db, me }: Context) =>
  db
    .selectFrom('integrityRecord')
    .leftJoin(people.as('party'), 'party.id', 'integrityRecord.personId')
    .leftJoin('organisation as workplace', 'workplace.id', 'party.organisationId')
    .leftJoin('organisation as blocked', 'blocked.id', 'integrityRecord.organisationId')
    .where((row) => visibleRecords(row as never, me));

const partyName = sql<string>`coalesce(blocked.name, party.true_name)`;

type Found = Pick<
  StoredRecord,
  'id' | 'organisationId' | 'ground' | 'status' | 'proposedAt' | 'startsOn' | 'expiresOn'
> & { readonly name: string; readonly organisationName: string };
const headOf = (row: Found) => ({
  id: row.id,
  name: row.name,
  isOrganisation: row.organisationId !== null,
  organisationName: row.organisationName,
  ground: row.ground,
  state: stateOf(recordFlow, row.status) as RecordState,
  proposedAt: row.proposedAt,
  startsOn: row.startsOn,
  expiresOn: row.expiresOn,
});
const names = [
  partyName.as('name'),
  sql<string>`coalesce(workplace.name, '')`.as('organisationName'),
] as const;

/** The records before the reviewers, those that wait for a decision first. */
export const listRecords = async (filter: Filter, context: Context) => {
  const { state, name } = filter;
  let chosen = seen(context);
  if (state) chosen = chosen.where('integrityRecord.status', '=', recordFlow.states[state]!);
  if (name?.trim()) chosen = chosen.where(partyName, 'like', containing(name.trim()));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .select(['integrityRecord.id', 'integrityRecord.organisationId', 'integrityRecord.ground'])
      .select(['integrityRecord.status', 'integrityRecord.proposedAt'])
      .select(['integrityRecord.startsOn', 'integrityRecord.expiresOn', ...names])
      .orderBy(sql`integrity_record.status <> ${recordStates.proposed}`)
      .orderBy('integrityRecord.proposedAt', 'desc')
      .orderBy('integrityRecord.id', 'desc'),
  );
  return { rows: rows.map(headOf), total };
};

const nameIn = (column: string) =>
  sql<string | null>`(select actor.true_name from ${people.as('actor')}
    where actor.id = ${sql.ref(`integrityRecord.${column}`)})`;

/** One record, whole, with what the caller may do to it. Who acted for the agency is told to its reviewers alone. */
export const readRecord = async (id: string, context: Context): Promise<IntegrityRecord> => {
  const { me, db } = context;
  const row = await seen(context)
    .leftJoin(applicationHeads.as('ended'), 'ended.id', 'integrityRecord.applicationId')
    .selectAll('integrityRecord')
    .select(['ended.achievementName', 'ended.applicationNumber'])
    // As applications are shown to reviewers: once an appeal re-opened the case it is not theirs to read.
    .select((record) => [
      record
        .and([
          record('ended.status', '=', applicationCodes.rejected),
          record('integrityRecord.applicationId', 'in', underRecord),
        ])
        .as('isCaseOpen'),
    ])
    .select([
      ...names,
      nameIn('proposedBy').as('proposedByName'),
      nameIn('decidedBy').as('decidedByName'),
      nameIn('appealDecidedBy').as('appealDecidedByName'),
    ])
    .select((record) => [
      jsonArrayFrom(
        record
          .selectFrom('integrityRecordFile as handedIn')
          .innerJoin(fileFacts.as('stored'), 'stored.id', 'handedIn.fileId')
          .select(['stored.id', 'stored.name'])
          .whereRef('handedIn.recordId', '=', 'integrityRecord.id')
          .orderBy('handedIn.sort')
          .orderBy('stored.id'),
      ).as('files'),
      record
        .selectFrom(fileFacts.as('evidence'))
        .select('evidence.name')
        .whereRef('evidence.id', '=', 'integrityRecord.evidenceFileId')
        .as('evidenceName'),
    ])
    .where('integrityRecord.id', '=', id)
    .executeTakeFirstOrThrow();
  const actors = actorsOf(me, row);
  const isReviewer = actors.includes('publicAgency') && me.roles.has(roleCode.publicAgency);
  const isRelated = isReviewer && isOfOwn(me, await organisationOf(db, row));
  const forReviewers = (name: string | null): string | null => (isReviewer ? name : null);
  return {
    ...headOf(row),
    facts: row.facts,
    evidence: { id: row.evidenceFileId, name: row.evidenceName ?? '' },
    months: row.months,
    // Reviewers read the case for as long as the record waits for them and it stays ended, its applicant always.
    application:
      row.achievementName === null
        ? null
        : {
            id: !isReviewer || row.isCaseOpen ? row.applicationId : null,
            achievementName: row.achievementName,
            applicationNumber: row.applicationNumber,
          },
    proposedByName: forReviewers(row.proposedByName),
    replyUntil: row.replyUntil,
    reply: row.reply,
    repliedAt: row.repliedAt,
    files: row.files,
    decidedAt: row.decidedAt,
    decidedByName: forReviewers(row.decidedByName),
    decision: row.decision,
    appealUntil: row.appealUntil,
    appeal: row.appeal,
    appealedAt: row.appealedAt,
    appealDecidedAt: row.appealDecidedAt,
    appealDecidedByName: forReviewers(row.appealDecidedByName),
    appealAnswer: row.appealAnswer,
    withdrawnAt: row.withdrawnAt,
    withdrawal: row.withdrawal,
    rowVersion: row.rowVersion,
    can: isRelated ? [] : offered(context, row),
  };
};

/** What the table lets this person do now, without what would only be refused them. */
const offered = ({ me, now }: Context, row: StoredRecord): IntegrityRecord['can'] => {
  const over = (until: string | null): boolean => until !== null && now > new Date(until);
  const tookPart = [row.proposedBy, row.decidedBy].includes(me.personId);
  const refused: Readonly<Record<string, boolean>> = {
    reply: over(row.replyUntil),
    appeal: over(row.appealUntil),
    confirm: row.proposedBy === me.personId || (row.repliedAt === null && !over(row.replyUntil)),
    upholdRecord: tookPart,
    grantAppeal: tookPart,
  };
  return transitionsOf({ flow: recordFlow, actors: actorsOf }, me, row).filter((name) => !refused[name]);
};

/** How records went, by the year in which they were proposed and by ground. */
export const recordStatistics = async (context: Context) => {
  const counted = (status: number) =>
    sql<number>`count(*) filter (where integrity_record.status = ${status})::int`;
  const { proposed, inForce, withdrawn, dismissed, expired } = recordFlow.states as Record<
    RecordState,
    number
  >;
  return seen(context)
    .select([
      sql<number>`extract(year from integrity_record.proposed_at at time zone ${timeZone})::int`.as('year'),
      'integrityRecord.ground',
      sql<number>`count(*)::int`.as('proposed'),
      counted(proposed).as('waiting'),
      counted(inForce).as('inForce'),
      counted(withdrawn).as('withdrawn'),
      counted(dismissed).as('dismissed'),
      counted(expired).as('expired'),
      sql<number>`count(integrity_record.appealed_at)::int`.as('appealed'),
    ])
    .groupBy(['year', 'integrityRecord.ground'])
    .orderBy('year', 'desc')
    .orderBy('integrityRecord.ground')
    .execute();
};
