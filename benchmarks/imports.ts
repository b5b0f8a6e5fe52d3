import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { organisationIdOf, roleIdOf } from '#testing/lookups';
import { peopleFrom, done, sheet } from '#testing/people/imports';
import { reader } from '#product/people/server/import/reader';
import { openApp } from '#testing';
import { roleCode } from '#contract/rights';

const count = 5_000;

export interface ImportFigures {
  readonly rows: number;
  /** From the call to the end of the job. */
  readonly seconds: number;
  /** The same rows by one statement per five hundred, in one transaction, and nothing else. */
  readonly floorSeconds: number;
  /** Heap of the reader's thread after the whole sheet was read. */
  readonly readerMegabytes: number;
  /** The longest time in which nobody else had a turn on the server's thread, meanwhile. */
  readonly longestLag: number;
  /** The same while nothing is done. */
  readonly restingLag: number;
}

/** The longest lag of this thread, in ms, while a request is done. */
const lagOf = async (action: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await action();
  delay.disable();
  return delay.max / 1e6;
};

/** Five thousand people brought in, beside the bare rows written by hand. `told` hears what is under way. */
export const importBench = async (progress: (what: string) => void): Promise<ImportFigures> => {
  const app = await openApp();
  try {
    const admin = await app.signIn('admin');
    const asked = {
      organisationId: await organisationIdOf(app, 'PJ001'),
      roleId: await roleIdOf(app, roleCode.expert),
      dryRun: false,
    };
    // The thread is up, statements are known.
    await done(admin, { ...asked, fileId: await sheet(admin, peopleFrom(13_500_000_000, 200)) });
    const fileId = await sheet(admin, peopleFrom(13_600_000_000, count));
    const restingLag = await lagOf(() => new Promise((go) => setTimeout(go, 2_000)));
    progress('importing');
    let seconds = 0;
    const longestLag = await lagOf(async () => {
      const begun = performance.now();
      const { state, ok } = await done(admin, { ...asked, fileId });
      seconds = (performance.now() - begun) / 1_000;
      if (state !== 'done' || ok !== count) throw new Error(`the import ended ${state} with ${ok}`);
    });
    const file = await app.db
      .selectFrom('file')
      .select(['sha256', 'size'])
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    const { heap } = await reader.read(await app.services.files.place(file.sha256), file.size);
    progress('the floor');
    const floorSeconds = await bareInsert(app.services.pool, asked.organisationId);
    return {
      rows: count,
      seconds,
      floorSeconds,
      readerMegabytes: heap / 1024 ** 2,
      longestLag,
      restingLag,
    };
  } finally {
    await app.close();
    await reader.close();
  }
};

const bareInsert = async (
  pool: Awaited<ReturnType<typeof openApp>>['services']['pool'],
  organisationId: string,
): Promise<number> => {
  const names = peopleFrom(13_700_000_000, count).map(([name, mobile]) => [randomUUID(), name!, mobile!]);
  const client = await pool.connect();
  try {
    const begun = performance.now();
    await client.query('begin');
    for (let from = 0; from < count; from += 500) {
      const some = names.slice(from, from + 500);
      await client.query(
        `insert into person (id, login_name, login_key, user_type, true_name, organisation_id, mobile_index, created_at)
         select unnest($1::uuid[]), unnest($3::text[]), unnest($3::text[]), 1, unnest($2::text[]), $4::uuid,
                unnest($3::text[]), now()`,
        [
          some.map(([id]) => id),
          some.map(([, name]) => name),
          some.map(([, , mobile]) => mobile),
          organisationId,
        ],
      );
    }
    await client.query('commit');
    return (performance.now() - begun) / 1_000;
  } finally {
    client.release();
  }
};
