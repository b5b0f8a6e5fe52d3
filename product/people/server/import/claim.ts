import type { Selectable } from 'kysely';
import type { Problem } from '#contract/problem';
import type { Db } from '#host/database/connection';
import { transact } from '#host/database/transact';
import type { Services } from '#host/services';
import { peopleProblems } from '../../problems';
import type { Tables } from '#host/database/tables';

export type ClaimedImport = Selectable<Tables['personImport']> & { readonly heldBy: string };
type Steps = Partial<Pick<ClaimedImport, 'state' | 'total' | 'checked' | 'written' | 'ok' | 'failedRows'>>;

/** How long an import is nobody else's after its last step. */
const claimSeconds = 60;
/** An import that was begun so often and never ended is given up: it may be what ends the process. */
const mostTries = 3;

/** Another process works on the import: this one had not been heard of for too long. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

const until = (services: Services): string =>
  new Date(services.clock().getTime() + claimSeconds * 1_000).toISOString();

/** Takes the next import that waits, or whose process has gone; undefined where there is none. */
export const claim = (services: Services): Promise<ClaimedImport | undefined> =>
  transact(services.db, async (db) => {
    const next = await db
      .selectFrom('personImport')
      .selectAll()
      .where('state', 'in', ['waiting', 'checking', 'importing'])
      .where((row) =>
        row.or([row('heldUntil', 'is', null), row('heldUntil', '<', services.clock().toISOString())]),
      )
      .orderBy('createdAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return undefined;
    const heldBy = Buffer.from(services.random(12)).toString('hex');
    const taken = {
      heldBy,
      heldUntil: until(services),
      state: 'checking' as const,
      tries: next.tries + 1,
      checked: 0,
      written: 0,
    };
    await db.updateTable('personImport').set(taken).where('id', '=', next.id).execute();
    return { ...next, ...taken };
  });

/** Whether an import was begun too often. */
export const isGivenUp = ({ tries }: ClaimedImport): boolean => tries > mostTries;

const change = async (db: Db, { id, heldBy }: ClaimedImport, set: object): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('personImport')
    .set(set)
    .where('id', '=', id)
    .where('heldBy', '=', heldBy)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Lost();
};

/** Tells how far it has come, beside the import's own transaction, so that others see it. Throws `Lost`. */
export const step = (services: Services, claimed: ClaimedImport, steps: Steps): Promise<void> =>
  change(services.db, claimed, { ...steps, heldUntil: until(services) });

/** Ends it, in the transaction that wrote its people: neither stands without the other. Throws `Lost`. */
export const finish = (
  db: Db,
  claimed: ClaimedImport,
  now: Date,
  found: Steps & { readonly failed: string },
): Promise<void> => change(db, claimed, { ...found, state: 'done', finishedAt: now.toISOString() });

/** Ends it with a sentence, in three languages; nobody was brought in. */
export const giveUp = (
  services: Services,
  claimed: ClaimedImport,
  problem: Problem = peopleProblems.importInterrupted(),
): Promise<void> =>
  change(services.db, claimed, {
    state: 'failed',
    written: 0,
    problem: JSON.stringify((['zh', 'en', 'es'] as const).map((language) => problem.in(language))),
    finishedAt: services.clock().toISOString(),
  });
