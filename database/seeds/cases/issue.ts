import { applicationOf, categoryOf } from '#product/reports/server/application';
import { dossierOf } from '#product/reports/server/content';
import { finished } from '#product/receipts/server';
import { documentOf } from '#product/reports/server/document';
import { print } from '#product/printing/server';
import { formalChecks } from '#product/reports/contract';
import { reportNumber, validUntil, verificationCode } from '#product/reports/numbers';
import { standardValues } from '#product/settings/settings';
import type { Selectable } from 'kysely';
import { dayOf } from '#contract/calendar';
import type { Tables } from '#host/database/tables';
import { setStanding } from '#queries/reports';
import { applicantsOf, idAt, momentOf, personOfCase, writeNotices, type SeedContext } from './seeding';
import type { PlannedCase } from './plan';
import type { SeededReport } from './report';

/** The running number of each passed report within its agency's year, in the order of their dates, and where the counters stand then. */
export const sequencesOf = (cases: readonly PlannedCase[], now: Date) => {
  const counters = new Map<string, number>();
  const sequences = new Map<number, number>();
  const passed = cases
    .map(({ one }) => one)
    .filter(({ progress }) => progress.reportStatus === '1')
    .toSorted((one, other) => other.progress.decidedDaysAgo! - one.progress.decidedDaysAgo!);
  for (const { number, agency, progress } of passed) {
    const year = dayOf(momentOf(now, progress.decidedDaysAgo!, 5)).slice(0, 4);
    const name = `report ${agency} ${year}`;
    const next = (counters.get(name) ?? 0) + 1;
    counters.set(name, next);
    sequences.set(number, next);
  }
  return { counters, sequences };
};

const number = async (
  seedContext: SeedContext,
  { id, applicationId, one }: SeededReport,
  sequence: number,
  at: Date,
) => {
  const { db, random } = seedContext.services;
  const issueDate = dayOf(at);
  const application = await applicationOf(db, applicationId);
  const year = Number(issueDate.slice(0, 4));
  const given = reportNumber(year, application.agencyNumber, categoryOf(application), sequence);
  await db
    .updateTable('report')
    .set({
      reportNumber: given,
      verifyCode: verificationCode(random(15)),
      issueDate,
      validUntil: validUntil(issueDate, standardValues.validityMonths),
      checklist: JSON.stringify([...formalChecks]),
      reviewedBy: seedContext.reviewers[0]!,
      reviewedAt: at.toISOString(),
      publishScope: one.consentPublish === '1' && one.limitReason === '0' ? 'listed' : 'unlisted',
      isLocked: true,
    })
    .where('id', '=', id)
    .execute();
  return given;
};

const storeFileOf = async (
  seedContext: SeedContext,
  row: Selectable<Tables['report']>,
  drawn: Buffer,
  at: Date,
): Promise<void> => {
  const { services } = seedContext;
  const { db } = services;
  const { id, isLimited } = row;
  const [number, issueDate, contentHash] = [row.reportNumber!, row.issueDate!, row.contentHash!];
  const file = await finished(
    drawn,
    { id, number, issueDate, contentHash, isLimited },
    { services, now: at },
  );
  const storedPdf = await services.files.storeOwn(`${number}.pdf`, 'application/pdf', file.bytes);
  await file.keep(db, storedPdf.sha256);
  const fileId = idAt(seedContext, at);
  await db
    .insertInto('file')
    .values({
      id: fileId,
      sha256: storedPdf.sha256,
      name: storedPdf.name,
      size: storedPdf.size,
      mime: storedPdf.type,
      scanState: storedPdf.scan,
      ownerId: null,
      class: 'report',
      createdAt: at.toISOString(),
    })
    .execute();
  await db
    .updateTable('report')
    .set({ pdfFileId: fileId, pdfSha256: storedPdf.sha256 })
    .where('id', '=', id)
    .execute();
};

/** A numbered report whose PDF is being drawn. */
export interface Issued {
  readonly storePdf: () => Promise<void>;
}

/**
 * Numbers and dates a passed report and lets the product's printer draw it, as issuing does (domain §3.3 R6). The
 * drawing goes on beside the seeding; `storePdf` settles when its bytes are stored, and has to be awaited.
 */
export const issueReport = async (
  seedContext: SeedContext,
  report: SeededReport,
  sequence: number,
): Promise<Issued> => {
  const { services } = seedContext;
  const { id, one } = report;
  const at = momentOf(services.clock(), one.progress.decidedDaysAgo!, 5);
  const given = await number(seedContext, report, sequence, at);
  const row = await services.db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const document = await documentOf(services.db, services, await dossierOf(services.db, row), {
    watermark: { kind: 'none' },
    showPanel: true,
    at,
  });
  const drawn = print(document);
  // Awaited later; until then nobody listens, which is no fault.
  drawn.catch(() => undefined);
  await writeNotices(
    seedContext,
    at,
    [
      ...applicantsOf(seedContext, one),
      personOfCase(seedContext, one.progress.assessor!),
      personOfCase(seedContext, one.progress.secondChecker!),
      seedContext.managers.get(one.agency)!,
      ...one.progress.panel.map(({ expert }) => personOfCase(seedContext, expert)),
    ],
    'reports.toldPassed',
    { name: one.name, number: given },
    ['report', id],
  );
  return {
    storePdf: async () => storeFileOf(seedContext, row, await drawn, at),
  };
};

/** What became of earlier reports: one has given way to its successor. */
export const endEarlierReports = async (
  { services }: SeedContext,
  cases: readonly PlannedCase[],
  reports: ReadonlyMap<number, SeededReport>,
): Promise<void> => {
  const now = services.clock();
  for (const { one, supersededBy, previous } of cases) {
    const report = reports.get(one.number);
    if (!report) continue;
    if (supersededBy !== undefined)
      await setStanding({ db: services.db, now }, report.id, {
        supersededBy: reports.get(supersededBy)!.id,
        publicNote: null,
      });
    if (previous !== undefined)
      await services.db
        .updateTable('application')
        .set({
          previousApplicationId: reports.get(previous.number)!.applicationId,
          changes: previous.changes,
        })
        .where('id', '=', report.applicationId)
        .execute();
  }
};
