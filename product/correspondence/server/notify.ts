import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { correspondenceWords } from '../words';

/**
 * Those who read a circle hear that something was written, by its case alone: neither who wrote nor what, which stand behind
 * the circle's own door. Whoever is mentioned hears it by the ways they chose (decision 0076), and where nobody is, all of
 * them; whoever has not read the last notice about this case gets no second one.
 */
export const notifyReaders = async (
  context: Context<Me, unknown>,
  about: { readonly id: string; readonly achievementName: string; readonly applicationNumber: string | null },
  readers: readonly string[],
  mentioned: readonly string[],
): Promise<void> => {
  const said = {
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['correspondence', about.id] as const,
  };
  await notify(context, {
    ...said,
    kind: 'correspondence.toldMentioned',
    says: correspondenceWords.toldMentioned,
    to: mentioned,
    actionNeeded: true,
  });
  await notify(context, {
    ...said,
    kind: 'correspondence.toldWritten',
    says: correspondenceWords.toldWritten,
    to: readers.filter((id) => !mentioned.includes(id)),
    actionNeeded: mentioned.length === 0,
    unlessUnread: true,
  });
};
