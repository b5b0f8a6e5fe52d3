import fc from 'fast-check';
import type { Expression, SqlBool } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builder, type Db } from '#host/database/connection';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import {
  applicationRecordKind,
  informedApplications,
  judgedApplications,
  returnedApplications,
  supervisedApplications,
  visibleApplications,
  wholeApplications,
} from '#product/applications/server/visible';
import { readableFiles, visibleMaterials } from '#product/materials/server/visible';
import { visibleOpinions } from '#product/panels/server/visible';
import { sampledReportKind } from '#product/sampling/server';
import { visibleReports } from '#product/reports/server/visible';
import { anyViewer, meOf, type Viewer } from './who-sees/people';
import { sees } from './who-sees/expected';
import { cases, keep } from './who-sees/world';

/** Each rule of visibility that decides in SQL, and what domain §1.1 says, compared over the same bare rows. */
let database: FreshDatabase;
let db: Db;
const all = cases(400);
const written = all.flatMap((each) => each.reports.map((report) => ({ ...report, case: each })));
const sheets = written.flatMap((report) => report.sheets.map((sheet) => ({ ...sheet, report })));
const withMaterial = all.filter(({ material }) => material !== null);
const viewers = fc.sample(anyViewer, { numRuns: 200, seed: 20260701 });

beforeAll(async () => {
  database = await freshDatabase();
  // One connection: the world lies in tables that only it sees.
  db = builder(database.owner);
  await keep(db, all);
});
afterAll(() => database.close());

type Rule = (row: never, me: never) => Expression<SqlBool>;
type Table = 'application' | 'report' | 'opinion' | 'material' | 'file' | 'sampledReport';
const seenIn = async (
  table: Table,
  rule: Rule,
  me: unknown,
  among: readonly { readonly id: string }[] = [],
): Promise<string[]> => {
  const rows = await db
    .selectFrom(table as 'application')
    .select('id')
    .$if(among.length > 0, (query) =>
      query.where(
        'id',
        'in',
        among.map((each) => each.id),
      ),
    )
    .where((row) => rule(row as never, me as never))
    .execute();
  return rows.map(({ id }) => id).toSorted();
};
const idsOf = <Row extends { readonly id: string }>(rows: readonly Row[], keeps: (row: Row) => boolean) =>
  rows
    .filter(keeps)
    .map(({ id }) => id)
    .toSorted();

/** Compares for every viewer; many rows are seen by somebody, and most by nobody in particular. */
const expectSeen = async <Row extends { readonly id: string }>(
  table: Table,
  rule: Rule,
  rows: readonly Row[],
  expected: (viewer: Viewer, row: Row) => boolean,
): Promise<void> => {
  let seen = 0;
  for (const viewer of viewers) {
    const found = await seenIn(table, rule, meOf(viewer), rows);
    expect(found, `${table}: ${JSON.stringify(viewer)}`).toEqual(idsOf(rows, (row) => expected(viewer, row)));
    seen += found.length;
  }
  expect(seen).toBeGreaterThan(50);
  expect(seen).toBeLessThan((rows.length * viewers.length) / 2);
};

test('applications: those of each role, whole or as a summary, and what an agency sent back', async () => {
  await expectSeen('application', visibleApplications, all, sees.application);
  await expectSeen('application', wholeApplications, all, sees.wholeApplication);
  await expectSeen('application', returnedApplications, all, sees.returnedApplication);
  await expectSeen(
    'application',
    applicationRecordKind.visible,
    all,
    (viewer, row) => sees.application(viewer, row) || sees.returnedApplication(viewer, row),
  );
});

test('what is not yet published of a report is known to those who judge or supervise, never as the applicant', async () => {
  await expectSeen('application', judgedApplications, all, sees.judgedApplication);
  await expectSeen('application', informedApplications, all, sees.informedApplication);
  await expectSeen('application', supervisedApplications, all, sees.supervisedApplication);
});

test('materials and their files: with the whole application, or as an expert of the round', async () => {
  const materials = withMaterial.map((each) => ({ ...each, id: each.material!.id }));
  await expectSeen('material', visibleMaterials, materials, sees.material);
  const files = withMaterial.flatMap((each) => [
    { case: each, id: each.material!.file, isFormer: false },
    { case: each, id: each.material!.formerFile, isFormer: true },
  ]);
  await expectSeen('file', readableFiles, files.slice(0, 120), (viewer, file) =>
    file.isFormer ? sees.wholeApplication(viewer, file.case) : sees.material(viewer, file.case),
  );
});

test('reports and sheets: those of each role', async () => {
  await expectSeen('report', visibleReports, written, sees.report);
  await expectSeen('opinion', visibleOpinions, sheets, sees.opinion);
});

test('sampled reports: both results for those who supervise, in the end for the agency, and their own review for whose it is', async () => {
  const samples = written.flatMap((report) => (report.sample ? [{ ...report.sample, report }] : []));
  await expectSeen('sampledReport', sampledReportKind.visible, samples, sees.sampledReport);
});

test('visitors see none of it', async () => {
  const rules: [Table, Rule][] = [
    ['application', visibleApplications],
    ['application', wholeApplications],
    ['application', returnedApplications],
    ['material', visibleMaterials],
    ['report', visibleReports],
    ['opinion', visibleOpinions],
    ['sampledReport', sampledReportKind.visible],
  ];
  for (const [table, rule] of rules) expect(await seenIn(table, rule, null)).toEqual([]);
});
