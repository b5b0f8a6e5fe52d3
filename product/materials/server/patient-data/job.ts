import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { fileFacts } from '#host/files/rows';
import type { Job } from '#host/jobs';
import type { Services } from '#host/services';
import type { PatientDataState } from '../../patient-data';
import { rulesVersion } from './identifiers';
import type { LookedThrough } from './look-through';
import { isRead } from './text';
import { lookingThread, NotReadable } from './thread';

/** How long one process may look a file through before another one does. */
const heldMinutes = 5;
/** A file that was begun so often and never ended is given up: it may be what ends the process. */
const mostTries = 2;
/** So many files are taken up at once. */
const atOnce = 50;

interface Content {
  readonly sha256: string;
  readonly mime: string;
}

/** Contents of files of materials that nobody has looked through by these rules, nor does at this moment. */
const waiting = ({ db, clock }: Services, materialId: string | undefined): Promise<Content[]> =>
  db
    .selectFrom('materialFile')
    .innerJoin(fileFacts.as('file'), 'file.id', 'materialFile.fileId')
    .leftJoin('patientDataScan as scan', (join) =>
      join.onRef('scan.sha256', '=', 'file.sha256').on('scan.rules', '=', rulesVersion),
    )
    .select(['file.sha256', 'file.mime'])
    .distinctOn('file.sha256')
    .where((row) =>
      row.or([
        row('scan.sha256', 'is', null),
        row.and([row('scan.state', '=', 'waiting'), row('scan.heldUntil', '<', clock().toISOString())]),
      ]),
    )
    .$if(materialId !== undefined, (rows) => rows.where('materialFile.materialId', '=', materialId!))
    .orderBy('file.sha256')
    .limit(atOnce)
    .execute();

const bare = (state: Exclude<PatientDataState, 'waiting'>): LookedThrough => ({
  ...{ state, part: 'file', read: 0, parts: 1 },
  findings: [],
});

/** Writes down what looking through contents found. */
export const storeFound = async (
  { db, clock }: Services,
  found: readonly (LookedThrough & { readonly sha256: string })[],
): Promise<void> => {
  if (found.length === 0) return;
  await db
    .insertInto('patientDataScan')
    .values(
      found.map(({ sha256, state, part, read, parts, findings }) => ({
        ...{ sha256, state, part, parts },
        rules: rulesVersion,
        readParts: read,
        findings: JSON.stringify(findings),
        tries: 1,
        updatedAt: clock().toISOString(),
      })),
    )
    .onConflict((row) =>
      row.column('sha256').doUpdateSet((change) => ({
        ...{ state: change.ref('excluded.state'), part: change.ref('excluded.part') },
        ...{ rules: change.ref('excluded.rules'), readParts: change.ref('excluded.readParts') },
        ...{ parts: change.ref('excluded.parts'), findings: change.ref('excluded.findings') },
        heldUntil: null,
        updatedAt: change.ref('excluded.updatedAt'),
      })),
    )
    .execute();
};

/** Takes up a content for this process, and says how often it was taken up; undefined where another one has it. */
const claim = async ({ db, clock }: Services, { sha256 }: Content): Promise<number | undefined> => {
  const now = clock();
  const claimed = await db
    .insertInto('patientDataScan')
    .values({
      sha256,
      rules: rulesVersion,
      state: 'waiting',
      part: 'file',
      readParts: 0,
      parts: 1,
      tries: 1,
      heldUntil: new Date(now.getTime() + heldMinutes * 60_000).toISOString(),
      updatedAt: now.toISOString(),
    })
    .onConflict((row) =>
      row
        .column('sha256')
        .doUpdateSet((change) => ({
          rules: change.ref('excluded.rules'),
          state: change.ref('excluded.state'),
          findings: change.ref('excluded.findings'),
          heldUntil: change.ref('excluded.heldUntil'),
          updatedAt: change.ref('excluded.updatedAt'),
          tries: sql<number>`case when patient_data_scan.rules = excluded.rules then patient_data_scan.tries + 1 else 1 end`,
        }))
        .where(
          sql<boolean>`patient_data_scan.rules <> excluded.rules
            or (patient_data_scan.state = 'waiting' and patient_data_scan.held_until < ${now.toISOString()})`,
        ),
    )
    .returning('tries')
    .executeTakeFirst();
  return claimed?.tries;
};

