import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { applicationCodes } from '#product/dictionaries/application-status';
import { reportStates } from '#product/dictionaries/report-status';
import { sampleStates } from '#product/sampling/workflow';
import { idOf, organisations, people, register } from './people';

const person = fc.constantFrom(...people);
const organisation = fc.constantFrom(...organisations);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });
const round = fc.constantFrom(1, 1, 2);

const sheet = fc.record({
  expertId: person,
  panelRound: round,
  invitation: fc.constantFrom(
    'invited',
    'accepted',
    'accepted',
    'accepted',
    'declined',
    'replaced',
    'withdrawn',
  ),
  status: fc.constantFrom(null, 6, 0, 1, 3),
  formRuling: fc.constantFrom(null, null, null, 'asked', 'accepted'),
});
/** A report that was drawn for a second review (domain §9.20). */
const sample = fc.record({
  status: fc.constantFrom(...Object.values(sampleStates)),
  reviewerId: maybe(person),
  assignedBy: maybe(person),
});
const report = fc.record({
  isCurrent: fc.boolean(),
  status: fc.constantFrom(...Object.values(reportStates)),
  returnScope: maybe(fc.constant('limited')),
  panelRound: round,
  authorId: person,
  checkedBy: maybe(person),
  sample: maybe(sample),
  sheets: fc.uniqueArray(sheet, {
    maxLength: 4,
    selector: ({ expertId, panelRound }) => `${expertId} ${panelRound}`,
  }),
});
/** An achievement with all that is made of it. */
const anyCase = fc.record({
  status: fc.constantFrom(
    ...Object.values(applicationCodes),
    applicationCodes.publicReview,
    applicationCodes.passed,
  ),
  isDeleted: fc.constantFrom(false, false, false, true),
  ownerId: person,
  technologyManagerId: maybe(person),
  assessorId: maybe(person),
  evaluationAgencyId: maybe(organisation),
  mainOrganisationId: maybe(organisation),
  returnedBy: maybe(organisation),
  round,
  material: maybe(round),
  reports: fc.array(report, { maxLength: 2 }),
});

const withIds = (
  each: typeof anyCase extends fc.Arbitrary<infer VisibilityCase> ? VisibilityCase : never,
  at: number,
) => ({
  ...each,
  id: idOf(`case ${at}`),
  // A draft that was thrown away is the only thing that is deleted, and nothing has been made of it.
  isDeleted: each.isDeleted && each.status === applicationCodes.draft,
  reports: (each.isDeleted && each.status === applicationCodes.draft ? [] : each.reports).map(
    (written, of) => ({
      ...written,
      id: idOf(`report ${at} ${of}`),
      // One report is the current one; its agency is the application's at that time.
      isCurrent: written.isCurrent && of === 0,
      agencyId: each.evaluationAgencyId ?? organisations[at % organisations.length]!,
      sample: written.sample && { ...written.sample, id: idOf(`sample ${at} ${of}`) },
      sheets: written.sheets.map((seat, by) => ({ ...seat, id: idOf(`sheet ${at} ${of} ${by}`) })),
    }),
  ),
  material:
    each.material === null || each.isDeleted
      ? null
      : {
          id: idOf(`material ${at}`),
          round: each.material,
          // What is in it now, and what was in it when it was submitted.
          file: idOf(`file ${at}`),
          formerFile: idOf(`former file ${at}`),
        },
});
export type VisibilityCase = ReturnType<typeof withIds>;
export type Report = VisibilityCase['reports'][number];
export type Sheet = Report['sheets'][number];
export type Sample = NonNullable<Report['sample']>;

/** So many achievements, always the same ones. */
export const cases = (howMany: number): VisibilityCase[] =>
  fc.sample(anyCase, { numRuns: howMany, seed: 20260701 }).map(withIds);

const shadowed = [
  'application',
  'report',
  'opinion',
  'material',
  'material_file',
  'material_version',
  'file',
  'organisation',
  'sampled_report',
];

/**
 * The cases as rows of one connection's own tables, which hide those of the database: visibility is asked of bare rows,
 * and only the columns it looks at are filled.
 */
export const keep = async (db: Db, all: readonly VisibilityCase[]): Promise<void> => {
  for (const table of shadowed)
    await sql`create temporary table ${sql.table(table)} as select * from ${sql.table(table)} with no data`.execute(
      db,
    );
  const insert = (table: string, rows: readonly object[]) =>
    db
      .insertInto(table as 'installation')
      .values(rows as never)
      .execute();
  await insert('organisation', register);
  await insert(
    'application',
    all.map(({ reports: _reports, material: _material, ...row }) => row),
  );
  const reports = all.flatMap((each) => each.reports.map((row) => ({ ...row, applicationId: each.id })));
  await insert(
    'report',
    reports.map(({ sheets: _sheets, sample: _sample, ...row }) => row),
  );
  await insert(
    'sampledReport',
    reports.flatMap(({ id, applicationId, agencyId, sample: drawn }) =>
      drawn ? [{ ...drawn, reportId: id, applicationId, agencyId }] : [],
    ),
  );
  await insert(
    'opinion',
    reports.flatMap(({ id, agencyId, sheets }) => sheets.map((row) => ({ ...row, reportId: id, agencyId }))),
  );
  const materials = all.flatMap(({ id, material }) => (material ? [{ ...material, applicationId: id }] : []));
  await insert(
    'material',
    materials.map(({ id, applicationId, round: its }) => ({ id, applicationId, round: its })),
  );
  await insert(
    'materialFile',
    materials.map(({ id, file }) => ({ materialId: id, fileId: file })),
  );
  await insert(
    'materialVersion',
    materials.map(({ id, file, formerFile }) => ({ materialId: id, fileIds: [file, formerFile] })),
  );
  await insert(
    'file',
    materials.flatMap(({ file, formerFile }) => [{ id: file }, { id: formerFile }]),
  );
  const looked = {
    application: 'id',
    report: 'application_id',
    opinion: 'report_id',
    material: 'application_id',
    material_file: 'file_id',
    material_version: 'material_id',
  };
  for (const [table, column] of Object.entries(looked))
    await sql`create index on ${sql.table(table)} (${sql.ref(column)})`.execute(db);
  await sql`analyze`.execute(db);
};
