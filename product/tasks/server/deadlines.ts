import type { Context } from '../../../host/context';
import { workingDaysAfter } from '../calendar';

/** How long each step may take, in working days (domain §3; configurable with the settings' own screen). */
export const workingDays = {
  accept: 10,
  material: 20,
  supplement: 15,
  materialReview: 10,
  experts: 10,
  publicReview: 10,
} as const;

/** Starts the clock of a step: `holder` is the hat that has to act. Gives the moment it runs out. */
export const startDeadline = async (
  context: Context<unknown, unknown>,
  object: readonly [kind: string, id: string],
  step: string,
  holder: string,
  days: number,
): Promise<string> => {
  const dueAt = workingDaysAfter(context.now, days).toISOString();
  await context.db
    .insertInto('deadline')
    .values({
      id: context.newId(),
      objectKind: object[0],
      objectId: object[1],
      step,
      holder,
      startedAt: context.now.toISOString(),
      dueAt,
      doneAt: null,
    })
    .execute();
  return dueAt;
};

/** Stops every clock of an object that still runs: the ball is elsewhere now. */
export const endDeadlines = async (
  context: Context<unknown, unknown>,
  object: readonly [kind: string, id: string],
): Promise<void> => {
  await context.db
    .updateTable('deadline')
    .set({ doneAt: context.now.toISOString() })
    .where('objectKind', '=', object[0])
    .where('objectId', '=', object[1])
    .where('doneAt', 'is', null)
    .execute();
};
