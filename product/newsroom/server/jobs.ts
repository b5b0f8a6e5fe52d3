import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { systemTransition } from '#host/transitions';
import { contentStates } from '../workflow';

/** So many change in one transaction. */
const atOnce = 100;

/** Puts before readers what is due, and takes away what has had its time. */
export const keepSchedule = (services: Services): Promise<void> =>
  byItself(services, async (context) => {
    const now = context.now.toISOString();
    const due = context.db
      .selectFrom('content')
      .select(['id', 'status', 'approvedVersion'])
      .limit(atOnce)
      .forUpdate()
      .skipLocked();
    const toShow = await due
      .where('approvedVersion', 'is not', null)
      .where('publishAt', '<=', now)
      .orderBy('id')
      .execute();
    for (const { id } of toShow) await systemTransition(context, 'content', id, 'goOnline');
    const over = await due
      .where('publishedVersion', 'is not', null)
      .where('withdrawAt', '<=', now)
      .orderBy('id')
      .execute();
    for (const { id, status, approvedVersion } of over) {
      const waits = status === contentStates.published && approvedVersion !== null;
      await systemTransition(context, 'content', id, waits ? 'lapse' : 'expire');
    }
  });
