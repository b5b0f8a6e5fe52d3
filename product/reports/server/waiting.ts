import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import { timeZone } from '#contract/time-zone';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { DeadlineStep, Waiting } from '#product/tasks/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { achievements } from '#queries/applications';
import { materialCodes } from '#product/dictionaries/material-status';
import { materialHeads } from '#queries/materials';
import { emptySeat, minutesSigned, seatsWith, sheetsPassed } from '#queries/panels';
import { runningClocks } from '#queries/tasks';
import { pinnedNumber } from '#product/settings/server';
import { ofVisibleApplication } from '#product/applications/server';
import { reportStates } from '#product/dictionaries/report-status';
import type { ReportRecord } from './computed-levels';
import { checked, fixed, panelComplete, remarked, signed, tallied } from './progress';
import { missingSections } from './dossier-checks';
import { visibleReports } from './visible';

const { draft, returned, withExperts, atPublicAgency } = reportStates;
const most = 100;

type When = readonly [step: DeadlineStep, when: RawBuilder<SqlBool>];
interface Found {
  readonly id: string;
  readonly applicationId: string;
  readonly step: DeadlineStep;
  readonly achievementName: string;
  readonly applicationNumber: string | null;
  readonly dueAt: string | null;
}

const toSign = (actor: Parameters<typeof signed>[0]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${fixed} and not ${signed(actor)})`;

/** The author: write, send out, mend, answer, sign. */
const ofAuthor: readonly When[] = [
  ['answerRemarks', sql`report.status in (${draft}, ${returned}) and ${remarked}`],
  ['toExperts', sql`report.status = ${draft} and ${checked} and ${panelComplete}`],
  ['reportDraft', sql`report.status = ${draft}`],
  ['improveReport', sql`report.status = ${returned} and not ${fixed}`],
  ['answer', sql`${tallied} and report.content_hash is null`],
  ['sign', toSign('assessor')],
];
/** A manager of the agency: form the panel, close its round, sign, send on. */
const ofAgency: readonly When[] = [
  [
    'panel',
    sql`(report.status = ${draft} and ${seatsWith(['invited', 'accepted'])} < ${pinnedNumber('panelFewest')})
      or (report.status in (${draft}, ${withExperts}) and report.tally is null and ${emptySeat})`,
  ],
  [
    'closeRound',
    sql`report.status = ${withExperts} and report.tally is null and ${sheetsPassed} and ${minutesSigned}`,
  ],
  ['returnReport', sql`report.status = ${withExperts} and report.tally ->> 'outcome' <> 'pass'`],
  ['sign', toSign('agency')],
  [
    'toPublicAgency',
    sql`${fixed} and ${signed('assessor')} and ${signed('secondChecker')} and ${signed('agency')}`,
  ],
];

/** What a person may have to do with which reports, by the actors they are towards them (as `actorsOf` of the machine gives them). */
const casesFor = ({ roles, rights, personId, organisationIds }: Me): RawBuilder<DeadlineStep>[] => {
  const where = (whose: RawBuilder<SqlBool>, whens: readonly When[]) =>
    whens.map(([step, when]) => sql<DeadlineStep>`when (${whose}) and (${when}) then ${step}::text`);
  return [
    ...(roles.has(roleCode.assessor) && rights.has('report.edit')
      ? where(sql`report.author_id = ${personId}`, ofAuthor)
      : []),
    ...(roles.has(roleCode.assessor) && rights.has('report.sign')
      ? where(sql`report.checked_by = ${personId}`, [['sign', toSign('secondChecker')]])
      : []),
    ...(roles.has(roleCode.agency) && organisationIds.length > 0 && rights.has('panel.form')
      ? where(
          sql`report.agency_id = any(${organisationIds}::uuid[]) and report.author_id <> ${personId}
            and report.checked_by is distinct from ${personId}`,
          ofAgency,
        )
      : []),
    ...(roles.has(roleCode.publicAgency) && rights.has('report.publicReview')
      ? where(sql`report.status = ${atPublicAgency}`, [['publicReview', sql`true`]])
      : []),
  ];
};

/** The last instant of the day on which the agency plans to be done: until when a step lasts that has no clock of its own. */
const plannedEnd = sql<string | null>`((application.plan_end + 1)::timestamp at time zone ${timeZone}
  - interval '1 millisecond')`;

const pages: Partial<Record<DeadlineStep, string>> = {
  answerRemarks: 'Report',
  toExperts: 'Report',
  reportDraft: 'Report',
  improveReport: 'Report',
  secondCheck: 'Report',
  publicReview: 'hyCheck',
};
/** The tab of the report's page on which the step is done. */
const tabs: Partial<Record<DeadlineStep, string>> = {
  panel: 'panel',
  closeRound: 'panel',
  returnReport: 'panel',
  answer: 'answers',
  sign: 'signatures',
  toPublicAgency: 'signatures',
};
const asTask = ({ id, applicationId, step, achievementName, applicationNumber, dueAt }: Found): Waiting => ({
  objectKind: 'report',
  objectId: id,
  applicationId,
  step,
  title: achievementName,
  number: applicationNumber ?? '',
  url: `/EvaluationManagement/${pages[step] ?? 'reprotDetail'}?Id=${id}${tabs[step] ? `&Tab=${tabs[step]}` : ''}`,
  dueAt,
});

/** Reports that wait for a person, whatever the role: until the step's clock runs out, or to the evaluation's planned end. */
export const ownSteps = async ({ db, me }: Context): Promise<Waiting[]> => {
  const cases = casesFor(me);
  const seen = visibleReports(undefined as never, me);
  if (cases.length === 0) return [];
  const { rows } =
    await sql<Found>`select found.id, found.application_id, found.step, found.achievement_name, found.application_number,
      coalesce((select min(clock.due_at) from ${runningClocks.as('clock')} where (
        (found.step in ('answerRemarks', 'closeRound') and clock.object_kind = 'report' and clock.object_id = found.id)
        or (found.step = 'publicReview' and clock.object_kind = 'application'
          and clock.object_id = found.application_id))), found.planned_end) as due_at
    from (select report.id, report.application_id, report.updated_at, application.achievement_name,
        ${plannedEnd} as planned_end,
        application.application_number, case ${sql.join(cases, sql` `)} end as step
      from report join ${achievements.as('application')} on application.id = report.application_id
      where report.is_current and not report.is_locked and not application.is_deleted and ${seen}
        and report.status in (${draft}, ${returned}, ${withExperts}, ${atPublicAgency})) found
    where found.step is not null order by found.updated_at limit ${most}`.execute(db);
  return rows.map(asTask);
};

/** Reports of colleagues that are written and wait for a second pair of eyes (R2b). */
export const toCheck = async ({ db, me }: Context): Promise<Waiting[]> => {
  if (!me.roles.has(roleCode.assessor) || !me.rights.has('report.secondCheck') || me.organisationId === null)
    return [];
  const { rows } = await sql<
    ReportRecord & Omit<Found, 'id' | 'applicationId' | 'step'> & { readonly achievementType: string }
  >`
    select report.*, application.achievement_name, application.application_number, application.achievement_type,
      ${plannedEnd} as due_at
    from report join ${achievements.as('application')} on application.id = report.application_id
    where report.is_current and not report.is_locked and not application.is_deleted
      and ${visibleReports(undefined as never, me)}
      and report.status in (${draft}, ${returned}) and report.agency_id = any(${me.organisationIds}::uuid[])
      and report.author_id <> ${me.personId} and application.assessor_id is distinct from ${me.personId}
      and not ${checked} and not ${remarked} and report.work_breakdown <> '[]' and report.risks <> '[]'
    order by report.updated_at limit ${most}`.execute(db);
  return rows
    .filter((row) => missingSections({ row, application: row }).length === 0)
    .map((row) => asTask({ ...row, step: 'secondCheck' }));
};

/** Applications of an assessor whose material has passed and whose report nobody has begun (R1). */
export const toCreate = async ({ db, me }: Context): Promise<Waiting[]> => {
  if (!me.roles.has(roleCode.assessor) || !me.rights.has('report.edit')) return [];
  const { rows } = await sql<Omit<Found, 'step'>>`
    select application.id, application.id as application_id, application.achievement_name,
      application.application_number, ${plannedEnd} as due_at
    from ${achievements.as('application')} join ${materialHeads.as('material')}
      on material.application_id = application.id and material.round = application.round
    where application.assessor_id = ${me.personId} and application.status = ${applicationCodes.evaluating}
      and ${ofVisibleApplication('application.id', me)} and material.status = ${materialCodes.passed} and not exists (
        select 1 from report where report.application_id = application.id and report.is_current)
    order by material.updated_at limit ${most}`.execute(db);
  return rows.map((row) => ({
    ...asTask({ ...row, step: 'report' }),
    objectKind: 'application',
    url: `/EvaluationManagement/Report?ApplyId=${row.id}`,
  }));
};
