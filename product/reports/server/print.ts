import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../host/context';
import type { Db } from '../../../host/database/connection';
import type { Me } from '../../../host/me';
import { loadObject } from '../../../host/objects';
import { hashToken, newSecret, sameHash } from '../../../host/sessions/tokens';
import { dayOf } from '../../tasks/calendar';
import type { reports } from '../contract';
import { reportProblems } from '../problems';
import type { ReportRecord } from './assess';
import { dossierOf } from './content';
import { audienceFor } from './detail';
import { documentOf } from './document';
import { printBody } from './print-body';
import { reportKind } from './visible';

/** A ticket works for five minutes (domain §4.2, /ptint). */
const minutes = 5;
const cookie = 'print';

/** A ticket to the print view; only its hash is kept. The administrator prints no content. */
export const createTicket = async (_: unknown, context: Context<Me, ReportRecord>) => {
  const { db, house, me, object: row, now } = context;
  const dossier = await dossierOf(db, row);
  if (audienceFor(me, row, dossier) === 'administrator') throw reportProblems.printInvalid();
  const ticket = newSecret('', house.random);
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

/** The holder of a ticket as he is now: his session alive, his account open, his rights of this moment. */
const holderOf = async (db: Db, personId: string, sessionId: string): Promise<Me | undefined> => {
  const { rows } = await sql<Omit<Me, 'roles' | 'rights'> & { roles: string[]; rights: string[] }>`
    select p.id as person_id, s.id as session_id, p.true_name as name, p.user_type, p.organisation_id,
      p.is_organisation_admin,
      array(select r.code from person_role pr join role r on r.id = pr.role_id
        where pr.person_id = p.id and r.is_started) as roles,
      array(select distinct a.right_key from person_role pr join role r on r.id = pr.role_id and r.is_started
        join role_action ra on ra.role_id = r.id join action a on a.id = ra.action_id
        where pr.person_id = p.id and a.right_key is not null) as rights
    from session s join person p on p.id = s.person_id
    where s.id = ${sessionId} and p.id = ${personId} and s.ended_at is null and not p.is_locked`.execute(db);
  const found = rows[0];
  return found && { ...found, roles: new Set(found.roles), rights: new Set(found.rights) };
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
  const { db, house, now } = context;
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
  const holder = await holderOf(db, row.personId, row.sessionId);
  if (!holder?.rights.has('report.download')) throw reportProblems.printInvalid();
  const report = (await loadObject(db, reportKind, row.reportId, holder)) as ReportRecord | undefined;
  if (!report) throw reportProblems.printInvalid();
  if (row.spentAt === null) {
    const secret = newSecret('', house.random);
    context.cookies.set(cookie, secret, { httpOnly: true, seconds: minutes * 60 });
    await db
      .updateTable('printTicket')
      .set({ spentAt: now.toISOString(), readerHash: hashToken(secret) })
      .where('id', '=', row.id)
      .execute();
  }
  const dossier = await dossierOf(db, report);
  const audience = audienceFor(holder, report, dossier);
  const document = await documentOf(db, house, dossier, {
    watermark: { kind: 'none' },
    showPanel: audience === 'staff' && report.tally !== null,
    at: now,
  });
  context.audit({ object: ['report', report.id], reason: `print ${dayOf(now)}` });
  return printBody(document, report.status);
};
