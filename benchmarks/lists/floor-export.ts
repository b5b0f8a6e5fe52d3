import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import type pg from 'pg';

/** The columns that both sides export: what the row has of it, and how it is called. */
export const exportedColumns = [
  ['applicationNumber', 'text', 'a.application_number'],
  ['achievementName', 'text', 'a.achievement_name'],
  ['mainOrganisationName', 'text', 'a.main_organisation_name'],
  ['collegeName', 'text', 'a.college_name'],
  ['firstAuthor', 'text', 'a.first_author'],
  ['achievementType', 'text', 'a.achievement_type'],
  ['economicBenefit', 'money', 'a.economic_benefit'],
  ['evaluationAgencyName', 'text', 'o.name'],
  ['assessorName', 'text', 'p.true_name'],
  ['technologyManagerName', 'text', 'm.true_name'],
  ['updatedAt', 'moment', "to_char(a.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')"],
  [
    'dueAt',
    'moment',
    `to_char((select min(due_at) from (
      select due_at from deadline where object_kind = 'application' and object_id = a.id and done_at is null
      union all select d.due_at from material w join deadline d on d.object_kind = 'material' and d.object_id = w.id
        where w.application_id = a.id and d.done_at is null
      union all select d.due_at from report w join deadline d on d.object_kind = 'report' and d.object_id = w.id
        where w.application_id = a.id and d.done_at is null) clocks) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`,
  ],
] as const;

/** By hand: some thousand rows at a time, each statement behind the last row of the one before, as arrays of cells. */
const rowsOf = async function* (
  client: pg.PoolClient,
  kind: string | undefined,
): AsyncGenerator<(string | number)[]> {
  let last: unknown[] = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      rowMode: 'array',
      name: 'export',
      text: `select a.created_at::text, a.id, ${exportedColumns.map(([, , sql]) => sql).join(', ')}
        from (select * from application where not is_deleted and (created_at, id) < ($1::timestamptz, $2::uuid)
            ${kind === undefined ? '' : 'and achievement_type = $3'}
          order by created_at desc, id desc limit 2000) a
        left join organisation o on o.id = a.evaluation_agency_id left join person p on p.id = a.assessor_id
        left join person m on m.id = a.technology_manager_id order by a.created_at desc, a.id desc`,
      values: kind === undefined ? last : [...last, kind],
    });
    for (const [, , ...cells] of rows)
      yield cells.map((cell, at) =>
        cell === null || cell === ''
          ? '/'
          : exportedColumns[at]![1] === 'money'
            ? Number(cell)
            : (cell as string),
      );
    if (rows.length < 2_000) return;
    last = rows.at(-1)!.slice(0, 2);
  }
};

/** Writes all applications, or those of one kind of achievement, into a spreadsheet, in one snapshot. */
export const exported = async (
  pool: pg.Pool,
  { path, kind }: { readonly path: string; readonly kind?: string },
): Promise<object> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const columns = exportedColumns.map(([header]) => ({ header }));
    const bytes = writeXlsxStream(rowsOf(client, kind), {
      name: 'floor',
      columns,
    }) as ReadableStream<Uint8Array>;
    await pipeline(Readable.fromWeb(bytes), createWriteStream(path, { flush: true }));
    await client.query('commit');
    return {};
  } finally {
    client.release();
  }
};
