import { sql, type Selectable } from 'kysely';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { fileFacts } from '#host/files/rows';
import { exportPerPerson } from '#host/limits/limit';
import { pageFrom } from '#host/lists';
import type { OutgoingFile } from '#host/serve';
import { people } from '#queries/people';
import type { ExportAsked } from '../contract';
import { mostInFile, type FileFilter } from '../file';
import { exportsProblems } from '../problems';
import { fileAsked, sealAsked } from './asked';
import { openAsked } from './gather';
import { takeUpExports } from './make';
import { readerOf } from './reader';
import { narrowingOf } from './requests';
import { exportFileKind } from './visible';
import { spreadsheetType } from './workbook';

type Row = Selectable<Tables['exportFile']>;
type Own = Context<Context['me'], Row>;

/** So many of one person's are made at once, and so many kept. */
const mostMaking = 3;
const mostKept = 20;

const refuseTooMany = async ({ db, me }: Context): Promise<void> => {
  const { making, kept } = await db
    .selectFrom('exportFile')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('state', 'in', ['waiting', 'working']).as('making'),
      row.fn.countAll<number>().filterWhere('fileId', 'is not', null).as('kept'),
    ])
    .where('personId', '=', me.personId)
    .executeTakeFirstOrThrow();
  if (making >= mostMaking || kept >= mostKept)
    throw exportsProblems.tooManyFiles({ making: mostMaking, kept: mostKept });
};

/**
 * Has all of a list made into a spreadsheet, and answers at once. Throws what the list itself would, 2002 for a part of it or a PDF,
 * 2043 where a column is personal data, 2047 beyond what a file holds, 2048 where the caller has too many already.
 */
export const beginExport = async (wanted: ExportAsked, context: Context) => {
  const { db, services, language, me, now, address } = context;
  if (wanted.scope !== 'all' || wanted.format === 'pdf') throw general.badInput();
  const { list, personal, asked } = await openAsked(wanted, context);
  if (personal.length > 0)
    throw exportsProblems.needsApproval({}, { Personal: personal.map(({ field }) => field) });
  await services.limiter.demand([[exportPerPerson, me.personId]], now);
  await refuseTooMany(context);
  const { total } = await list.page(1, 1, db);
  if (total > mostInFile) throw exportsProblems.tooManyForFile({ total, most: mostInFile });
  const id = context.newId();
  await db
    .insertInto('exportFile')
    .values({
      id,
      personId: me.personId,
      sessionId: me.sessionId,
      list: asked.list,
      askedCipher: sealAsked(id, asked, context),
      ...{ language, address },
      state: 'waiting',
      rowCount: total,
      askedAt: now.toISOString(),
      finishedAt: null,
      keptUntil: null,
      fileId: null,
      reader: null,
      problem: null,
      heldUntil: null,
    })
    .execute();
  const fields = [asked.rowKey, ...asked.columns.map(({ field }) => field)];
  context.audit({
    object: ['exportFile', id],
    after: { list: asked.list, query: asked.query, fields, rows: total },
    loggedFields: ['list', 'fields', 'rows'],
  });
  context.afterCommit(() => takeUpExports(services));
  return { id };
};

const stateIn = (now: Date) => sql<
  FileFilter['state'] & string
>`case when export_file.state = 'done' and export_file.kept_until <= ${now.toISOString()} then 'over'
  else export_file.state end`;

/** One page of files, the newest first: the caller's own, and everybody's for whom decides on exports. */
export const listFiles = async ({ own, state, ...paging }: FileFilter, context: Context) => {
  const { db, me, now, language } = context;
  let chosen = db
    .selectFrom('exportFile')
    .innerJoin(people.as('person'), 'person.id', 'exportFile.personId')
    .leftJoin(fileFacts.as('file'), 'file.id', 'exportFile.fileId')
    .where((row) => exportFileKind.visible(row as never, me) as never);
  if (own) chosen = chosen.where('exportFile.personId', '=', me.personId);
  if (state) chosen = chosen.where(stateIn(now), '=', state);
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .selectAll('exportFile')
      .select(['person.trueName as applicantName', 'file.size', stateIn(now).as('standing')])
      .orderBy('exportFile.askedAt', 'desc')
      .orderBy('exportFile.id', 'desc'),
  );
  return {
    rows: rows.map((row) => {
      const asked = fileAsked(row, context);
      const isOwn = row.personId === me.personId;
      const { standing } = row;
      const can =
        standing === 'done'
          ? (['download', 'remove'] as const)
          : standing === 'waiting' || standing === 'working'
            ? (['cancel'] as const)
            : [];
      return {
        id: row.id,
        applicantName: row.applicantName,
        title: asked.title,
        columns: asked.columns.map(({ heading }) => heading),
        narrowing: narrowingOf(asked.query),
        rowCount: row.rowCount,
        written: row.written,
        state: standing,
        askedAt: row.askedAt,
        finishedAt: row.finishedAt,
        keptUntil: row.keptUntil,
        size: standing === 'done' ? row.size : null,
        problem: row.problem ? inLanguage(row.problem, language) : '',
        can: isOwn ? [...can] : [],
      };
    }),
    total,
  };
};

/** Stops what is being made, or removes what was made before its term ends. Throws 404 for somebody else's, 2001 where there is neither. */
export const discardFile = async (_: unknown, { object, db, me, now, audit }: Own) => {
  if (object.personId !== me.personId) throw general.notFound();
  const isOver = object.keptUntil !== null && object.keptUntil <= now.toISOString();
  if (object.state === 'failed' || object.state === 'cancelled' || isOver) throw general.stateNotAllowed();
  const isMade = object.state === 'done';
  const at = now.toISOString();
  // The file itself goes as one goes whose term has ended; nobody is given it from now on.
  await db
    .updateTable('exportFile')
    .set(isMade ? { keptUntil: at } : { state: 'cancelled', finishedAt: at, heldUntil: null })
    .where('id', '=', object.id)
    .execute();
  audit({ after: { was: object.state }, loggedFields: ['was'] });
  return {};
};

/**
 * The file that was made, to whoever had it made, while they may still read the list, and as far as they did. Throws 404 for somebody
 * else's, 2001 while it is not made, 2049 once its term has ended, 2050 where they look otherwise now, and what the list would.
 */
export const downloadFile = async (_: unknown, { object, ...rest }: Own): Promise<OutgoingFile> => {
  const context = rest as unknown as Context;
  const { db, services, me, now } = context;
  if (object.personId !== me.personId) throw general.notFound();
  if (object.state !== 'done') throw general.stateNotAllowed();
  if (object.keptUntil! <= now.toISOString() || !object.fileId) throw exportsProblems.fileOver();
  const { personal } = await openAsked(fileAsked(object, context), context);
  if (personal.length > 0)
    throw exportsProblems.needsApproval({}, { Personal: personal.map(({ field }) => field) });
  if (object.reader !== readerOf(me)) throw exportsProblems.readsOtherwise();
  await services.limiter.demand([[exportPerPerson, me.personId]], now);
  const { sha256, name } = await db
    .selectFrom(fileFacts.as('file'))
    .select(['sha256', 'name'])
    .where('id', '=', object.fileId)
    .executeTakeFirstOrThrow();
  context.audit({
    object: ['exportFile', object.id],
    after: { rows: object.rowCount, sha256 },
    loggedFields: ['rows'],
  });
  return { name, type: spreadsheetType, bytes: await services.files.open(sha256) };
};
