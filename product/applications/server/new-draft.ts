import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { addToCount } from '#host/database/stored-count';
import { recordStep } from '#host/timeline';
import { isWellKnown, waitForThemselves } from '#queries/people';
import { settingsNow } from '#product/settings/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Draft } from '../application';
import { applicationsProblems } from '../problems';
import { columnsOf, storingRows } from './store';
import type { Application } from './visible';

const roomForDraft = async (db: Db, ownerId: string): Promise<void> => {
  // Two drafts at once cannot both be the last one allowed.
  await waitForThemselves(db, ownerId);
  const { drafts } = await db
    .selectFrom('application')
    .select((row) => row.fn.countAll<number>().as('drafts'))
    .where('ownerId', '=', ownerId)
    .where('status', '=', applicationCodes.draft)
    .where('isDeleted', '=', false)
    .executeTakeFirstOrThrow();
  const { openDrafts } = await settingsNow(db);
  if (Number(drafts) >= openDrafts) throw applicationsProblems.tooManyDrafts({ limit: openDrafts });
};

/** Whether somebody may have another draft (A1). Throws 2101 for who is not known well enough, 2102 for who has too many. */
export const requireRoom = async (db: Db, ownerId: string): Promise<void> => {
  if (!(await isWellKnown(db, ownerId))) throw applicationsProblems.profileIncomplete();
  await roomForDraft(db, ownerId);
};

interface NewDraft {
  readonly draft: Draft;
  readonly ownerId: string;
  readonly actor: 'owner' | 'techManager';
  /** Shown with its first step. */
  readonly note?: string | undefined;
  /** What it comes from, where it does. */
  readonly from?: Pick<Application, 'previousApplicationId' | 'changes' | 'isMajorChange'>;
}

/** Stores a new draft with whatever is there already, and its first step in the timeline (A1). Gives its id. */
export const storeDraft = async (
  context: Context<Context['me'], unknown>,
  { draft, ownerId, actor, note, from }: NewDraft,
): Promise<string> => {
  const { db, me, now, newId } = context;
  const id = newId();
  const at = now.toISOString();
  await storingRows(db, id, draft, newId, new Set(Object.keys(draft)))
    .insertInto('application')
    .values({
      ...columnsOf(draft),
      ...from,
      id,
      status: applicationCodes.draft,
      ownerId,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await addToCount(db, 'application', 1, newId);
  await recordStep(context, {
    object: ['application', id],
    actorId: me.personId,
    ...{ actor, transition: 'create', from: null, to: applicationCodes.draft, note },
    visibility: 'owner,techManager,agency,publicAgency',
  });
  context.audit({ object: ['application', id], after: { ...draft, ...from } });
  return id;
};
