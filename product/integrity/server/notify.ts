import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { notify } from '#host/notify';
import type { Made } from '#host/transitions';
import type { Me } from '#host/me';
import { entriesOf } from '#product/organisations/server';
import { personFacts } from '#queries/people';
import { peopleInRole } from '#product/roles/server';
import type { Reminder } from '#product/tasks/reminder';
import { integrityWords } from '../words';
import { nameOf, type Party } from './parties';
import type { StoredRecord } from './visible';

/** The reminders of whoever may still reply. */
type ToReply = Exclude<Reminder, 'overdue'>;
type AnyContext = Context<Me | null, unknown>;
type Told =
  | 'toldProposed'
  | `remind.${ToReply}`
  | 'toldReplied'
  | 'toldInForce'
  | 'toldDismissed'
  | 'toldAppealed'
  | 'toldUpheld'
  | 'toldWithdrawn'
  | 'toldExpired'
  | 'toldNobody';

/** The person, or whoever acts for the organisation. */
const concerned = async ({ db }: AnyContext, { personId, organisationId }: Party): Promise<string[]> => {
  if (personId !== null) return [personId];
  const found = await db
    .selectFrom(personFacts.as('person'))
    .select('person.id')
    .where('person.organisationId', 'in', entriesOf(organisationId))
    .where('person.isOrganisationAdmin', '=', true)
    .where('person.isLocked', '=', false)
    .execute();
  return found.map(({ id }) => id);
};

const tell = async (
  context: AnyContext,
  row: Party & { readonly id: string },
  word: Told,
  to: readonly string[],
  until: string,
): Promise<void> =>
  notify(context, {
    to,
    // The desk reads the words of the kind; what leaves names neither the matter nor anybody.
    kind: `integrity.${word}`,
    says: integrityWords.mailed,
    values: { name: await nameOf(context.db, row), until },
    object: ['integrityRecord', row.id],
    actionNeeded: true,
    // Each time anew, but for what the same reviewers have not read yet.
    ...(word === 'toldNobody' && { unlessUnread: true }),
  });

/**
 * Whoever it is about is told. Where an organisation has nobody who acts for it the reviewers are, so that it is served another
 * way or given somebody: nobody loses the reply because nobody was there to be told (domain §9.16).
 */
const tellConcerned = async (
  context: AnyContext,
  row: Party & { readonly id: string },
  word: Told,
  until: string,
): Promise<void> => {
  const to = await concerned(context, row);
  if (to.length > 0) await tell(context, row, word, to, until);
  else await tell(context, row, 'toldNobody', await peopleInRole(context, roleCode.publicAgency), until);
};

/** Whoever a new record is about learns of it, and until when they may answer. */
export const notifyProposed = async (
  context: AnyContext,
  row: Party & { readonly id: string },
  until: string,
): Promise<void> => tellConcerned(context, row, 'toldProposed', until);

/** Whoever it is about is reminded that they may reply, and until when. */
export const notifyToReply = async (
  context: AnyContext,
  row: Party & { readonly id: string },
  says: ToReply,
  until: string,
): Promise<void> => tellConcerned(context, row, `remind.${says}`, until);

const words: Readonly<Record<string, Told>> = {
  confirm: 'toldInForce',
  dismiss: 'toldDismissed',
  upholdRecord: 'toldUpheld',
  grantAppeal: 'toldWithdrawn',
  withdrawRecord: 'toldWithdrawn',
  expire: 'toldExpired',
};

/** Whoever it is about learns what has become of it. */
export const notifyConcerned = async ({ context, is, transition }: Made<StoredRecord>): Promise<void> =>
  tellConcerned(context, is, words[transition]!, is.expiresOn ?? '');

/** The reviewers learn that they have been answered. */
export const notifyReviewers = async ({ context, is, transition }: Made<StoredRecord>): Promise<void> =>
  tell(
    context,
    is,
    transition === 'reply' ? 'toldReplied' : 'toldAppealed',
    await peopleInRole(context, roleCode.publicAgency),
    is.expiresOn ?? '',
  );
