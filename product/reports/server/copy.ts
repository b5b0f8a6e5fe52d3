import { buffer } from 'node:stream/consumers';
import { momentText } from '#contract/formatters';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { OutgoingFile } from '#host/serve';
import { dayOf } from '#contract/calendar';
import { copies, sayIn, type Watermark } from '#product/printing/server';
import { reportStates } from '#product/dictionaries/report-status';
import type { ReportRecord } from './computed-levels';
import { dossierOf, type ReportContent } from './content';
import { audienceFor } from './detail';
import { documentOf } from './document';
import { printed } from './issue';
import { marked, receiptOf } from '#product/receipts/server';
import type { Audience } from './visible';

/** Drafts bear the reader's name and the time, experts' copies the expert's number, what is there as a file nothing (domain §6.7). */
const watermarkFor = (
  audience: Audience,
  me: Me,
  { row, seats }: ReportContent,
  { now, language }: Pick<Context, 'now' | 'language'>,
): Watermark => {
  const seat = seats.find(({ expertId }) => expertId === me.personId);
  if (audience === 'expert' && seat)
    return { kind: 'expertCopy', expertNumber: sayIn(language)('专家{number}', { number: seat.number }) };
  return row.status === reportStates.passed && row.pdfSha256
    ? { kind: 'none' }
    : { kind: 'draft', name: me.name, time: momentText(now.toISOString()) };
};

/** The document of a report as this reader may have it, on paper or as a print view. */
export const documentFor = (
  { db, services, now, language }: Pick<Context, 'db' | 'services' | 'now' | 'language'>,
  dossier: ReportContent,
  me: Me,
) => {
  const audience = audienceFor(me, dossier.row, dossier);
  return documentOf(db, services, dossier, {
    watermark: watermarkFor(audience, me, dossier, { now, language }),
    language,
    showPanel: audience === 'staff' && dossier.row.tally !== null,
    at: now,
  });
};

/**
 * The report as a file. Passed: the stored bytes, for ever the same. Before, and for an expert always: a working copy
 * drawn anew with a watermark. The administrator reads no content (domain §1.1).
 */
export const reportPdf = async (_: unknown, context: Context<Me, ReportRecord>): Promise<OutgoingFile> => {
  const { db, services, me, object: row, now } = context;
  const dossier = await dossierOf(db, row);
  const audience = audienceFor(me, row, dossier);
  if (audience === 'administrator') throw general.notAllowed();
  context.audit({ object: ['report', row.id] });
  if (row.status === reportStates.passed && audience !== 'expert' && row.pdfSha256)
    return {
      name: `${row.reportNumber}.pdf`,
      type: 'application/pdf',
      bytes: await buffer(await services.files.open(row.pdfSha256)),
    };
  const draw = async (): Promise<Buffer> => {
    const document = await documentFor(context, dossier, me);
    const kind = document.watermark.kind === 'expertCopy' ? 'expertCopy' : 'draft';
    return marked(await printed(document), { kind });
  };
  const bytes = await copies.run({ who: me.personId, signal: context.signal }, draw);
  return { name: `report-${dayOf(now)}.pdf`, type: 'application/pdf', bytes };
};

/** The receipt of a passed report, for those who may have its file. Throws 403 for an expert and the administrator, 404 where there is none. */
export const reportReceipt = async (
  _: unknown,
  context: Context<Me, ReportRecord>,
): Promise<OutgoingFile> => {
  const { db, me, object: row } = context;
  const audience = audienceFor(me, row, await dossierOf(db, row));
  if (audience === 'administrator' || audience === 'expert') throw general.notAllowed();
  const receipt = await receiptOf(db, row.id);
  if (receipt === undefined) throw general.notFound();
  return {
    name: `${row.reportNumber}.receipt.json`,
    type: 'application/json',
    bytes: Buffer.from(receipt),
  };
};
