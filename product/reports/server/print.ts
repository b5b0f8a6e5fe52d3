import type { z } from 'zod';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { loadObject } from '#host/objects';
import { hashToken, newSecret, sameHash } from '#host/sessions/tokens';
import { holderOf } from '#product/access/server';
import { printView } from '#product/printing/server';
import { dayOf } from '#contract/calendar';
import type { reports } from '../contract';
import { reportProblems } from '../problems';
import type { ReportRecord } from './computed-levels';
import { dossierOf } from './content';
import { documentFor } from './copy';
import { audienceFor } from './detail';
import { reportKind } from './visible';

/** A ticket works for five minutes (domain §4.2, /ptint). */
const minutes = 5;
const cookie = 'print';

/** A ticket to the print view; only its hash is kept. The administrator prints no content. */
export const createTicket = async (_: unknown, context: Context<Me, ReportRecord>) => {
  const { db, services, me, object: row, now } = context;
  const dossier = await dossierOf(db, row);
  if (audienceFor(me, row, dossier) === 'administrator') throw reportProblems.printInvalid();
  const ticket = newSecret('', services.random);
  const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
  await db.deleteFrom('printTicket').where('expiresAt', '<', now.toISOString()).execute();
  await db
    .insertInto('printTicket')
    .values({
      id: context.newId(),
      reportId: row.id,
      personId: me.personId,
      sessionId: me.sessionId,
      ticketHash: hashToken(ticket),
      readerHash: null,
      createdAt: now.toISOString(),
      expiresAt,
      spentAt: null,
    })
    .execute();
  return { ticket, expireAt: expiresAt };
};

/**
 * What the print view shows. The first reading spends the ticket and binds it to that browser by a cookie no script
 * reads; the same browser may read again until the five minutes end, any other finds the link invalid. The right to the
 * report is looked up anew each time.
 */
export const printData = async (
  { ticket }: z.output<typeof reports.calls.printData.takes>,
  context: Context<Me | null>,
) => {
  const { db, services, now } = context;
  const row = await db
    .selectFrom('printTicket')
    .selectAll()
    .where('ticketHash', '=', hashToken(ticket))
    .where('expiresAt', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw reportProblems.printInvalid();
  const reader = context.cookies.get(cookie);
  if (row.spentAt !== null && !(reader && row.readerHash && sameHash(hashToken(reader), row.readerHash)))
    throw reportProblems.printInvalid();
  // As they are now: their session alive, their account open, their rights of this moment.
  const holder = await holderOf(services, row);
  if (!holder?.rights.has('report.download')) throw reportProblems.printInvalid();
  const report = (await loadObject(db, reportKind, row.reportId, holder)) as ReportRecord | undefined;
  if (!report) throw reportProblems.printInvalid();
  if (row.spentAt === null) {
    const secret = newSecret('', services.random);
    context.cookies.set(cookie, secret, { httpOnly: true, seconds: minutes * 60 });
    await db
      .updateTable('printTicket')
      .set({ spentAt: now.toISOString(), readerHash: hashToken(secret) })
      .where('id', '=', row.id)
      .execute();
  }
  const document = await documentFor(context, await dossierOf(db, report), holder);
  context.audit({ object: ['report', report.id], reason: `print ${dayOf(now)}` });
  return printView(document);
};
