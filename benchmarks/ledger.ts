import { readXlsx } from 'hucre/xlsx';
import type * as z from 'zod';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { connect } from '#host/database/connection';
import { runningEmbedded } from '#host/embedded';
import { exports, type ExportAsked } from '#product/exports/contract';
import { reports } from '#product/reports/contract';
import { ledgerLayout } from '#product/reports/ledger-layout';
import { gramsFor, normalised } from '#product/search/normalise';
import { downloaded, made, meanwhile, residentOf } from './exporting';
import { enter, once, asked, type Asker } from './lists/ask';
import { compare, type Comparison, type Question } from './lists/compare';
import { areSameSums, isSameLedger } from './lists/same-ledger';
import { people, withMeasuredDatabase, type MeasuredDatabase } from './lists/measured-database';
import { withFloor } from './lists/with-floor';
import type { LoadQuestion } from './load';

const { ledger, ledgerSums } = reports.calls;
/** An export may take so much more memory, in MB. */
export const mostGrown = 150;

/** Beyond so many reports a part of them is exported, and one question is asked at a time: the database takes all processors for it. */
const mostExported = 100_000;
/** So many applications are made one by one. */
const mostMade = 20_000;

/** The ledger of reports beside its floor, and what an export of its rows takes. */
export interface LedgerFigures {
  readonly reports: number;
  readonly connections: number;
  readonly compared: readonly Comparison[];
  readonly exported: { readonly rows: number; readonly seconds: number; readonly grown: number };
}

/**
 * An export with all columns of what an agency has, of more than a hundred thousand reports those of the lower levels, about as
 * many: its rows, seconds, and the most that the process grew by, in MB.
 */
const exportFigures = async (asker: Asker, pid: number): Promise<LedgerFigures['exported']> => {
  const all = await once(asker, ledger, {});
  const query = all.total > mostExported ? { maturityFrom: 1, maturityTo: 4 } : {};
  const question: ExportAsked = {
    list: ledger.path,
    query: toWire(codecOf(ledger.takes), query) as ExportAsked['query'],
    scope: 'all',
    rowKey: 'id',
    title: 'ledger',
    columns: ledgerLayout.columns.map(({ field, kind }) => ({ field, heading: field, kind })),
  };
  const { total } = await once(asker, ledger, query);
  const before = residentOf(pid);
  let most = before;
  const begun = performance.now();
  const { id } = await once(asker, exports.calls.begin, question);
  await meanwhile(
    250,
    () => void (most = Math.max(most, residentOf(pid))),
    () => made(asker, id),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const rows = (await readXlsx(await downloaded(asker, id))).sheets[0]!.rows.length - 1;
  await once(asker, exports.calls.discard, { id });
  if (rows !== total) throw new Error(`the export has ${rows} rows of ${total}`);
  return { rows, seconds, grown: most - before };
};

/** Everything that is asked, as the public-service agency and as an evaluation agency. */
const questionsFor = (
  askers: Readonly<Record<'reviewer' | 'agency', Asker>>,
  agency: string,
  post: (path: string, body: object) => LoadQuestion,
): Question[] =>
  (['reviewer', 'agency'] as const).flatMap((as): Question[] => {
    const own = as === 'agency' ? agency : null;
    const page = (
      what: string,
      query: z.output<typeof ledger.takes>,
      floor: { ask: string; way: string; values?: readonly unknown[]; size?: number; skipped?: number },
    ): Question => ({
      what: `ledger of reports, ${what}, as ${as}`,
      product: asked(askers[as], ledger, query),
      floor: post('ledger', { as, ...floor, values: [own, ...(floor.values ?? [])] }),
      isSame: isSameLedger,
    });
    const sums = (
      what: string,
      query: z.output<typeof ledgerSums.takes>,
      ask: string,
      values: readonly unknown[],
    ): Question => ({
      what: `its sums, ${what}, as ${as}`,
      product: asked(askers[as], ledgerSums, query),
      floor: post('ledgerSums', { as, ask, values: [own, ...values] }),
      isSame: areSameSums,
    });
    const three = {
      evaluationAgencyName: '衡正',
      overallLevel: 'domesticallyLeading',
      startTime: '2026-01-01',
      endTime: '2026-03-31',
    } as const;
    const values = [three.evaluationAgencyName, '3', three.startTime, three.endTime];
    const normal = normalised('可穿戴视网膜');
    return [
      page('without filter', {}, { ask: 'all', way: 'many' }),
      page('agency, level and days of issue', three, { ask: 'three', way: 'few', values }),
      page(
        'keyword of 6 characters',
        { achievementName: '可穿戴视网膜' },
        { ask: 'keyword', way: 'few', values: [gramsFor(normal), normal] },
      ),
      page(
        'page 5,000',
        { pageIndex: 5_000, pageSize: 10 },
        { ask: 'all', way: 'many', size: 10, skipped: 49_990 },
      ),
      sums('without filter', {}, 'all', []),
      sums('agency, level and days of issue', three, 'three', values),
    ];
  });

/**
 * The ledger over the reports of so many applications, half as many, beside SQL by hand over the same connections, and an
 * export. Throws where an answer differs.
 */
export const ledgerBench = async (
  count: number,
  progress: (what: string) => void,
  each = 3,
): Promise<LedgerFigures> => {
  const compared: Comparison[] = [];
  let found: Omit<LedgerFigures, 'compared'> | undefined;
  const work = async ({ address, pid, dataFolder, passwordOf }: MeasuredDatabase): Promise<void> => {
    const place = (await runningEmbedded(dataFolder))!.connection;
    const pool = connect(place, { size: 1, statementTimeout: 0 });
    const { rows } = await pool.query<{ agency: string; reports: number }>(
      `select (select organisation_id from person where login_name = $1) as agency,
        (select count(*)::int from report) as reports`,
      [people.agency],
    );
    await pool.end();
    const { agency, reports: reportCount } = rows[0]!;
    const askers = {
      reviewer: await enter(address, people.reviewer, passwordOf(people.reviewer)),
      agency: await enter(address, people.agency, passwordOf(people.agency)),
    };
    progress('export of the ledger');
    const exported = await exportFigures(askers.agency, pid);
    progress(
      `  ${exported.rows} rows in ${exported.seconds.toFixed(1)} s, ${exported.grown.toFixed(0)} MB more`,
    );
    const connections = reportCount > mostExported ? 1 : 16;
    found = { reports: reportCount, connections, exported };
    await withFloor(place, async ({ post, pid: floorPid }) => {
      const wanted = process.env['QUESTIONS'];
      for (const question of questionsFor(askers, agency, post).filter(
        ({ what }) => !wanted || what.includes(wanted),
      )) {
        progress(question.what);
        const figures = await compare(question, { pid, dataFolder }, { pid: floorPid }, each, {
          connections,
          ...(connections === 1 && { rounds: 3 }),
        });
        progress(
          `  ${figures.product.perSecond.toFixed(2)} beside ${figures.floor.perSecond.toFixed(2)}, ratio ${figures.ratio.toFixed(3)}, p95 ${figures.product.p95.toFixed(0)} ms`,
        );
        compared.push(figures);
      }
    });
  };
  // Half of the applications have a report; those of a large number are copies of a smaller one's.
  await (count > mostMade
    ? withMeasuredDatabase(mostMade, progress, work, count / 2)
    : withMeasuredDatabase(count, progress, work));
  return { ...found!, compared };
};
