import type { Made } from '#host/transitions';
import { nextRound } from '../rounds/revise';
import type { TransitionData } from '../transition-data';
import type { Application } from '../visible';

/**
 * A re-opened application begins a new round with its owner (domain §3.5), as one that is applied for again does: nothing of
 * the decision binds it any more, which the record and the appeal keep.
 */
export const startAnew = async ({
  context,
  is,
}: Made<Application, TransitionData>): Promise<Partial<Application>> => {
  const { defects: _answered, ...anew } = { ...nextRound(is), isFinal: false };
  await context.db
    .updateTable('application')
    .set({ ...anew, defects: '[]' })
    .where('id', '=', is.id)
    .execute();
  return { ...anew, defects: [] };
};
