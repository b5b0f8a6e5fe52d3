import { createServer } from 'node:http';
import pg from 'pg';
import { exported } from './floor-export';
import { ledger, ledgerSums } from './floor-ledger';
import { relatedTo } from './independence';

// What a question costs without the product: `node:http`, the driver, statements written by hand, named, each with the best
// plan one can think of. Started as a process of its own with the database's place, and says its port.
const { place, size } = JSON.parse(process.argv[2]!) as { place: pg.PoolConfig; size: number };
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({
  ...place,
  max: size,
  options: '-c search_path=assay -c timezone=UTC -c plan_cache_mode=force_custom_plan',
});
const pointPool = new pg.Pool({ ...place, max: size, options: '-c search_path=assay -c timezone=UTC' });

type Values = Readonly<Record<string, unknown>>;

/** What a row of the list shows, by its id: the three clocks are asked for by their objects. Prepared once: its plan is always the same. */
const dress = `select a.id, a.application_number, a.achievement_name, a.main_organisation_name, a.college_name, a.first_author,
  a.achievement_type, a.evaluation_purposes, a.economic_benefit, a.status, a.is_limited, a.return_count, a.updated_at,
  a.row_version, o.name as agency, p.true_name as assessor, m.true_name as manager, r.status as report_status,
  r.maturity_level, r.innovation_level, r.advancement_level, r.overall_level,
  (select min(due_at) from (
    select due_at from deadline where object_kind = 'application' and object_id = a.id and done_at is null
    union all select d.due_at from material w join deadline d on d.object_kind = 'material' and d.object_id = w.id
      where w.application_id = a.id and d.done_at is null
    union all select d.due_at from report w join deadline d on d.object_kind = 'report' and d.object_id = w.id
      where w.application_id = a.id and d.done_at is null and $2::boolean) clocks) as due_at
  from unnest((select $1::uuid[])::uuid[]) with ordinality as page (id, place) join application a on a.id = page.id
  left join organisation o on o.id = a.evaluation_agency_id left join person p on p.id = a.assessor_id
  left join person m on m.id = a.technology_manager_id
  left join report r on r.application_id = a.id and r.is_current order by page.place`;

/** Whose rows: what an index leads with. */
const whose: Readonly<Record<string, { where: string; isInformed: boolean }>> = {
  admin: { where: 'not is_deleted', isInformed: true },
  owner: { where: 'not is_deleted and owner_id = $1', isInformed: false },
  agency: {
    where:
      'not is_deleted and evaluation_agency_id = $1 and not (status = 6 or (status = 2 and returned_by is not null))',
    isInformed: true,
  },
};
const asked: Readonly<Record<string, string>> = {
  all: '',
  three: ' and achievement_type = $2 and status in (0, 7) and evaluation_purposes @> array[$3]',
  // Six conditions: a name holds, an author holds, a first author lacks, a name lacks, two states, a college lacks.
  six: ` and search_grams @> $2::text[] and search_name like '%' || $3 || '%' and search_authors like '%' || $4 || '%'
    and coalesce(search_first_author, '') not like '%' || $5 || '%' and search_name not like '%' || $6 || '%'
    and status in (0, 7) and coalesce(search_college, '') not like '%' || $7 || '%'`,
  keyword: " and search_grams @> $2::text[] and search_name like '%' || $3 || '%'",
};

/** Which rows: the first ten where nothing is said. */
const bounds = ({ size = 10, skipped = 0 }: Values): string =>
  `limit ${Number(size)} offset ${Number(skipped)}`;
/** Few rows: found once, counted and cut. */
const few = (
  where: string,
  cut: string,
): string => `with hit as materialized (select id, created_at from application where ${where})
  select (select count(*)::int from hit) as total, array(select id from hit order by created_at desc, id desc ${cut}) as ids`;
/** Many rows: the newest by the index, the rest only counted. */
const many = (
  where: string,
  cut: string,
): string => `select (select count(*)::int from application where ${where}) as total,
  array(select id from application where ${where} order by created_at desc, id desc ${cut}) as ids`;

