import type { Made } from '#host/transitions';
import type { TransitionData } from './transition-data';
import type { Application } from './visible';

/**
 * A re-opened application begins a new round with its owner (domain §3.5): nothing of the decision binds it any more, which
 * the record and the appeal keep, and its former agency is told no more than after a return until it is submitted again.
 */
export const startAnew = async ({
  context,
  is,
}: Made<Application, TransitionData>): Promise<Partial<Application>> => {
  const anew = {
    round: is.round + 1,
    returnCount: is.returnCount + 1,
    returnedBy: is.evaluationAgencyId,
    ...{ isFinal: false, isLocked: false, decidedAt: null },
    ...{ decisionReason: null, decisionText: null, decisionFileId: null },
    ...{ assessorId: null, contractNumber: null, fee: null, planStart: null, planEnd: null },
  };
  await context.db
    .updateTable('application')
    .set({ ...anew, defects: '[]' })
    .where('id', '=', is.id)
    .execute();
  return { ...anew, defects: [] };
};
