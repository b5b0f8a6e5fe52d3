import { organisationProblems } from '../problems';
import type { Merge } from '../merging';
import { general } from '#contract/problems';
import type { OnOrganisation } from './keep';
import { obstaclesTo } from './preview';
import { liesBelow, oneAtATime, settle } from './hierarchy';

/**
 * Lets another organisation stand for this entry. Throws 2741 with every reason that forbids it, 2003 where somebody was
 * faster.
 */
export const mergeOrganisation = async ({ intoId, rowVersion }: Merge, context: OnOrganisation) => {
  const { db, object } = context;
  await oneAtATime(db);
  if (object.rowVersion !== rowVersion) throw general.changedMeanwhile();
  const forbids = await obstaclesTo(intoId, context);
  if (forbids.length > 0)
    throw organisationProblems.cannotMerge(
      { why: forbids[0]!.reason },
      forbids.map(({ obstacle, reason }) => ({ Field: obstacle, Msg: reason })),
    );
  await db
    .updateTable('organisationEntry')
    .set({ mergedInto: intoId, readAs: intoId, rowVersion: object.rowVersion + 1 })
    .where('id', '=', object.id)
    .execute();
  await settle(db);
  context.audit({
    object: ['organisation', object.id],
    after: { mergedInto: intoId },
    loggedFields: ['mergedInto'],
  });
  return {};
};

/** Takes a merging back. Throws 2743 where there is none, 2744 where the entry would lie below itself. */
export const unmergeOrganisation = async (_: unknown, context: OnOrganisation) => {
  const { db, object } = context;
  await oneAtATime(db);
  if (object.mergedInto === null) throw organisationProblems.notMerged();
  await db
    .updateTable('organisationEntry')
    .set({ mergedInto: null, readAs: null, rowVersion: object.rowVersion + 1 })
    .where('id', '=', object.id)
    .execute();
  await settle(db);
  if (object.parentId && (await liesBelow(db, object.parentId, object.id)))
    throw organisationProblems.undoneBelowItself();
  context.audit({
    object: ['organisation', object.id],
    before: { mergedInto: object.mergedInto },
    after: { mergedInto: null },
    loggedFields: ['mergedInto'],
  });
  return {};
};
