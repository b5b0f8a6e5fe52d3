import { sql, type Selectable } from 'kysely';
import { general } from '#contract/problems';
import { Problem } from '#contract/problem';
import { recordEntry } from '#host/audit/record';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { transact } from '#host/database/transact';
import type { Tables } from '#host/database/tables';
import { recordFile, removeFiles } from '#host/files/rows';
import type { StoredFile } from '#host/files';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { inBackground } from '#host/outbox';
import type { Services } from '#host/services';
import { currentPersonOf } from '#product/access/server';
import { keptDays, mostInFile } from '../file';
import { exportsProblems } from '../problems';
import { exportsWords } from '../words';
import { fileAsked } from './asked';
import { nameOf, spreadsheet } from './exported-file';
import { openAsked, withCells } from './gather';
import { readerOf } from './reader';
import { spreadsheetType } from './workbook';

type Row = Selectable<Tables['exportFile']>;

/** How long a file is nobody else's to make after its last step. */
const claimSeconds = 60;
/** One that was begun so often and never ended is given up: it may be what ends the process. */
const mostTries = 3;
/** So many rows are written between two steps: whoever cancels is heard at the next one. */
const stepRows = 2_500;
/** What a row takes on the disk at most, packed. */
const rowBytes = 2_048;

/** It was cancelled, begun anew by another process, or this one ends: nothing is to be done about it. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

const until = (services: Services): string =>
  new Date(services.clock().getTime() + claimSeconds * 1_000).toISOString();

/** Takes the next one that waits, or whose process has gone. */
const claim = (services: Services): Promise<Row | undefined> =>
  services.db
    .updateTable('exportFile')
    .set((row) => ({
      state: 'working',
      written: 0,
      tries: row('tries', '+', 1),
      heldUntil: until(services),
    }))
    .where('id', '=', (row) =>
      row
        .selectFrom('exportFile as next')
        .select('next.id')
        .where('next.state', 'in', ['waiting', 'working'])
        .where((next) =>
          next.or([
            next('next.heldUntil', 'is', null),
            next('next.heldUntil', '<', services.clock().toISOString()),
          ]),
        )
        .orderBy('next.askedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Says how far it is, or what became of it. Throws `Stopped` where it is this process's no more. */
const change = async (db: Db, { id, tries }: Row, set: object): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('exportFile')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'working')
    .where('tries', '=', tries)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Stopped();
};

const contextOf = (services: Services, row: Row, me: Me): Context => ({
  // It was proven who asks when it was asked for.
  me: { ...me, provenAt: services.clock().toISOString() },
  object: undefined,
  db: services.db,
  services,
  now: services.clock(),
  language: row.language,
  requestId: row.id,
  address: row.address,
  browser: false,
  agent: '',
  cookies: { get: () => undefined, set: () => undefined },
  audit: () => undefined,
  afterCommit: () => undefined,
  newId: services.newId,
});

/** Who asked, as they stand now; rights that were taken from them meanwhile are gone. */
const askerOf = async (services: Services, { personId, sessionId }: Row): Promise<Me> => {
  const me = await currentPersonOf(services, personId, sessionId);
  if (!me) throw general.notAllowed();
  return me;
};

/** Tells whoever asked, in the transaction that says so of the file. */
const end = (
  services: Services,
  row: Row,
  kind: 'ready' | 'failed',
  set: (context: Context) => Promise<object>,
) =>
  transact(services.db, async (db) => {
    const context = { ...contextOf(services, row, {} as Me), me: null, db } as unknown as Context;
    await change(db, row, {
      ...(await set(context)),
      finishedAt: context.now.toISOString(),
      heldUntil: null,
    });
    await notify(context as Context<unknown>, {
      to: [row.personId],
      kind: `exports.${kind}`,
      says: exportsWords[kind],
      values: { list: fileAsked(row, context).title },
      object: ['exportFile', row.id],
    });
  });

