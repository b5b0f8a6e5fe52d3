import { sql } from 'kysely';
import type { Db } from '#host/database/connection';

/** What must hold at every moment (domain §3.0), each as the rows that would break it. */
const broken: Readonly<Record<string, string>> = {
  'application 4 ⇔ report 7': `select a.id from application a left join report r on r.application_id = a.id and r.is_current
    where (a.status = 4) is distinct from coalesce(r.status = 7, false)`,
  'application 1 ⇔ report 1': `select a.id from application a left join report r on r.application_id = a.id and r.is_current
    where (a.status = 1) is distinct from coalesce(r.status = 1, false)`,
  'application 7 ⇒ report none, 6, 0 or 3': `select a.id from application a join report r on r.application_id = a.id and r.is_current
    where a.status = 7 and r.status not in (6, 0, 3)`,
  'application 6 or 0 ⇒ no current report': `select a.id from application a join report r on r.application_id = a.id and r.is_current
    where a.status in (6, 0)`,
  'application 7, 4 or 1 ⇒ an assessor and a material; 6 or 0 ⇒ no material': `select a.id from application a left join material m on m.application_id = a.id and m.round = a.round
    where a.status in (7, 4, 1) and (a.assessor_id is null or m.id is null) or a.status in (6, 0) and m.id is not null`,
  'report 0, 7 or 1 ⇒ material 1': `select r.id from report r join application a on a.id = r.application_id
    join material m on m.application_id = a.id and m.round = a.round
    where r.is_current and r.status in (0, 7, 1) and m.status <> 1`,
  'one current report': `select application_id as id from report where is_current group by application_id having count(*) > 1`,
  'report 0, 7 or 1 ⇒ checked by somebody else': `select id from report
    where status in (0, 7, 1) and (checked_by is null or checked_by = author_id or checked_hash is null)`,
  'report 0, 7 or 1 ⇒ every remark of the second check is answered': `select id from report
    where status in (0, 7, 1) and jsonb_path_exists(check_remarks, '$[*] ? (@.answer == null)')`,
  'report 7 or 1 ⇒ the panel passed it and three people signed this content': `select r.id from report r
    where r.status in (7, 1) and (r.tally ->> 'outcome' is distinct from 'pass'
      or (select count(distinct s.person_id) from report_signature s
        where s.report_id = r.id and s.content_hash = r.content_hash) < 3)`,
  'report 1 ⇔ number, code and file': `select id from report
    where (status = 1) is distinct from (report_number is not null)
      or (status = 1 and (verify_code is null or pdf_sha256 is null or not is_locked))`,
  'a submitted sheet is signed, sealed and theirs who accepted': `select id from opinion
    where status in (0, 1, 3) and (signed_at is null or commitment is null or sheet is null)
      or status is not null and invitation = 'invited'`,
  'a closed round has no open seat': `select r.id from report r join opinion o on o.report_id = r.id and o.panel_round = r.panel_round
    where r.tally is not null and o.number > 0 and o.invitation = 'accepted' and o.status is distinct from 1`,
  'nothing waits for a decided application': `select d.id from deadline d join application a on a.id = d.object_id
    where d.done_at is null and a.status in (1, 2, 3)`,
  'one clock for one thing': `select min(id::text) as id from deadline where done_at is null group by object_id having count(*) > 1`,
};

const all = Object.entries(broken)
  .map(([says, rows]) => `select '${says}' as says, string_agg(id::text, ', ') as ids from (${rows}) found`)
  .join(' union all ');

/** The invariants that do not hold now, each with the ids that break it. */
export const brokenInvariants = async (db: Db): Promise<string[]> => {
  const { rows } = await sql
    .raw<{ says: string; ids: string }>(`select * from (${all}) judged where ids is not null`)
    .execute(db);
  return rows.map(({ says, ids }) => `${says}: ${ids}`);
};

/** Every transition is in the timeline: the last entry of an object says the state it is in. */
export const lastStepsDiffer = async (db: Db, applicationId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string; kind: string }>`
    with objects as (
      select 'application' as kind, id, status from application where id = ${applicationId}
      union all select 'material', id, status from material where application_id = ${applicationId}
      union all select 'report', id, status from report where application_id = ${applicationId} and is_current
    )
    select o.kind, o.id from objects o where o.status is distinct from (
      select t.to_state from timeline t where t.object_kind = o.kind and t.object_id = o.id
      order by t.at desc, t.id desc limit 1)`.execute(db);
  return rows.map(({ kind, id }) => `${kind} ${id}`);
};
