import type { Services } from '#host/services';
import { managersOf, peopleIds, seedApplications } from '../applications';
import { seedAppeal } from './appeal';
import { goOn } from './going-on';
import { seedIntegrityRecord } from './integrity';
import { endEarlierReports, issueReport, sequencesOf, type Issued } from './issue';
import type { SeedContext } from './seeding';
import { seedMaterial } from './material';
import { lookThrough, storeFound } from '#product/materials/server';
import { storePaper } from './paper';
import { plannedCases } from './plan';
import { seedRevocation } from './revocation';
import { seedReport, type SeededReport } from './report';

const reviewersOf = async ({ db }: Services): Promise<string[]> =>
  (
    await db
      .selectFrom('person')
      .select('id')
      .where('userType', '=', 5)
      .orderBy('loginName', 'desc')
      .execute()
  ).map(({ id }) => id);

/**
 * Fills the demonstration with its cases (domain §8): applications, materials, reports with their panels, issued
 * reports and what became of them. In the caller's transaction.
 */
export const seedCases = async (
  services: Services,
  organisations: ReadonlyMap<string, string>,
): Promise<void> => {
  const paper = await storePaper(services.files);
  // Looked through as any file of a material is; there is no folder because it is no archive.
  const found = await lookThrough(await services.files.place(paper.sha256), paper.type, '');
  await storeFound(services, [{ sha256: paper.sha256, ...found }]);
  const applications = await seedApplications(
    services,
    organisations,
    plannedCases.map(({ one }) => one),
  );
  const seedContext: SeedContext = {
    services,
    organisations,
    people: await peopleIds(services),
    managers: await managersOf(services),
    reviewers: await reviewersOf(services),
    paper,
  };
  const numbers = new Map(
    (await services.db.selectFrom('application').select(['id', 'applicationNumber']).execute()).map(
      ({ id, applicationNumber }) => [id, applicationNumber ?? ''],
    ),
  );
  const { counters, sequences } = sequencesOf(plannedCases, services.clock());
  const reports = new Map<number, SeededReport>();
  const issued: Issued[] = [];
  // The passed ones come first: their PDFs are drawn in the printer's process while the others are written.
  const inOrder = plannedCases.toSorted(
    (one, other) => Number(sequences.has(other.one.number)) - Number(sequences.has(one.one.number)),
  );
  for (const { one } of inOrder) {
    if (one.progress.materialStatus === undefined) continue;
    const id = applications.get(one.number)!;
    const { idOf } = await seedMaterial(seedContext, one, id, numbers.get(id)!);
    if (one.progress.reportStatus === undefined) continue;
    const report = await seedReport(seedContext, one, id, numbers.get(id)!, idOf);
    reports.set(one.number, report);
    const sequence = sequences.get(one.number);
    if (sequence !== undefined) issued.push(await issueReport(seedContext, report, sequence));
  }
  for (const { storePdf } of issued) await storePdf();
  for (const [name, value] of counters)
    await services.db.insertInto('counter').values({ name, value }).execute();
  await endEarlierReports(seedContext, plannedCases, reports);
  for (const report of reports.values()) await goOn(seedContext, report);
  for (const planned of plannedCases) {
    const report = reports.get(planned.one.number);
    if (report) await seedRevocation(seedContext, planned, report);
  }
  await seedAppeal(seedContext);
  await seedIntegrityRecord(seedContext);
};