const list = async ({ as, ask, way, values, me, ...page }: Values): Promise<unknown> => {
  const { where, isInformed } = whose[as as string]!;
  const given = as === 'admin' ? [null, ...(values as unknown[])] : (values as unknown[]);
  const condition = `${where}${asked[ask as string]!}${as === 'admin' ? ' and $1::uuid is null' : ''}`;
  const found = await pool.query<{ total: number; ids: string[] }>({
    name: `${as as string} ${ask as string} ${way as string} ${bounds(page)}`,
    text: (way === 'few' ? few : many)(condition, bounds(page)),
    values: given,
  });
  const { total, ids } = found.rows[0]!;
  const { rows } = await pointPool.query({ name: 'dress', text: dress, values: [ids, isInformed] });
  const related = me === undefined ? undefined : await relatedTo(pointPool, me as string, ids);
  return { total, rows, related };
};

const parts = [
  'application_organisation',
  'application_person',
  'application_right',
  'application_avoided_expert',
];
const point = `select a.*, o.name as agency, w.true_name as owner, p.true_name as assessor, m.true_name as manager,
  ${parts.map((part) => `(select json_agg(x order by x.sort) from ${part} x where x.application_id = a.id) as ${part}`).join(', ')},
  (select min(due_at) from deadline d where d.object_kind = 'application' and d.object_id = a.id and d.done_at is null) as due_at
  from application a left join organisation o on o.id = a.evaluation_agency_id join person w on w.id = a.owner_id
  left join person p on p.id = a.assessor_id left join person m on m.id = a.technology_manager_id
  where a.id = $1 and not a.is_deleted and a.owner_id = $2`;

/** The same rows in one transaction: the request, the application's new version, its persons, the log's entry, the reply. */
const save = async ({ id, owner, name, persons, request }: Values): Promise<unknown> => {
  const client = await pointPool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'claim',
      text: "insert into request_reply (person_id, route, request_id, body_hash, created_at) values ($1, 'floor', $2, $3, now())",
      values: [owner, request, request],
    });
    const { rows } = await client.query({
      name: 'write',
      text: `with gone as (delete from application_person where application_id = $1),
        come as (insert into application_person (id, application_id, name, sex, organisation_name, sort, contribution)
          select gen_random_uuid(), $1, x.name, 1, x.name, x.sort, '' from jsonb_to_recordset($4::jsonb) as x (name text, sort int))
        update application set achievement_name = $3, search_name = $3, name_key = $3, row_version = row_version + 1,
          updated_at = now() where id = $1 and owner_id = $2 and status = 6 returning row_version`,
      values: [id, owner, name, JSON.stringify(persons)],
    });
    const reply = { id, rowVersion: (rows[0] as { row_version: number }).row_version };
    await client.query({
      name: 'log',
      text: `with kept as (update request_reply set reply = $3::jsonb where person_id = $1 and route = 'floor' and request_id = $2)
        insert into audit_log (id, at, actor_id, action, object_kind, object_id, result, request_id)
        values (gen_random_uuid(), now(), $1::text::uuid, 'floor', 'application', $4, 'ok', $2)`,
      values: [owner, request, JSON.stringify(reply), id],
    });
    await client.query('commit');
    return reply;
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  } finally {
    client.release();
  }
};

/** How many rows each tab has, none counted beyond a thousand. */
const tabs = async ({ states }: Values): Promise<unknown> => {
  const count = (where: string): string =>
    `(select count(*)::int from (select 1 from application where not is_deleted${where} limit 1000) each)`;
  const counts = Object.entries(states as Record<string, number[]>).map(
    ([name, codes]) =>
      `${count(codes.length > 0 ? ` and status in (${codes.map(Number).join()})` : '')} as "${name}"`,
  );
  const { rows } = await pool.query({ name: 'tabs', text: `select ${counts.join()}` });
  return rows[0] as unknown;
};

const answers: Readonly<Record<string, (values: Values) => Promise<unknown>>> = {
  list,
  save,
  tabs,
  ledger: (values) => ledger(pool, pointPool, values as never),
  ledgerSums: (values) => ledgerSums(pool, values as never),
  export: (asked) => exported(pool, asked as { readonly path: string; readonly kind?: string }),
  point: async ({ id, owner }) =>
    (await pointPool.query({ name: 'point', text: point, values: [id, owner] })).rows[0] as unknown,
};

const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    answers[request.url!.slice(1)]!(JSON.parse(body) as Values).then(
      (value) => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({ ErrorCode: 0, RequestMsg: '', ResultValue: value }));
      },
      (fault: Error) => {
        reply.statusCode = 500;
        reply.end(JSON.stringify({ ErrorCode: 9000, RequestMsg: fault.message }));
      },
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`${port}\n`);
});
