import type { Context } from '#host/context';
import { sendLater } from '#host/outbox';
import { readersOf } from '#host/readers';
import { forgetReplies } from '#host/pipeline/replies';
import { eraseDrafts } from '#product/applications/server';
import { anonymise } from '#product/people/server';
import { accounts } from '#queries/people';
import { privacyWords } from '../words';
import { countOf, removeRows } from './personal-data';

type Deciding = Context<Context['me'], unknown>;

/** The last word to somebody whose account ends: to the contact that is stored, before it is removed. */
const notifyErased = async (personId: string, context: Deciding): Promise<void> => {
  const { db, services } = context;
  const row = await db
    .selectFrom(accounts.as('account'))
    .select('emailCipher')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (row.emailCipher === null) return;
  const reader = (await readersOf(context, [personId])).get(personId)!;
  await sendLater(context, {
    channel: 'mail',
    to: services.cipher.open({ table: 'person', column: 'email', row: personId }, row.emailCipher),
    subject: privacyWords.erasedSubject,
    body: privacyWords.erasedBody,
    reader,
    // Bound to nobody, and forgotten once it is sent.
    cause: 'erased',
  });
};

/**
 * Erases somebody: drafts that were never submitted and every row that nothing keeps are removed, the account is closed and
 * emptied. Whoever has part in the archive of evaluations keeps the name there, as law asks (domain §10). Says whether that
 * is so.
 */
export const erase = async (
  personId: string,
  context: Deciding,
): Promise<{ readonly inArchive: boolean }> => {
  const { db, services } = context;
  await eraseDrafts(personId, context);
  let archived = 0;
  for (const data of services.contributed.personalData)
    if (data.onErasure === 'archive') archived += await countOf(db, data, personId);
  const inArchive = archived > 0;
  // What was sent to them and waits is not sent any more; the last word is written after that.
  await forgetReplies(db, personId);
  for (const data of services.contributed.personalData)
    if (data.table === 'person') continue;
    else if (data.onErasure === 'removed' || (data.onErasure === 'withArchive' && !inArchive))
      await removeRows(db, data, personId);
  await notifyErased(personId, context);
  await anonymise(personId, inArchive, context);
  return { inArchive };
};
