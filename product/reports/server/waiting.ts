import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../../host/context';
import type { Me } from '../../../host/me';
import { letWait, type Step, type Waiting } from '../../tasks/server';
import { applicationCodes } from '../../applications/status';
import { heldNumber } from '../../settings/server';
import { visibleApplications } from '../../applications/server';
import { reportStates } from '../workflow';
import type { ReportRecord } from './assess';
import { missingSections } from './dossier-checks';
import { visibleReports } from './visible';

const { draft, returned, withExperts, atPublicAgency } = reportStates;
const most = 100;

type When = readonly [step: Step, when: RawBuilder<SqlBool>];
interface Found {
  readonly id: string;
  readonly step: Step;
  readonly achievementName: string;
  readonly applicationNumber: string | null;
  readonly dueAt: string | null;
}

/** A seat of this round that nobody holds: its expert declined, was replaced or let go. */
const emptySeat = sql<SqlBool>`exists (select 1 from opinion seat where seat.report_id = report.id
  and seat.panel_round = report.panel_round and seat.number > 0 and not exists (
    select 1 from opinion held where held.report_id = report.id and held.panel_round = report.panel_round
      and held.number = seat.number and held.invitation in ('invited', 'accepted')))`;
const seatsWith = (invitations: readonly string[]): RawBuilder<number> =>
  sql<number>`(select count(*) from opinion seat where seat.report_id = report.id
    and seat.panel_round = report.panel_round and seat.number > 0
    and seat.invitation in (${sql.join(invitations)}))`;
/** Everybody asked has accepted, and they are enough (domain §6.5). */
const panelStands = sql<SqlBool>`(not ${emptySeat} and ${seatsWith(['invited'])} = 0
  and ${seatsWith(['accepted'])} >= ${heldNumber('panelFewest')})`;
/** The sheet of every seat has passed its form check. */
const sheetsPassed = sql<SqlBool>`(${seatsWith(['accepted'])} > 0 and not exists (
  select 1 from opinion seat where seat.report_id = report.id and seat.panel_round = report.panel_round
    and seat.number > 0 and not exists (
      select 1 from opinion done where done.report_id = report.id and done.panel_round = report.panel_round
        and done.number = seat.number and done.invitation = 'accepted' and done.status = 1)))`;
const checked = sql<SqlBool>`(report.checked_version is not distinct from report.content_version)`;
const tallied = sql<SqlBool>`(report.status = ${withExperts} and report.tally ->> 'outcome' = 'pass')`;
const signed = (hat: 'assessor' | 'secondChecker' | 'agency'): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from report_signature given where given.report_id = report.id
    and given.hat = ${hat} and given.content_hash = report.content_hash)`;
const toSign = (hat: Parameters<typeof signed>[0]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${tallied} and report.content_hash is not null and not ${signed(hat)})`;

/** The author: write, send out, mend, answer, sign. */
const ofAuthor: readonly When[] = [
  ['toExperts', sql`report.status = ${draft} and ${checked} and ${panelStands}`],
  ['reportDraft', sql`report.status = ${draft}`],
  ['improveReport', sql`report.status = ${returned}`],
  ['answer', sql`${tallied} and report.content_hash is null`],
  ['sign', toSign('assessor')],
];
/** A manager of the agency: form the panel, close its round, sign, send on. */
const ofAgency: readonly When[] = [
  [
    'panel',
    sql`(report.status = ${draft} and ${seatsWith(['invited', 'accepted'])} < ${heldNumber('panelFewest')})
      or (report.status in (${draft}, ${withExperts}) and report.tally is null and ${emptySeat})`,
  ],
  ['closeRound', sql`report.status = ${withExperts} and report.tally is null and ${sheetsPassed}`],
  ['returnReport', sql`report.status = ${withExperts} and report.tally ->> 'outcome' <> 'pass'`],
  ['sign', toSign('agency')],
  [
    'toPublicAgency',
    sql`${tallied} and ${signed('assessor')} and ${signed('secondChecker')} and ${signed('agency')}`,
  ],
];

