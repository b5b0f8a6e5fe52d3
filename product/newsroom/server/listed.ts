import type * as z from 'zod';
import { sql } from 'kysely';
import { general } from '#contract/problems';
import { languages } from '#contract/words';
import type { Context } from '#host/context';
import { uploadedBy } from '#host/files/rows';
import { containing, pageFrom } from '#host/lists';
import { loadObject } from '#host/objects';
import type { newsroom } from '../contract';
import type { ListedKind, ListedRow, Saved } from '../listed';
import { contentFlow } from '../workflow';
import { headOf, languagesOnline, seen } from './read';
import { contentKind, tookPart, type ContentRecord } from './visible';
import { addContent, editContent } from './write';

type Filter = z.output<typeof newsroom.calls.linkList.takes>;

/** What editors list of a kind, in its order where it has one, else what was changed last first. */
export const listOfKind =
  <Kind extends ListedKind>(kind: Kind) =>
  async (filter: Filter, context: Context): Promise<{ rows: ListedRow<Kind>[]; total: number }> => {
    const { status, language, title } = filter;
    let chosen = seen(context).where('content.kind', '=', kind);
    if (status) chosen = chosen.where('content.status', '=', contentFlow.states[status]!);
    if (language) chosen = chosen.where('content.language', '=', language);
    if (title?.trim()) chosen = chosen.where('written.title', 'like', containing(title.trim()));
    const { rows, total } = await pageFrom(chosen, filter, (all) =>
      all
        .selectAll('content')
        .select([
          'written.title',
          'written.details',
          sql<string>`coalesce(editor.true_name, '')`.as('editorName'),
        ])
        .select(['written.publishAt as publishTime', 'written.withdrawAt as withdrawTime'])
        .select([tookPart(context.me).as('hadPart'), languagesOnline.as('online')])
        .orderBy(sql`(written.details ->> 'sort')::int`, (order) => order.asc().nullsLast())
        .orderBy('content.updatedAt', 'desc')
        .orderBy('content.id', 'desc'),
    );
    return {
      rows: rows.map(({ editorName, online, details, publishTime, withdrawTime, ...row }) => {
        const { kind: _kind, views, ...head } = headOf(context, row);
        return {
          ...head,
          ...details,
          ...{ editorName, publishTime, withdrawTime },
          ...(kind === 'download' && { views }),
          missing: languages.filter((each) => !online.includes(each)),
        } as unknown as ListedRow<Kind>;
      }),
      total,
    };
  };

/** Such kinds have no text of their own. */
const noText = { source: '', author: '', summary: '', body: '{"type":"doc","content":[]}' };

/**
 * Throws 404 for a file that this person neither uploaded nor found in a version of this piece: what is published is anybody's,
 * so that seeing a file is not enough to put it in.
 */
const requireOwnFile = async (
  { db, me }: Context,
  piece: string | undefined,
  details: object,
): Promise<void> => {
  const fileId = 'fileId' in details ? (details.fileId as string | null) : null;
  if (fileId === null || (await uploadedBy(db, me.personId, [fileId])).length > 0) return;
  const held =
    piece !== undefined &&
    (await db
      .selectFrom('contentVersion')
      .select('version')
      .where('contentId', '=', piece)
      .where(sql<boolean>`details ->> 'fileId' = ${fileId}`)
      .limit(1)
      .executeTakeFirst());
  if (!held) throw general.notFound();
};

/** Writes a piece of a kind: a new one, or the next version of one that is there. Throws 404, 2001, 2002, 2003, 5007, 5008. */
export const saveOfKind =
  <Kind extends ListedKind>(kind: Kind) =>
  async (
    {
      id,
      rowVersion,
      language,
      translates,
      title,
      publishTime,
      withdrawTime,
      ...details
    }: z.output<(typeof Saved)[Kind]>,
    context: Context,
  ) => {
    const written = { ...noText, title, publishTime, withdrawTime, details };
    if (id === undefined) {
      await requireOwnFile(context, undefined, details);
      return addContent(context, { kind, language, translates }, written);
    }
    const object = (await loadObject(context.db, contentKind, id, context.me, { lock: true })) as
      | ContentRecord
      | undefined;
    if (object?.kind !== kind) throw general.notFound();
    if (rowVersion === undefined) throw general.badInput({}, [{ Field: 'RowVersion', Msg: '' }]);
    await requireOwnFile(context, id, details);
    return editContent({ ...context, object }, rowVersion, written);
  };
