import { general } from '#contract/problems';
import { refuseMerged, type OnOrganisation } from './keep';
import { mayLock } from './register';

/** Locks an organisation that is open, or unlocks it. Throws 403 where it is not the caller's to lock, 2742 for a merged one. */
export const lockOrganisation = async (_: unknown, context: OnOrganisation) => {
  const { db, object, me } = context;
  if (!mayLock(me, object)) throw general.notAllowed();
  await refuseMerged(context);
  const isLocked = !object.isLocked;
  await db
    .updateTable('organisationEntry')
    .set({ isLocked, rowVersion: object.rowVersion + 1 })
    .where('id', '=', object.id)
    .execute();
  context.audit({
    object: ['organisation', object.id],
    before: { isLocked: !isLocked },
    after: { isLocked },
    loggedFields: ['isLocked'],
  });
  return { isLocked };
};
