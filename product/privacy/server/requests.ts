import { sql, type Selectable, type SqlBool } from 'kysely';
import type * as z from 'zod';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { pageFrom } from '#host/lists';
import { notify } from '#host/notify';
import { people } from '#queries/people';
import { holdersOf, refuseStronger, rightsOf, rightsNamed } from '#product/access/server';
import type { ErasureFilter, privacy } from '../contract';
import { privacyProblems } from '../problems';
import { leastReason } from '../reason';
import { privacyWords } from '../words';
import { openCasesOf } from './cases';
import { erase } from './erase';
import { privacyRequestKind } from './visible';

type Row = Selectable<Tables['privacyRequest']>;
/** Within so many days a request is answered (PIPL art. 50; GB/T 35273 names thirty at most). */
const answerDays = 15;

/** What the person reads of a request. */
export const shownRequest = (row: Row) => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  askedAt: row.askedAt,
  dueAt: row.dueAt,
  decidedAt: row.decidedAt,
  decisionReason: row.decisionReason,
});

/** Asks that the caller's personal data be erased; those who decide are told. Throws 2781 while a request waits. */
export const requestErase = async (
  { reason = '' }: { readonly reason?: string | undefined },
  context: Context,
) => {
  const { db, me, now } = context;
  const id = context.newId();
  const made = await db
    .insertInto('privacyRequest')
    .values({
      id,
      personId: me.personId,
      state: 'pending',
      reason: reason.trim(),
      askedAt: now.toISOString(),
      dueAt: new Date(now.getTime() + answerDays * 86_400_000).toISOString(),
      decidedBy: null,
      decidedAt: null,
    })
    // Written out, not given as a value: a statement that is planned once for all values finds no index by a parameter.
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .where(sql<SqlBool>`state = 'pending'`)
        .doNothing(),
    )
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) throw privacyProblems.alreadyAsked();
  await notify(context, {
    to: await holdersOf(db, 'privacy.handle'),
    kind: 'privacy.arrived',
    says: privacyWords.arrived,
    // Without the name: a notice is kept by whoever reads it, and would outlast the erasure.
    object: ['privacyRequest', id],
    actionNeeded: true,
  });
  context.audit({ object: ['privacyRequest', id] });
  return { id };
};

/** Takes the caller's waiting request back. Throws 2001 where none waits. */
export const withdrawErase = async (_: unknown, { db, me }: Context) => {
  const taken = await db
    .updateTable('privacyRequest')
    .set({ state: 'withdrawn' })
    .where('personId', '=', me.personId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw general.stateNotAllowed();
  return {};
};

/** One page of requests, those that wait first, the oldest of them first. */
export const listRequests = async ({ state, ...paging }: ErasureFilter, { db, me }: Context) => {
  let chosen = db
    .selectFrom('privacyRequest')
    .innerJoin(people.as('person'), 'person.id', 'privacyRequest.personId')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .leftJoin(people.as('decider'), 'decider.id', 'privacyRequest.decidedBy')
    .where((row) => privacyRequestKind.visible(row as never, me) as never);
  if (state) chosen = chosen.where('privacyRequest.state', '=', state);
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .selectAll('privacyRequest')
      .select(['person.trueName', 'person.loginName', 'organisation.name as organisationName'])
      .select('decider.trueName as deciderName')
      .orderBy((row) => row('privacyRequest.state', '=', 'pending'), 'desc')
      .orderBy('privacyRequest.askedAt')
      .orderBy('privacyRequest.id'),
  );
  return {
    rows: await Promise.all(
      rows.map(async (row) => ({
        ...shownRequest(row),
        trueName: row.trueName,
        loginName: row.loginName,
        organisationName: row.organisationName ?? '',
        decidedBy: row.deciderName ?? '',
        openCases: row.state === 'pending' ? await openCasesOf(db, row.personId) : 0,
        can:
          row.state === 'pending' && row.personId !== me.personId
            ? (['accept', 'refuse'] as const).slice()
            : [],
      })),
    ),
    total,
  };
};

/**
 * Accepts a request, which erases its person at once, or refuses it for a reason that the person reads. Throws 2001 where
 * it is decided, 2782 for one's own, 2783 while cases are open, 2784 for somebody who still administers, 2002 for a refusal
 * without a reason, 403 for somebody of wider rights.
 */
export const decideErase = async (
  { accept, reason = '' }: z.output<typeof privacy.calls.decide.takes>,
  context: Context<Context['me'], Row>,
) => {
  const { db, language, me, now, object } = context;
  if (object.personId === me.personId) throw privacyProblems.ownRequest();
  if (object.state !== 'pending') throw general.stateNotAllowed();
  const isAccepted = accept === 'yes';
  if (!isAccepted && [...reason.trim()].length < leastReason) {
    const says = fill(inLanguage(privacyWords.reasonHint, language), { least: leastReason });
    throw general.badInput({}, [{ Field: wireName('reason'), Msg: says }]);
  }
  let inArchive = false;
  if (isAccepted) {
    await refuseStronger(context, object.personId);
    const rights = rightsNamed(context.services, await rightsOf(db, object.personId));
    if (rights.some(({ administers }) => administers !== null && administers !== 'audit'))
      throw privacyProblems.holdsOffice();
    const count = await openCasesOf(db, object.personId);
    if (count > 0) throw privacyProblems.openCases({ count });
    ({ inArchive } = await erase(object.personId, context));
  } else
    await notify(context, {
      to: [object.personId],
      kind: 'privacy.refusedNotice',
      says: privacyWords.refusedNotice,
      values: { reason: reason.trim() },
      object: ['ownData', object.personId],
    });
  await db
    .updateTable('privacyRequest')
    .set({
      state: isAccepted ? 'accepted' : 'refused',
      decidedBy: me.personId,
      decidedAt: now.toISOString(),
      decisionReason: reason.trim(),
      rowVersion: object.rowVersion + 1,
    })
    .where('id', '=', object.id)
    .execute();
  // What somebody wrote about themselves goes along with them.
  if (isAccepted)
    await db
      .updateTable('privacyRequest')
      .set({ reason: '' })
      .where('personId', '=', object.personId)
      .execute();
  context.audit({
    object: ['person', object.personId],
    after: { erased: isAccepted, inArchive },
    loggedFields: ['erased', 'inArchive'],
    reason: reason.trim(),
  });
  return {};
};
