import { connect } from '#host/database/connection';
import { openApp } from '#testing';
import { openCluster } from '#testing/cluster';

export interface AuditFigures {
  /** Milliseconds in the middle, of the product's answer and of the bare count. */
  readonly product: number;
  readonly bare: number;
  readonly slowest: number;
  readonly found: number;
}

const people = 5_000;
const rounds = 60;

/** Entries of two years about five thousand people, one in fifty of them somebody's data shown in full. */
const fill = `insert into audit_log (id, at, actor_id, acting_role, address, action, object_kind, object_id, result, reason, changes)
  select gen_random_uuid(), $1::timestamptz - n * interval '1 minute', $2, 'ADM', '192.0.2.7',
    case when n % 50 = 0 then 'audit.reveal' else 'staff.record' end, 'person',
    md5((n / 50 % ${people})::text)::uuid::text, 'ok', '联系本人',
    case when n % 50 = 0 then '[{"field": "field", "after": "mobile"}]'::jsonb end
  from generate_series(1, $3) n`;

const middle = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1]!;

/** «Who saw X's data from t1 to t2» over a log of so many entries (PI-09), beside the bare count by the same index. */
export const auditBench = async (count: number, progress: (what: string) => void): Promise<AuditFigures> => {
  const app = await openApp();
  const { pool } = app.services;
  const cluster = await openCluster();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 1, statementTimeout: 0 });
  try {
    progress(`writing ${count} entries`);
    const admin = await pool.query<{ id: string }>("select id from person where login_name = 'admin'");
    const at = app.now().toISOString();
    await owner.query(fill, [at, admin.rows[0]!.id, count]);
    await owner.query('vacuum analyze audit_log');
    const { token } = await app.signIn('admin');
    const day = (ago: number) => new Date(app.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const subjects = await owner.query<{ id: string }>(
      `select md5((n * 83 % ${people})::text)::uuid::text as id from generate_series(1, ${rounds}) n`,
    );
    const [product, bare]: [number[], number[]] = [[], []];
    let found = 0;
    progress('asking who saw whose data');
    for (const { id } of subjects.rows) {
      let begun = performance.now();
      const reply = await fetch(`${app.address}/api/Audit/GetAuditList`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: token! },
        body: JSON.stringify({
          ObjectKind: 'person',
          ObjectKey: id,
          Action: 'audit.reveal',
          StartTime: day(365),
          EndTime: day(0),
          PageSize: 30,
        }),
      });
      const { ErrorCode, ResultValue } = (await reply.json()) as {
        ErrorCode: number;
        ResultValue: { total: number };
      };
      product.push(performance.now() - begun);
      if (ErrorCode !== 0) throw new Error(`the question was refused: ${ErrorCode}`);
      begun = performance.now();
      const counted = await pool.query<{ count: string }>(
        `select count(*) from audit_log where object_kind = 'person' and object_id = $1 and action = 'audit.reveal'
           and at >= $2::date - interval '8 hours' and at < $3::date + interval '16 hours'`,
        [id, day(365), day(0)],
      );
      bare.push(performance.now() - begun);
      const exact = Number(counted.rows[0]!.count);
      if (exact !== ResultValue.total) throw new Error(`${ResultValue.total} entries told, ${exact} there`);
      found += exact;
    }
    return { product: middle(product), bare: middle(bare), slowest: Math.max(...product), found };
  } finally {
    await owner.end();
    await app.close();
  }
};
