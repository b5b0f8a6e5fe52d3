import { notify } from '#host/notify';
import type { Made } from '#host/transitions';
import { newsroomWords } from '../words';
import type { ContentRecord } from './visible';

const told = {
  publish: 'toldPublished',
  return: 'toldReturned',
  withdraw: 'toldWithdrawn',
  expire: 'toldExpired',
  lapse: 'toldExpired',
} as const;

/** Whoever wrote the newest version, or handed it in, learns what became of it. */
export const notifyEditors = async ({ context, is, transition }: Made<ContentRecord>): Promise<void> => {
  const { title, editedBy } = await context.db
    .selectFrom('contentVersion')
    .select(['title', 'editedBy'])
    .where('contentId', '=', is.id)
    .where('version', '=', is.version)
    .executeTakeFirstOrThrow();
  const word = told[transition as keyof typeof told];
  await notify(context, {
    to: [editedBy, is.submittedBy],
    kind: `newsroom.${word}`,
    says: newsroomWords[word],
    values: { name: title },
    object: ['content', is.id],
    ...(transition === 'return' && { actionNeeded: true }),
  });
};
