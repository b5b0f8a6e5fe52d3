import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import { emailPerPerson } from '#host/limits/limit';
import { sendLater, voidWaiting } from '#host/outbox';
import { maskEmail } from '#host/secrets/masks';
import { hashToken, newSecret } from '#host/sessions/tokens';
import { voidLinks } from '#product/access/server';
import { storeSent, spendSent, voidSent } from '#queries/access';
import { peopleProblems } from '../problems';
import { peopleWords } from '../words';
import type { Tables } from '#host/database/tables';

const purpose = 'email';
const cause = 'confirm email';
const minutes = 60;
const place = (column: 'email' | 'pendingEmail', row: string) => ({ table: 'person', column, row });

/**
 * A new address waits until the link mailed to it is opened; the old one is told (domain §4.6). Only the last link counts.
 * Throws `tooOften` (1004).
 */
export const askForEmail = async (
  email: string,
  row: Pick<Selectable<Tables['person']>, 'id' | 'emailCipher'>,
  context: Context,
): Promise<void> => {
  const { db, services, now } = context;
  await services.limiter.demand([[emailPerPerson, row.id]], now);
  const token = newSecret('email_', services.random);
  await voidConfirmations(row.id, context);
  const goodUntil = new Date(now.getTime() + minutes * 60_000);
  await storeSent(context, { purpose, boundTo: row.id, codeHash: hashToken(token) }, goodUntil);
  await db
    .updateTable('person')
    .set({ pendingEmailCipher: services.cipher.seal(place('pendingEmail', row.id), email) })
    .where('id', '=', row.id)
    .execute();
  // Behind `#` no server and no proxy ever logs it.
  const link = `${services.publicUrl}/profile/email#${token}`;
  await sendLater(context, {
    channel: 'mail',
    to: email,
    subject: peopleWords.emailSubject,
    body: peopleWords.emailLink,
    values: { link },
    cause,
    goodUntil,
    personId: row.id,
  });
  if (!row.emailCipher) return;
  await sendLater(context, {
    channel: 'mail',
    to: services.cipher.open(place('email', row.id), row.emailCipher),
    subject: peopleWords.emailToldSubject,
    body: peopleWords.emailTold,
    values: { email: maskEmail(email) },
    cause: 'email changes',
    personId: row.id,
  });
};

const voidConfirmations = async (personId: string, context: Context): Promise<void> => {
  await voidSent(context, { purpose, boundTo: personId });
  await voidWaiting(context, personId, [cause]);
};

/** The caller has opened their link: the waiting address is theirs. Throws `linkOver` (1012) for any other link, also somebody else's. */
export const confirmEmail = async (token: string, context: Context): Promise<void> => {
  const { db, services, me } = context;
  const isSpent = await spendSent(context, { purpose, boundTo: me.personId, codeHash: hashToken(token) });
  const { pendingEmailCipher } = await db
    .selectFrom('person')
    .select('pendingEmailCipher')
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  if (!isSpent || !pendingEmailCipher) throw peopleProblems.linkOver();
  // What was sent to the old address opens nothing any more.
  await voidLinks(me.personId, context);
  const email = services.cipher.open(place('pendingEmail', me.personId), pendingEmailCipher);
  await db
    .updateTable('person')
    .set({
      emailCipher: services.cipher.seal(place('email', me.personId), email),
      emailIndex: services.blindIndex('email', email),
      pendingEmailCipher: null,
    })
    .where('id', '=', me.personId)
    .execute();
  context.audit({ object: ['person', me.personId], after: { fields: ['email'] }, loggedFields: ['fields'] });
};
