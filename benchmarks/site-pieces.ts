import { connect } from '#host/database/connection';
import type { Statement } from '#host/database/statements';
import type { TestApp } from '#testing';
import { openCluster } from '#testing/cluster';

/** Pieces of news of ten years, each with one version and every tenth with a translation; a fiftieth is a draft. */
const pieces = `insert into content (id, kind, status, language, translates, is_top, views, published_at, created_at, version,
    submitted_version, published_version, updated_at)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    (array['news', 'notice', 'policy'])[n % 3 + 1], case when n % 50 = 0 then 6 else 1 end,
    case when n % 10 = 1 then 'en' else 'zh' end,
    case when n % 10 = 1 then ('00000000-0000-7000-8000-' || lpad((n + 2)::text, 12, '0'))::uuid end, n % 5000 = 7, n % 900,
    case when n % 50 <> 0 then $1::timestamptz - n * interval '50 minutes' end, $1::timestamptz - n * interval '50 minutes', 1, 1,
    case when n % 50 <> 0 then 1 end, $1::timestamptz - n * interval '50 minutes'
  from generate_series($2::int, 1, -1) n`;
const versions = `insert into content_version (content_id, version, title, source, author, summary, body, details, edited_at)
  select id, 1, '第' || right(id::text, 6) || '期工作简报', '平台运营部', '', '摘要：' || right(id::text, 6),
    '{"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "正文"}]}]}', '{}', updated_at
  from content where id::text like '00000000-0000-7000-8000-%'`;

/** Fills an app's database with so many pieces. */
export const fillNewsroom = async (app: TestApp, count: number): Promise<void> => {
  const cluster = await openCluster();
  const { rows } = await app.services.pool.query<{ name: string }>('select current_database() as name');
  const { name } = rows[0]!;
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  const owner = connect(cluster.owner(name), { size: 1, statementTimeout: 0 });
  try {
    await owner.query(pieces, [app.now().toISOString(), count]);
    await owner.query(versions);
    await owner.query('vacuum (analyze) content, content_version');
  } finally {
    await owner.end();
  }
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const nodesIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesIn)];

/** Which of the tables of content these statements go through as a whole. */
export const scannedBy = async (app: TestApp, asked: readonly Statement[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { text, values } of asked) {
    const { rows } = await app.services.pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    for (const node of nodesIn(rows[0]!['QUERY PLAN'][0]!.Plan))
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name']?.startsWith('content'))
        found.push(`${node['Relation Name']}: ${text}`);
  }
  return found;
};
