import type pg from 'pg';
import { source } from './applications';

const measured = `from application a where a.decision_text = '${source}'`;
/** What an application has once an agency has taken it in, and what it has once a report is written. */
const accepted = 'a.status in (1, 3, 4, 7)';
const reported = '(a.status in (1, 4) or (a.status = 7 and get_byte(uuid_send(a.id), 15) % 2 = 0))';

/** Inserts rows of one table: what is said here, the rest as in the table's first row, which the demonstration made. */
const likeFirst = async (
  pool: pg.Pool,
  table: string,
  said: Readonly<Record<string, string>>,
  from: string,
): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  for (const name of Object.keys(said)) if (!columns.includes(name)) throw new Error(`${table}.${name}`);
  await pool.query(`insert into ${table} (${columns.join(', ')})
    select ${columns.map((name) => said[name] ?? `first.${name}`).join(', ')}
    from (select * from ${table} order by id limit 1) first, ${from}`);
};

/**
 * Gives every application what it has in use: organisations, persons, a right, what was submitted, steps, clocks that run
 * and that have ended, its material and, as far as it has come, its report with a panel of three.
 */
export const seedNeighbours = async (
  pool: pg.Pool,
  progress: (what: string) => void = () => undefined,
): Promise<void> => {
  const each = async (
    table: string,
    said: Readonly<Record<string, string>>,
    from = measured.replace('from ', ''),
  ): Promise<void> => {
    progress(table);
    await likeFirst(pool, table, { id: 'gen_random_uuid()', ...said }, from);
  };
  const times = (count: number, where = 'true'): string =>
    `application a cross join generate_series(1, ${count}) as n where a.decision_text = '${source}' and ${where}`;
  const only = (where: string): string => `application a where a.decision_text = '${source}' and ${where}`;

  progress('contract');
  await pool.query(`with made as (
      insert into contract (id, application_id, round, agency_id, row_version)
      select gen_random_uuid(), a.id, a.round, a.evaluation_agency_id, 1 from ${only('a.status in (1, 3, 4, 7)')} returning id)
    insert into contract_version
      (contract_id, version, contract_number, fee, included, payment, is_declared, changed_at)
    select id, 1, 'HT-' || id, 6, '', 'agreed', true, now() from made`);
  await each('application_organisation', { application_id: 'a.id', sort: 'n' }, times(2));
  await each(
    'application_person',
    {
      application_id: 'a.id',
      sort: 'n',
      person_id: 'null',
      name: String.raw`split_part(a.search_authors, E'\n', n)`,
    },
    times(4),
  );
  await each(
    'application_right',
    { application_id: 'a.id', sort: '1', number_key: "'B' || right(a.id::text, 9)" },
    only('true'),
  );
  await each(
    'application_snapshot',
    { application_id: 'a.id', version: '1', created_at: 'a.created_at' },
    only('a.status <> 6'),
  );
  await each(
    'timeline',
    {
      object_kind: "'application'",
      object_id: 'a.id',
      at: "a.created_at + n * interval '1 day'",
      actor_id: 'a.owner_id',
    },
    times(4),
  );
  await each(
    'deadline',
    {
      application_id: 'a.id',
      object_kind: "'application'",
      object_id: 'a.id',
      started_at: 'a.created_at',
      due_at: "a.created_at + n * interval '30 days'",
      done_at: "case when n = 2 and a.status in (0, 4) then null else a.created_at + interval '9 days' end",
    },
    times(2, 'a.status <> 6'),
  );
  await each(
    'material',
    {
      application_id: 'a.id',
      round: '1',
      status: `case when ${reported} then 1 else 6 end`,
      updated_at: 'a.updated_at',
    },
    only(accepted),
  );
  await each(
    'deadline',
    {
      application_id: 'a.id',
      object_kind: "'material'",
      object_id: 'm.id',
      started_at: 'a.created_at',
      due_at: "a.created_at + interval '60 days'",
      done_at: 'case when m.status = 6 then null else a.created_at end',
    },
    `material m join application a on a.id = m.application_id where a.decision_text = '${source}'`,
  );
  await each(
    'report',
    {
      application_id: 'a.id',
      agency_id: 'a.evaluation_agency_id',
      author_id: 'a.assessor_id',
      status: 'case a.status when 1 then 1 when 4 then 7 else 6 end',
      round: '1',
      is_current: 'true',
      report_number: 'null',
      issue_date: "case a.status when 1 then (a.updated_at at time zone 'Asia/Shanghai')::date end",
      verify_code: 'null',
      pdf_sha256: 'null',
      pdf_file_id: 'null',
      maturity_level: '1 + get_byte(uuid_send(a.id), 14) % 13',
      innovation_level: '1 + get_byte(uuid_send(a.id), 13) % 4',
      advancement_level: '1 + get_byte(uuid_send(a.id), 12) % 7',
      overall_level: '(1 + get_byte(uuid_send(a.id), 11) % 5)::text',
      // What is only read one by one need not be as long as it is in use.
      sections: "'{}'",
      trace: "'[]'",
      superseded_by: 'null',
      checked_by: 'null',
      reviewed_by: 'null',
      updated_at: 'a.updated_at',
    },
    only(reported),
  );
  await each(
    'deadline',
    {
      application_id: 'a.id',
      object_kind: "'report'",
      object_id: 'r.id',
      started_at: 'a.created_at',
      due_at: "a.created_at + interval '90 days'",
      done_at: 'case when a.status = 1 then a.created_at else null end',
    },
    `report r join application a on a.id = r.application_id where a.decision_text = '${source}'`,
  );
  // A hundred sheets each, not tens of thousands: what an expert has judged before is looked at for every case of theirs.
  const { rows } = await pool.query<{ n: number }>(
    `select greatest(3, count(*) / 100)::int as n ${measured}`,
  );
  const experts = rows[0]!.n;
  await pool.query(`create temporary table panel_of_measured as
    select (n - 1) as place, gen_random_uuid() as id from generate_series(1, ${experts}) n`);
  await pool.query(`insert into person (id, login_name, login_key, user_type, true_name, organisation_id, is_locked, created_at)
    select id, 'panel' || place, 'panel' || place, 4, '评' || place,
      (select id from organisation where type <> '6' order by number limit 1), false, now() from panel_of_measured`);
  await pool.query(`insert into person_role (person_id, role_id)
    select panel_of_measured.id, role.id from panel_of_measured, role where role.code = 'ZJ'`);
  await each(
    'opinion',
    {
      report_id: 'r.id',
      agency_id: 'r.agency_id',
      panel_round: 'r.panel_round',
      number: 'n',
      expert_id: 'e.id',
      is_leader: 'n = 1',
    },
    `report r join application a on a.id = r.application_id cross join generate_series(1, 3) n
      join panel_of_measured e on e.place = (abs(hashtext(r.id::text)::bigint) + n) % ${experts}
      where a.decision_text = '${source}' and a.status in (1, 4)`,
  );
};

/** The tables that grow. */
export const grown = [
  'application',
  'application_organisation',
  'application_person',
  'application_right',
  'application_snapshot',
  'contract',
  'contract_version',
  'timeline',
  'deadline',
  'material',
  'report',
  'opinion',
];
