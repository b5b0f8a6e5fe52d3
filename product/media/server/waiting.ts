import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';

const most = 100;

/** Pictures that somebody else wants to change, for whoever may agree. */
export const waitingPictures = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  if (!me.rights.has('media.read') || !me.rights.has('media.approve')) return [];
  const rows = await db
    .selectFrom('mediaPicture')
    .select(['id', 'name'])
    .where('proposal', 'is not', null)
    .where('proposedBy', '!=', me.personId)
    .orderBy('updatedAt')
    .limit(most)
    .execute();
  return rows.map(({ id, name }) => ({
    objectKind: 'picture',
    objectId: id,
    applicationId: null,
    step: 'approvePicture',
    title: name,
    number: '',
    url: `/NewsMedia?Id=${id}`,
    dueAt: null,
  }));
};
