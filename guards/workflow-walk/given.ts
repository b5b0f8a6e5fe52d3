import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { commitmentOf } from '#product/panels/server/sheets';

/**
 * What a case has been given for good, each with a hash of what it says ([ST1] [ST2] [ST3]): its number, every version that
 * was submitted, every signature, every step, what each round ended with, sheets whose form is in order, the published report.
 */
const forGood = (id: string) => sql<{ what: string; says: string }>`
  select 'number of the application' as what, application_number as says from application
    where id = ${id} and application_number is not null
  union all select 'submission ' || s.id, md5(s::text) from application_snapshot s where s.application_id = ${id}
  union all select 'material version ' || v.id, md5(v::text) from material_version v
    join material m on m.id = v.material_id where m.application_id = ${id}
  union all select 'signature ' || s.id, md5(s::text) from report_signature s
    join report r on r.id = s.report_id where r.application_id = ${id}
  union all select 'round ' || ended.place || ' of ' || r.id, md5(ended.round::text) from report r,
    jsonb_array_elements(r.rounds) with ordinality as ended (round, place) where r.application_id = ${id}
  union all select 'number of report ' || id, report_number || verify_code from report
    where application_id = ${id} and report_number is not null
  union all select 'published report ' || r.id, md5(r::text) from report r where r.application_id = ${id} and r.status = 1
  union all select 'passed sheet ' || o.id, md5(concat_ws('|', o.sheet, o.salt, o.commitment, o.conclusion, o.signed_at))
    from opinion o join report r on r.id = o.report_id where r.application_id = ${id} and o.status = 1
  union all select 'step ' || t.id, md5(t::text) from timeline t where t.object_id = ${id}
    or t.object_id in (select id from material where application_id = ${id})
    or t.object_id in (select id from report where application_id = ${id})`;

export type Given = ReadonlyMap<string, string>;
export const givenTo = async (db: Db, applicationId: string): Promise<Given> => {
  const { rows } = await forGood(applicationId).execute(db);
  return new Map(rows.map(({ what, says }) => [what, says]));
};

/** What was given and has been taken away or changed. */
export const takenBack = (before: Given, now: Given): string[] =>
  [...before].filter(([what, says]) => now.get(what) !== says).map(([what]) => what);

/** Who may have no hand in it, each as the rows that would show one (domain §1.2, §3.3 R6, §3.4 E3, §6.5). */
const unjust: Readonly<Record<string, string>> = {
  'published only after the public-service agency’s review': `select r.id from report r where r.application_id = $id
    and (r.status = 1 or r.report_number is not null) and not exists (select from timeline t
      where t.object_id = r.id and t.transition = 'pass' and t.actor = 'publicAgency' and t.from_state = 7 and t.to_state = 1)`,
  'a sheet’s form is checked by nobody who wrote or checked the report': `select t.id from timeline t
    join opinion o on o.id = t.object_id join report r on r.id = o.report_id
    where r.application_id = $id and t.transition in ('approveForm', 'returnForm') and t.actor_id in (r.author_id, r.checked_by)`,
  'nobody sits on a panel twice, nor two on one seat': `select min(o.id::text)::uuid as id from opinion o
    join report r on r.id = o.report_id where r.application_id = $id and o.number > 0
      and o.invitation in ('invited', 'accepted')
    group by grouping sets ((o.report_id, o.panel_round, o.expert_id), (o.report_id, o.panel_round, o.number))
    having count(*) > 1`,
  'no judge owns the achievement, completed it or works where it was completed': `select judge.id from (
      select assessor_id as id from application where id = $id
      union all select author_id from report where application_id = $id and is_current
      union all select checked_by from report where application_id = $id and is_current
      union all select o.expert_id from opinion o join report r on r.id = o.report_id and r.panel_round = o.panel_round
        where r.application_id = $id and r.is_current and o.number > 0 and o.invitation = 'accepted') judge
    join person on person.id = judge.id join application a on a.id = $id
    where judge.id in (a.owner_id, a.technology_manager_id)
      or exists (select from application_person p where p.application_id = a.id and p.person_id = judge.id)
      or exists (select from application_organisation c where c.application_id = a.id
        and c.organisation_id = person.organisation_id)`,
};

/** The rules of who may judge that this case breaks, and sheets that are no longer what was sealed. */
export const injustices = async (db: Db, applicationId: string): Promise<string[]> => {
  const all = Object.entries(unjust)
    .map(
      ([says, rows]) =>
        `select '${says}' as says from (${rows.replaceAll('$id', `'${applicationId}'::uuid`)}) f`,
    )
    .join(' union all ');
  const { rows } = await sql.raw<{ says: string }>(all).execute(db);
  const sealed = await db
    .selectFrom('opinion')
    .innerJoin('report', 'report.id', 'opinion.reportId')
    .select(['opinion.id', 'opinion.sheet', 'opinion.salt', 'opinion.commitment'])
    .where('report.applicationId', '=', applicationId)
    .where('opinion.status', 'in', [0, 1])
    .execute();
  return [
    ...rows.map(({ says }) => says),
    ...sealed
      .filter(({ sheet, salt, commitment }) => !sheet || !salt || commitmentOf(salt, sheet) !== commitment)
      .map(({ id }) => `sheet ${id} is not what was sealed`),
  ];
};
