import { dayOf } from '#contract/calendar';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { systemTransition } from '#host/transitions';
import { recordStates } from '#product/dictionaries/record-status';

/** So many end in one transaction. */
const atOnce = 100;

/** Ends the records whose last day is over: they keep nobody from anything since then, and their people are told. */
export const expireRecords = (services: Services): Promise<void> =>
  byItself(services, async (context) => {
    const over = await context.db
      .selectFrom('integrityRecord')
      .select('id')
      .where('status', '=', recordStates.inForce)
      .where('expiresOn', '<', dayOf(context.now))
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of over) await systemTransition(context, 'integrityRecord', id, 'expire');
  });
