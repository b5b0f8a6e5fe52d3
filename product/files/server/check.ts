import { createReadStream } from 'node:fs';
import { Problem } from '#contract/problem';
import { recordEntry } from '#host/audit/record';
import { transact } from '#host/database/transact';
import type { PendingUpload } from '#host/files';
import { fileProblems } from '#host/files/problems';
import { forget, type Job } from '#host/jobs';
import type { Services } from '#host/services';
import { documentRules } from '../contract';
import { storeRows } from './keep';
import type { Upload } from './uploads';

/** How long one process may look a file through before another one does. */
const heldMinutes = 5;
/** Nobody has sent a part for so long: who began it will not go on. */
const abandonedDays = 7;

const later = (services: Services, minutes: number): string =>
  new Date(services.clock().getTime() + minutes * 60_000).toISOString();

const claim = (services: Services): Promise<Upload | undefined> =>
  transact(services.db, async (db) => {
    const next = await db
      .selectFrom('upload')
      .selectAll()
      .where('state', '=', 'checking')
      .where((row) =>
        row.or([row('heldUntil', 'is', null), row('heldUntil', '<', services.clock().toISOString())]),
      )
      .orderBy('updatedAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (next)
      await db
        .updateTable('upload')
        .set({ heldUntil: later(services, heldMinutes) })
        .where('id', '=', next.id)
        .execute();
    return next;
  });

/** Writes down what became of an upload, once; whoever comes second finds it done. */
const end = (
  services: Services,
  upload: Upload,
  became: { readonly pending: PendingUpload } | { readonly refused: Problem },
): Promise<void> =>
  transact(services.db, async (db) => {
    const now = services.clock();
    const open = await db
      .selectFrom('upload')
      .select('id')
      .where('id', '=', upload.id)
      .where('state', '=', 'checking')
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const [stored] =
      'pending' in became
        ? await storeRows(
            [became.pending],
            { fileClass: 'document', ownerId: upload.ownerId },
            { db, now, services, newId: services.newId },
          )
        : [];
    const refused = 'refused' in became ? became.refused : undefined;
    await db
      .updateTable('upload')
      .set({
        state: refused ? 'refused' : 'stored',
        fileId: stored?.fileId ?? null,
        problem: refused ? JSON.stringify({ code: refused.code, says: sentences(refused) }) : null,
        updatedAt: now.toISOString(),
      })
      .where('id', '=', upload.id)
      .execute();
    await recordEntry(db, {
      id: services.newId(),
      at: now,
      me: null,
      by: upload.ownerId,
      action: 'files.uploadDocument',
      object: stored ? ['file', stored.fileId] : ['upload', upload.id],
      result: refused ? 'refused' : 'ok',
      reason: refused && `${refused.code}`,
      requestId: upload.id,
    });
  });

const sentences = (problem: Problem): readonly string[] =>
  (['zh', 'en', 'es'] as const).map((language) => problem.in(language));

/** Why a file is refused for good; whatever else failed is thrown on, and is tried again. */
const refusalOf = ({ name }: Upload, fault: unknown): Problem => {
  if ((fault as { code?: unknown }).code === 'ENOENT') return fileProblems.fileLost({ name });
  if (fault instanceof Problem) return fault;
  throw fault;
};

/** Looks a whole file through as any upload is: hash, kind by content, scan (UP-01, UP-05, UP-07), then stores it. */
const check = async (services: Services, upload: Upload): Promise<void> => {
  const bytes = createReadStream(services.files.parts.path(upload.id));
  let pending: PendingUpload | undefined;
  try {
    pending = await services.files.take(upload.name, bytes, documentRules);
    await end(services, upload, { pending });
  } catch (fault) {
    await end(services, upload, { refused: refusalOf(upload, fault) });
  } finally {
    bytes.destroy();
    await pending?.discard();
  }
  await services.files.parts.remove(upload.id);
};

const running = new WeakMap<Services, Promise<void>>();

const checkAll = async (services: Services): Promise<void> => {
  for (let next = await claim(services); next; next = await claim(services)) await check(services, next);
};

/** Looks through what is whole, one file after the other; what fails is told, and tried again by the job. */
export const checkSoon = (services: Services): Promise<void> => {
  const turn = (running.get(services) ?? Promise.resolve())
    .then(() => checkAll(services))
    .catch((fault: unknown) => services.log.error({ fault }, 'an upload could not be looked through'));
  running.set(services, turn);
  return turn;
};

/** Removes uploads that nobody goes on with, and parts that no row names any more. */
const removeAbandoned = async (services: Services): Promise<void> => {
  const { files, pool } = services;
  await forget(
    services,
    `delete from upload where state <> 'checking' and updated_at < $1`,
    abandonedDays * 24,
  )();
  const lying = await files.parts.ids();
  const { rows } = await pool.query<{ id: string }>(
    `select id from upload where id = any($1::uuid[]) and state in ('arriving', 'checking')`,
    [lying],
  );
  const wanted = new Set(rows.map(({ id }) => id));
  for (const id of lying) if (!wanted.has(id)) await files.parts.remove(id);
};

/** What is done about uploads by the clock. */
export const uploadJobs = (services: Services): readonly Job[] => [
  {
    name: 'checkUploads',
    at: '* * * * *',
    work: () => checkSoon(services),
    settled: () => running.get(services) ?? Promise.resolve(),
  },
  { name: 'removeAbandonedUploads', at: '23 * * * *', work: () => removeAbandoned(services) },
];
