import { type Selectable, sql } from 'kysely';
import type * as z from 'zod';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { entriesOf } from '#product/organisations/server';
import { fileFacts } from '#host/files/rows';
import type { ImportAsked, Imported } from '../../import';
import { peopleProblems } from '../../problems';
import { staffWords } from '../../words-staff';
import { allowed } from './allowed';
import { choicesIn } from './items';
import { reader } from './reader';
import { takeUpImports } from './run';
import { template, workbookType } from './sheet';
import { briefOf, importedOf } from './summary';

export { importsSettled, takeUpImports } from './run';

type File = Selectable<Tables['file']>;
type Row = Selectable<Tables['personImport']>;

/** An import is its sender's alone: it tells of people who are none yet. */
export const personImportKind = objectKind('personImport', (row, me) =>
  me ? row('personImport.askedBy', '=', me.personId) : sql<boolean>`false`,
);

declare module '#host/objects' {
  interface LoadedObjects {
    personImport: Selectable<Tables['personImport']>;
  }
}

/** The same file for the same people, brought in already or on its way. */
const same = (asked: z.output<typeof ImportAsked>, { sha256 }: File, { db, me }: Context) =>
  db
    .selectFrom('personImport')
    .selectAll()
    .where('askedBy', '=', me.personId)
    .where('sha256', '=', sha256)
    .where('organisationId', 'in', entriesOf(asked.organisationId))
    .where('roleId', '=', asked.roleId)
    .where('dryRun', '=', asked.dryRun)
    .where('state', '!=', 'failed')
    .where((row) => row.or([row('state', '!=', 'done'), ...(asked.dryRun ? [] : [row('ok', '>', 0)])]))
    .executeTakeFirst();

/**
 * Begins to bring people in from a spreadsheet, and answers at once; `importProgress` tells the rest. Every row is judged
 * by the rules of the form, those in order become people in one transaction, the others are named by row and column. The
 * same file for the same role and organisation is answered with its first import (XL-02). Throws 403 for a role or an
 * organisation that is not the caller's, 2763 while another import of theirs runs.
 */
export const importPeople = async (
  asked: z.output<typeof ImportAsked>,
  { object: file, ...rest }: Context<Context['me'], File>,
): Promise<Imported> => {
  const context = rest as Context;
  const { db, me, now, newId, services, language, address } = context;
  const { code } = await allowed(asked, context);
  const before = await same(asked, file, context);
  const row =
    before ??
    (await db
      .insertInto('personImport')
      .values({
        id: newId(),
        ...asked,
        askedBy: me.personId,
        sessionId: me.sessionId,
        sha256: file.sha256,
        language,
        address,
        state: 'waiting',
        failed: '[]',
        problem: null,
        createdAt: now.toISOString(),
        finishedAt: null,
        heldBy: null,
        heldUntil: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()) ??
    // Two of the same at the same moment: the second is told of the first.
    (await same(asked, file, context));
  if (!row) throw peopleProblems.importRunning();
  context.audit({
    object: ['personImport', row.id],
    after: { role: code, organisationId: asked.organisationId, dryRun: asked.dryRun, file: file.sha256 },
    loggedFields: ['role', 'dryRun'],
  });
  context.afterCommit(() => takeUpImports(services));
  return importedOf(row, db, language);
};

/** How far an import of the caller's own has come. */
export const importProgress = (_: unknown, { object, db, language }: Context<Context['me'], Row>) =>
  importedOf(object, db, language);

/** The caller's last imports. */
export const importsOfMine = async (_: unknown, { db, me }: Context) => {
  const rows = await db
    .selectFrom('personImport')
    .innerJoin(fileFacts.as('file'), 'file.id', 'personImport.fileId')
    .select([
      'personImport.id',
      'fileId',
      'file.name as fileName',
      'dryRun',
      'state',
      'total',
      'checked',
      'written',
      'personImport.createdAt',
      'finishedAt',
    ])
    .where('askedBy', '=', me.personId)
    .orderBy('personImport.createdAt', 'desc')
    .orderBy('personImport.id', 'desc')
    .limit(5)
    .execute();
  return rows.map(briefOf);
};

/** A sheet to fill in. */
export const importTemplate = async (_: unknown, context: Context) => ({
  name: `${inLanguage(staffWords.import, context.language)}.xlsx`,
  type: workbookType,
  bytes: await template(context.language, await choicesIn(context)),
});

/** The rows that failed, to be mended and brought in again. */
export const importErrors = async (_: unknown, { object, ...context }: Context<Context['me'], Row>) => {
  const { db, services, language } = context;
  const { sha256, size } = await db
    .selectFrom(fileFacts.as('file'))
    .select(['sha256', 'size'])
    .where('id', '=', object.fileId)
    .executeTakeFirstOrThrow();
  const defects = object.failed;
  return {
    name: `${inLanguage(staffWords.importErrors, language)}.xlsx`,
    type: workbookType,
    bytes: await reader.mend(await services.files.place(sha256), size, {
      defects,
      language,
      choices: await choicesIn(context),
    }),
  };
};