/** Writes the list into the file as it is read: neither stands in memory. */
const make = async (
  services: Services,
  row: Row,
  ending: AbortSignal,
): Promise<{ readonly stored: StoredFile; readonly rows: number; readonly me: Me }> => {
  const me = await askerOf(services, row);
  const context = contextOf(services, row, me);
  const { list, personal, asked, head } = await openAsked(fileAsked(row, context), context);
  if (personal.length > 0) throw exportsProblems.needsApproval();
  return withCells(list, asked, context, mostInFile, async (cells) => {
    let rows = 0;
    let told = 0;
    const count = async (more: number): Promise<void> => {
      rows += more;
      if (ending.aborted) throw new Stopped();
      if (rows - told < stepRows) return;
      told = rows;
      await change(services.db, row, { written: rows, heldUntil: until(services) });
    };
    const most = (row.rowCount + stepRows) * rowBytes;
    const stored = await services.files.storeStream(
      nameOf(asked, context.now),
      spreadsheetType,
      spreadsheet({ asked, head }, cells, row.language, count),
      most,
    );
    return { stored, rows, me };
  });
};

const finish = async (
  services: Services,
  row: Row,
  { stored, rows, me }: Awaited<ReturnType<typeof make>>,
): Promise<void> =>
  end(services, row, 'ready', async (context) => {
    const fileId = await recordFile(context, stored, { ownerId: null, fileClass: 'export' });
    await recordEntry(context.db, {
      id: context.newId(),
      at: context.now,
      me,
      action: 'exports.begin',
      object: ['exportFile', row.id],
      after: { made: rows, sha256: stored.sha256 },
      loggedFields: ['made'],
      result: 'ok',
      requestId: row.id,
      address: row.address,
    });
    const keptUntil = new Date(context.now.getTime() + keptDays * 86_400_000).toISOString();
    return { state: 'done', fileId, keptUntil, rowCount: rows, written: rows, reader: readerOf(me) };
  });

const attempt = async (services: Services, row: Row, ending: AbortSignal): Promise<void> => {
  try {
    if (row.tries > mostTries) throw exportsProblems.fileInterrupted();
    await finish(services, row, await make(services, row, ending));
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    const problem = JSON.stringify((['zh', 'en', 'es'] as const).map((language) => fault.in(language)));
    await end(services, row, 'failed', () => Promise.resolve({ state: 'failed', problem }));
  }
};

const work = async (services: Services, row: Row, ending: AbortSignal): Promise<void> => {
  try {
    await attempt(services, row, ending);
  } catch (fault) {
    if (!(fault instanceof Stopped)) throw fault;
    // A node that ends gives it back, and the try with it.
    if (ending.aborted)
      await services.db
        .updateTable('exportFile')
        .set({ heldUntil: null, tries: row.tries - 1 })
        .where('id', '=', row.id)
        .where('state', '=', 'working')
        .where('tries', '=', row.tries)
        .execute();
  }
};

const all = async (services: Services, ending: AbortSignal): Promise<void> => {
  while (!ending.aborted) {
    const row = await claim(services);
    if (!row) return;
    await work(services, row, ending);
  }
};

interface Runner extends ReturnType<typeof inBackground> {
  readonly ending: AbortController;
}
const runners = new WeakMap<Services, Runner>();
const runnerOf = (services: Services): Runner => {
  const known = runners.get(services);
  if (known) return known;
  const ending = new AbortController();
  const made = {
    ...inBackground(
      () => all(services, ending.signal),
      (fault) => services.log.error({ fault }, 'an export was interrupted and is taken up again'),
    ),
    ending,
  };
  runners.set(services, made);
  return made;
};

/** Makes the files that wait, and those whose process has gone, one after the other, behind everybody's back. */
export const takeUpExports = (services: Services): void => runnerOf(services).soon();

/** Stops what is being made, for the next start to take up. */
export const exportsSettled = (services: Services): Promise<void> => {
  const { ending, done } = runnerOf(services);
  ending.abort();
  return done();
};

/** Removes files whose term has ended; that they were there stays. */
export const removeOver = (services: Services): Promise<void> =>
  transact(services.db, async (db) => {
    const { rows } = await sql<{ fileId: string }>`
      with gone as (select id, file_id from export_file
        where file_id is not null and kept_until <= ${services.clock().toISOString()} for update)
      update export_file set file_id = null from gone where export_file.id = gone.id
      returning gone.file_id`.execute(db);
    if (rows.length > 0)
      await removeFiles(
        db,
        rows.map(({ fileId }) => fileId),
      );
  });
