import type { Context } from '#host/context';
import type { Waiting } from '#product/tasks/server';
import { contentStates } from '../workflow';
import { actorsOf } from './actors';
import { tookPart, visibleContent } from './visible';

const most = 100;

/** What was handed in and waits for somebody who had no hand in it; what came back waits for its editor. */
export const waitingContent = async ({ db, me }: Context): Promise<readonly Waiting[]> => {
  const actors = actorsOf(me);
  if (actors.length === 0 || !me.rights.has('content.read')) return [];
  const [mayPublish, mayEdit] = [me.rights.has('content.publish'), me.rights.has('content.edit')];
  const rows = await db
    .selectFrom('content')
    .innerJoin('contentVersion as written', (join) =>
      join.onRef('written.contentId', '=', 'content.id').onRef('written.version', '=', 'content.version'),
    )
    .select(['content.id', 'content.status', 'written.title'])
    .where((row) => visibleContent(row as never, me))
    .where((row) =>
      row.or([
        row.and([
          row('content.status', '=', contentStates.submitted),
          row.val(mayPublish),
          row.not(tookPart(me)),
        ]),
        row.and([
          row('content.status', '=', contentStates.returned),
          row.val(mayEdit),
          row('written.editedBy', '=', me.personId),
        ]),
      ]),
    )
    .orderBy('content.updatedAt')
    .limit(most)
    .execute();
  return rows.map(({ id, status, title }) => ({
    objectKind: 'content',
    objectId: id,
    applicationId: null,
    step: status === contentStates.submitted ? 'publishContent' : 'reviseContent',
    title,
    number: '',
    url: status === contentStates.submitted ? `/ContentInfo?Id=${id}` : `/NewsEdit?Id=${id}`,
    dueAt: null,
  }));
};
