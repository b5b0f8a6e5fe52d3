import { describe, expect, test } from 'vitest';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** What the role that serves people must never be able to do, whatever statement somebody smuggles in. */
const forbidden: readonly string[] = [
  'create table mine (id int)',
  'create temporary view mine as select 1; create schema mine',
  'create schema mine',
  'create role mine superuser',
  'create database mine',
  'create extension pg_stat_statements',
  "create function mine() returns int language sql as 'select 1'",
  'alter table person add column mine int',
  'alter table audit_log disable trigger all',
  'drop table person',
  'drop schema assay cascade',
  'truncate person',
  'truncate audit_log',
  'update audit_log set action = action',
  'delete from audit_log',
  'update audit_seal set hash = hash',
  'delete from audit_seal',
  'delete from audit_checkpoint',
  'update timeline set note = note',
  'delete from timeline',
  "insert into schema_migration values ('9999-mine.sql', '', now())",
  "copy person to program 'cat'",
  "copy person from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('/')",
  "select lo_import('/etc/passwd')",
  'select pg_reload_conf()',
  'select pg_rotate_logfile()',
  'select * from pg_authid',
  'set session authorization postgres',
  'set role assay_owner',
  "alter system set listen_addresses = '*'",
];

describe('[SQ-04] the role that serves people', () => {
  test.skipIf(Boolean(process.env['DATABASE_URL']))('is nobody special', async () => {
    const { rows } = await app.services.pool.query(
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false]);
  });

  test.skipIf(Boolean(process.env['DATABASE_URL'])).each(forbidden)('may not: %s', async (statement) => {
    const code = await app.services.pool.query(statement).then(
      () => 'done',
      (fault: { code: string }) => fault.code,
    );
    // Not allowed, or not there for it at all; never a fault of spelling.
    expect(['42501', '58P01', '0A000', '25006']).toContain(code);
  });
});

/** Natural keys, and the columns each is unique by. */
const natural: Readonly<Record<string, readonly string[]>> = {
  person: ['login_key', 'mobile_index', 'card_index'],
  organisation_entry: ['number', 'name'],
  certificate: ['number'],
  role: ['code'],
  action: ['right_key'],
  session: ['token_hash'],
  code_set: ['code'],
  code_item: ['code,set_id'],
  application: ['application_number'],
  report: ['report_number', 'verify_code', 'pdf_sha256'],
  material: ['application_id,round'],
  opinion: ['expert_id,panel_round,report_id'],
  request_reply: ['person_id,request_id,route'],
};

describe('[CO-05] the database itself keeps natural keys unique', () => {
  test('each has its unique index', async () => {
    const { rows } = await app.services.pool.query<{ found: string }>(
      `select c.relname || ': ' || (select string_agg(a.attname, ',' order by a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum = any(i.indkey)) as found
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
       where i.indisunique and i.indpred is null and n.nspname = 'assay'`,
    );
    const there = new Set(rows.map(({ found }) => found));
    const lacking = Object.entries(natural).flatMap(([table, keys]) =>
      keys.map((key) => `${table}: ${key}`).filter((each) => !there.has(each)),
    );
    expect(lacking).toEqual([]);
  });

  test('of fifty at once exactly one comes in', async () => {
    const insert = (place: number) =>
      app.services.pool.query(
        `insert into organisation_entry (id, number, name, type, created_at)
         values (gen_random_uuid(), $1, 'twins', '1', now())`,
        [`T${place}`],
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, place) => insert(place)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['23505']));
  });
});
