import { expressionBuilder } from 'kysely';
import type { Context } from './context';
import type { Tables } from './database/tables';

/** A step in the history of an object, beside those that its machine tells of. */
interface Step {
  readonly object: readonly [kind: string, id: string];
  /** Nobody where the system itself did it. */
  readonly actorId: string | null;
  readonly actor: string;
  readonly transition: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly note?: string | null | undefined;
  /** Who may read the step: `all`, or actors joined by commas. */
  readonly visibility: string;
}

/** Records a step in the timeline, within the request's transaction (domain §3). */
export const recordStep = async (
  { db, newId, now }: Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now'>,
  { object, actorId, actor, transition, from, to, note, visibility }: Step,
): Promise<void> => {
  await db
    .insertInto('timeline')
    .values({
      id: newId(),
      objectKind: object[0],
      objectId: object[1],
      at: now.toISOString(),
      actorId,
      actor,
      transition,
      fromState: from,
      toState: to,
      note: note ?? null,
      visibility,
    })
    .execute();
};

/** The steps of histories as they are told, saves left out: who took each, as what and when, and who may read it. */
export const steps = expressionBuilder<Tables>()
  .selectFrom('timeline')
  .select(['timeline.id', 'timeline.objectKind', 'timeline.objectId', 'timeline.at', 'timeline.actorId'])
  .select(['timeline.actor', 'timeline.transition', 'timeline.fromState', 'timeline.toState'])
  .select(['timeline.note', 'timeline.visibility'])
  .where('timeline.transition', '!=', 'save');