/** What a person may have to do with which reports, by his hats towards them (as `hatsOf` of the machine gives them). */
const casesFor = ({ roles, rights, personId, organisationIds }: Me): RawBuilder<Step>[] => {
  const where = (whose: RawBuilder<SqlBool>, whens: readonly When[]) =>
    whens.map(([step, when]) => sql<Step>`when (${whose}) and (${when}) then ${step}::text`);
  return [
    ...(roles.has('PGS') && rights.has('report.edit')
      ? where(sql`report.author_id = ${personId}`, ofAuthor)
      : []),
    ...(roles.has('PGS') && rights.has('report.sign')
      ? where(sql`report.checked_by = ${personId}`, [['sign', toSign('secondChecker')]])
      : []),
    ...(roles.has('PJJ') && organisationIds.length > 0 && rights.has('panel.form')
      ? where(
          sql`report.agency_id = any(${organisationIds}::uuid[]) and report.author_id <> ${personId}
            and report.checked_by is distinct from ${personId}`,
          ofAgency,
        )
      : []),
    ...(roles.has('PSA') && rights.has('report.publicReview')
      ? where(sql`report.status = ${atPublicAgency}`, [['publicReview', sql`true`]])
      : []),
  ];
};

const pages: Partial<Record<Step, string>> = {
  toExperts: 'Report',
  reportDraft: 'Report',
  improveReport: 'Report',
  publicReview: 'hyCheck',
};
const asTask = ({ id, step, achievementName, applicationNumber, dueAt }: Found): Waiting => ({
  objectKind: 'report',
  objectId: id,
  step,
  title: achievementName,
  number: applicationNumber ?? '',
  url: `/EvaluationManagement/${pages[step] ?? 'reprotDetail'}?Id=${id}`,
  dueAt,
});

/** Reports that wait for a person, whatever his hat; only the panel's round and the public review have a clock. */
const ownSteps = async ({ db, me }: Context): Promise<Waiting[]> => {
  const cases = casesFor(me);
  const seen = visibleReports(undefined as never, me);
  if (cases.length === 0) return [];
  const { rows } =
    await sql<Found>`select found.id, found.step, found.achievement_name, found.application_number,
      (select min(clock.due_at) from deadline clock where clock.done_at is null and (
        (found.step = 'closeRound' and clock.object_kind = 'report' and clock.object_id = found.id)
        or (found.step = 'publicReview' and clock.object_kind = 'application'
          and clock.object_id = found.application_id))) as due_at
    from (select report.id, report.application_id, report.updated_at, application.achievement_name,
        application.application_number, case ${sql.join(cases, sql` `)} end as step
      from report join application on application.id = report.application_id
      where report.is_current and not report.is_locked and not application.is_deleted and ${seen}
        and report.status in (${draft}, ${returned}, ${withExperts}, ${atPublicAgency})) found
    where found.step is not null order by found.updated_at limit ${most}`.execute(db);
  return rows.map(asTask);
};

/** Reports of colleagues that are written and wait for a second pair of eyes (R2b). */
const toCheck = async ({ db, me }: Context): Promise<Waiting[]> => {
  if (!me.roles.has('PGS') || !me.rights.has('report.secondCheck') || me.organisationId === null) return [];
  const { rows } = await sql<
    ReportRecord & Omit<Found, 'id' | 'step'> & { readonly achievementType: string }
  >`
    select report.*, application.achievement_name, application.application_number, application.achievement_type
    from report join application on application.id = report.application_id
    where report.is_current and not report.is_locked and not application.is_deleted
      and ${visibleReports(undefined as never, me)}
      and report.status in (${draft}, ${returned}) and report.agency_id = any(${me.organisationIds}::uuid[])
      and report.author_id <> ${me.personId} and application.assessor_id is distinct from ${me.personId}
      and not ${checked} and report.work_breakdown <> '[]' and report.risks <> '[]'
    order by report.updated_at limit ${most}`.execute(db);
  return rows
    .filter((row) => missingSections({ row, application: row }).length === 0)
    .map((row) => asTask({ ...row, step: 'secondCheck', dueAt: null }));
};

/** Applications of an assessor whose material has passed and whose report nobody has begun (R1). */
const toBegin = async ({ db, me }: Context): Promise<Waiting[]> => {
  if (!me.roles.has('PGS') || !me.rights.has('report.edit')) return [];
  const { rows } = await sql<Omit<Found, 'step' | 'dueAt'>>`
    select application.id, application.achievement_name, application.application_number
    from application join material on material.application_id = application.id and material.round = application.round
    where application.assessor_id = ${me.personId} and application.status = ${applicationCodes.evaluating}
      and ${visibleApplications(expressionBuilder(), me)} and material.status = 1 and not exists (
        select 1 from report where report.application_id = application.id and report.is_current)
    order by material.updated_at limit ${most}`.execute(db);
  return rows.map((row) => ({
    ...asTask({ ...row, step: 'report', dueAt: null }),
    objectKind: 'application',
    url: `/EvaluationManagement/Report?ApplyId=${row.id}`,
  }));
};

letWait(ownSteps);
letWait(toCheck);
letWait(toBegin);
