import { sql, type Selectable } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { kindOfName } from '#host/files/kinds';
import { displayName } from '#host/files/names';
import { fileProblems } from '#host/files/problems';
import { checkQuota, usedBy } from '#host/files/room';
import { fileFacts } from '#host/files/rows';
import { asking } from '#host/limits/asks';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { inLanguage } from '#contract/words';
import { waitForThemselves } from '#queries/people';
import { documentRules, type UploadInParts } from '../contract';
import { storedFile } from './keep';

export type Upload = Selectable<Tables['upload']>;
declare module '#host/objects' {
  interface LoadedObjects {
    upload: Upload;
  }
}

/** Uploads that have not ended are their owner's alone. */
export const uploadKind = objectKind('upload', (row, me) =>
  me ? row('upload.ownerId', '=', me.personId) : sql<boolean>`false`,
);

/** So many may be unfinished of one person's. */
const mostUnfinished = 30;

const shown = async (row: Upload, { db, services, language }: Context<Context['me'], unknown>) => {
  const file = row.fileId
    ? await db.selectFrom(fileFacts.as('file')).selectAll().where('id', '=', row.fileId).executeTakeFirst()
    : undefined;
  const { id, name, size, arrived, state, place, problem } = row;
  return {
    ...{ id, name, size, arrived, state, place },
    file: file ? storedFile(services, file) : null,
    problem: problem && { code: problem.code, sentence: inLanguage(problem.says, language) },
  } satisfies z.output<typeof UploadInParts>;
};

/** How an upload stands. */
export const uploadById = (_: unknown, context: Context<Context['me'], Upload>) =>
  shown(context.object, context);

/** What somebody has begun to send to the fields of one page (`page#field`) and has not come to an end. */
export const uploads = async (
  { place }: { readonly place: string },
  context: Context<Context['me'], unknown>,
) => {
  const rows = await context.db
    .selectFrom('upload')
    .selectAll()
    .where('ownerId', '=', context.me.personId)
    .where('state', '=', 'arriving')
    // One question for all fields of a page.
    .where((row) => row(row.fn('starts_with', ['place', row.val(`${place}#`)]), '=', true as never))
    .orderBy('createdAt')
    .execute();
  return Promise.all(rows.map((row) => shown(row, context)));
};

interface Begun {
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
  readonly place: string;
}

/**
 * Begins a file that arrives in parts, or goes on with the same one: kind by name, quota and room are judged before a
 * byte is taken (UP-01, UP-04). Throws 4001, 4003, 4004 or 4006.
 */
export const beginUpload = async (
  { name, size, fingerprint, place }: Begun,
  context: Context<Context['me'], unknown>,
) => {
  const { db, me, now, services, newId } = context;
  const called = displayName(name);
  if (!kindOfName(name, documentRules.kinds)) throw fileProblems.fileRefused({ name: called });
  await waitForThemselves(db, me.personId);
  const unfinished = await db
    .selectFrom('upload')
    .selectAll()
    .where('ownerId', '=', me.personId)
    .where('state', 'in', ['arriving', 'checking'])
    .execute();
  const same = unfinished.find(
    (row) =>
      row.state === 'arriving' &&
      row.name === called &&
      row.size === size &&
      row.fingerprint === fingerprint &&
      row.place === place,
  );
  if (same) return shown(same, context);
  if (unfinished.length >= mostUnfinished) throw fileProblems.tooManyUploads();
  const used = await usedBy(asking(db), me.personId);
  const coming = unfinished.reduce((sum, row) => sum + row.size, 0);
  checkQuota({ files: used.files + unfinished.length, bytes: used.bytes + coming }, size);
  const at = now.toISOString();
  const row = await db
    .insertInto('upload')
    .values({
      id: newId(),
      ownerId: me.personId,
      ...{ name: called, size, fingerprint, place },
      state: 'arriving',
      createdAt: at,
      updatedAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Where this request is refused after all, the job that looks for parts without a row removes them.
  await services.files.parts.begin(row.id, size);
  return shown(row, context);
};

/** Gives up a file on its way; one that is being looked through, or was, stays what it became. */
export const discardUpload = async (_: unknown, context: Context<Context['me'], Upload>) => {
  const { db, object, services, afterCommit } = context;
  if (object.state === 'arriving' || object.state === 'refused') {
    await db.deleteFrom('upload').where('id', '=', object.id).execute();
    afterCommit(() => services.files.parts.remove(object.id));
  }
  return {};
};
