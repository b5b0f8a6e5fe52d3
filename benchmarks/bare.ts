import { createServer } from 'node:http';
import type pg from 'pg';

/** What a question of the product costs without the product: `node:http`, the driver, named statements written by hand. */
export interface Bare {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const page = `select a.*, o.name as agency, p.true_name as assessor, m.true_name as manager,
    r.status as report_status, r.maturity_level, r.innovation_level, r.advancement_level, r.overall_level,
    (select min(due_at) from deadline d where d.done_at is null and d.object_id = a.id) as due_at
  from (select * from application where CONDITIONS order by created_at desc, id desc limit 10) a
  left join organisation o on o.id = a.evaluation_agency_id
  left join person p on p.id = a.assessor_id left join person m on m.id = a.technology_manager_id
  left join report r on r.application_id = a.id and r.is_current
  order by a.created_at desc, a.id desc`;
const total = 'select count(*)::int as total from application where CONDITIONS';
const conditions: Readonly<Record<string, string>> = {
  list: 'not is_deleted and status = any($1::smallint[]) and achievement_type = $2 and $3 = any(evaluation_purposes)',
  scan: "not is_deleted and search_name like '%' || $1 || '%'",
  grams: "not is_deleted and search_grams @> $2::text[] and search_name like '%' || $1 || '%'",
};
const parts = ['application_organisation', 'application_person', 'application_right'].map(
  (table) => [table, `select * from ${table} where application_id = $1 order by sort`] as const,
);

const answer = async (pool: pg.Pool, path: string, values: unknown[]): Promise<unknown> => {
  const named = (name: string, text: string) => pool.query({ name, text, values });
  if (path === 'point') {
    const [row, ...rest] = await Promise.all([
      named('point', 'select * from application where id = $1 and not is_deleted'),
      ...parts.map(([name, text]) => named(name, text)),
    ]);
    return { ...(row.rows[0] as object), parts: rest.map(({ rows }) => rows as unknown[]) };
  }
  const where = conditions[path]!;
  const [rows, count] = await Promise.all([
    named(`${path} rows`, page.replace('CONDITIONS', where)),
    named(`${path} total`, total.replace('CONDITIONS', where)),
  ]);
  return { rows: rows.rows, total: (count.rows[0] as { total: number }).total };
};

/** Listens on a port of this machine: `POST /<question>` with its values as a JSON list. */
export const bare = async (pool: pg.Pool): Promise<Bare> => {
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      void answer(pool, request.url!.slice(1), JSON.parse(body) as unknown[]).then((value) => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({ ErrorCode: 0, RequestMsg: '', ResultValue: value }));
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
};