const isOnDisk = ({ files }: Services, { sha256 }: Content): Promise<string | undefined> =>
  files.place(sha256).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });

/** One for all that this process looks through: what it reads files with is loaded once. */
const thread = lookingThread();

const looked = async (
  services: Services,
  { sha256, mime }: Content,
  path: string,
): Promise<LookedThrough> => {
  try {
    return await thread.look(path, mime);
  } catch (fault) {
    if (!(fault instanceof NotReadable)) throw fault;
    services.log.warn({ sha256, why: fault.message }, 'a file could not be looked through for patient data');
    return bare('failed');
  }
};

/** Looks through what waits: what holds no text that is read is written down at once, the rest one after the other. */
const lookThroughAll = async (services: Services, materialId: string | undefined): Promise<void> => {
  const contents = await waiting(services, materialId);
  const lying = await Promise.all(
    contents.map(async (content) => ({ ...content, path: await isOnDisk(services, content) })),
  );
  await storeFound(
    services,
    lying.flatMap(({ sha256, mime, path }) => {
      if (path !== undefined && isRead(mime)) return [];
      return [{ sha256, ...bare(path === undefined ? 'failed' : 'unsupported') }];
    }),
  );
  for (const { path, ...content } of lying) {
    if (path === undefined || !isRead(content.mime)) continue;
    const tries = await claim(services, content);
    if (tries === undefined) continue;
    const found = tries > mostTries ? bare('failed') : await looked(services, content, path);
    await storeFound(services, [{ sha256: content.sha256, ...found }]);
  }
  if (contents.length === atOnce) await lookThroughAll(services, materialId);
};

const running = new WeakMap<Services, Promise<void>>();

/** Ends when nothing is looked through any more. */
export const patientDataSettled = (services: Services): Promise<void> =>
  running.get(services) ?? Promise.resolve();

/**
 * Looks through the files of one material, or of all, that nobody has looked through, one after the other; what fails is
 * told, and tried again by the job.
 */
export const lookThroughSoon = (services: Services, materialId?: string): Promise<void> => {
  const turn = patientDataSettled(services)
    .then(() => lookThroughAll(services, materialId))
    .catch((fault: unknown) => services.log.error({ fault }, 'files could not be looked through'));
  running.set(services, turn);
  return turn;
};

/** How long somebody who submits waits for their files to be looked through, in milliseconds; the answer may take four seconds. */
const patience = 2_500;

/** Looks through a material's files and waits for it a little: whoever submits at once has small files mostly. */
export const lookedThroughOrLate = async (services: Services, materialId: string): Promise<void> => {
  const late = new AbortController();
  await Promise.race([
    lookThroughSoon(services, materialId),
    pause(patience, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
};

/** What no file has any more is forgotten with it (PI-05). */
const forgetWithFile = ({ db }: Services) =>
  db
    .deleteFrom('patientDataScan')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom(fileFacts.as('file'))
            .select('file.id')
            .whereRef('file.sha256', '=', 'patientDataScan.sha256'),
        ),
      ),
    )
    .execute();

/** What is done about it by the clock. */
export const patientDataJobs = (services: Services): readonly Job[] => [
  {
    name: 'lookForPatientData',
    at: '* * * * *',
    work: () => lookThroughSoon(services),
    settled: () => patientDataSettled(services),
  },
  { name: 'forgetPatientData', at: '41 * * * *', work: () => forgetWithFile(services) },
];
