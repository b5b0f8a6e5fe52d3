import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { countUp } from '#host/counters';
import { recordFile } from '#host/files/rows';
import { dayOf } from '#contract/calendar';
import { reportNumber, validUntil, verificationCode } from '../numbers';
import { categoryOf } from './application';
import type { ReportRecord } from './computed-levels';
import { ProcessEnded } from '#host/processes/bounded';
import { GlyphsMissing, print, type ReportDocument } from '#product/printing/server';
import { reportProblems } from '../problems';
import { documentOf } from './document';
import { finished, NotSigned } from '#product/receipts/server';
import type { ReportMade } from './transition-data';

/** One statement may wait for the report before it to be drawn and numbered (the usual 3 s are too few then). */
const timeout = 20_000;

/** The next number of an agency's year; its row stays locked until the report is committed, so no number is lost or given twice. */
const nextOf = async (db: Db, name: string): Promise<number> => {
  await sql`select set_config('statement_timeout', ${String(timeout)}, true)`.execute(db);
  return countUp(db, name);
};

/**
 * Takes what a report says and gives its PDF. Throws `glyphsMissing` with the first character that cannot be drawn and its
 * place, `notDrawn` when the printer broke over it, and what the printer refuses (`busy`, `tooSlow`).
 */
export const printed = (document: ReportDocument): Promise<Buffer> =>
  print(document).catch((fault: unknown) => {
    if (fault instanceof ProcessEnded) throw reportProblems.notDrawn();
    const first = fault instanceof GlyphsMissing ? fault.missing[0] : undefined;
    if (!first) throw fault;
    throw reportProblems.glyphsMissing({
      character: first.character,
      codePoint: first.codePoint,
      place: first.places[0] ?? '',
    });
  });

/** What the reviewer reads when the certificate does not sign. */
const orNotSigned = (fault: unknown): never => {
  throw fault instanceof NotSigned ? reportProblems.notSigned() : fault;
};

/**
 * Numbers, dates, prints and signs a passed report in the transaction that passes it, with its receipt (domain §3.3 R6,
 * §6.6). When a character cannot be drawn, the certificate does not sign or the disk is full, everything is undone:
 * nothing is numbered, and the reviewer reads why.
 */
export const issue = async ({ is, data, context }: ReportMade): Promise<Partial<ReportRecord>> => {
  const { db, services, now } = context;
  const { application, settings } = data.dossier;
  const issueDate = dayOf(now);
  const year = Number(issueDate.slice(0, 4));
  const verifyCode = verificationCode(services.random(15));
  const sequence = await nextOf(db, `report ${application.agencyNumber} ${year}`);
  const number = reportNumber(year, application.agencyNumber, categoryOf(application), sequence);
  const issued = {
    reportNumber: number,
    verifyCode,
    issueDate,
    validUntil: validUntil(issueDate, settings.validityMonths),
  };
  const document = await documentOf(
    db,
    services,
    { ...data.dossier, row: { ...is, ...issued } },
    { watermark: { kind: 'none' }, showPanel: true, at: now },
  );
  const drawn = await printed(document);
  const file = await finished(
    drawn,
    // Its content is what was frozen when the panel closed: the guards of this transition have compared it.
    { id: is.id, number, issueDate, contentHash: is.contentHash!, isLimited: is.isLimited },
    { services, now },
  ).catch(orNotSigned);
  const stored = await services.files.storeOwn(`${number}.pdf`, 'application/pdf', file.bytes);
  const fileId = await recordFile(context, stored, { ownerId: null, fileClass: 'report' });
  await db
    .updateTable('report')
    .set({ ...issued, pdfFileId: fileId, pdfSha256: stored.sha256 })
    .where('id', '=', is.id)
    .execute();
  await file.keep(db, stored.sha256);
  data.issued?.(number, verifyCode);
  return issued;
};
