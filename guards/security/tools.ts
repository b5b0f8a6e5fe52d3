import { cookiesFrom } from './cookies';
import type { Reply, TestApp } from '#testing';
import { passwordOf } from '#testing/lookups';

const login = 'POST /api/UserAuth/GetManUserLogin';

/** Tries to sign in, in wire names. */
export const tryIn = (
  app: TestApp,
  input: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Reply> => app.visitor.wire(login, input, { headers });

/** Signs in by password and, where it is asked for, by the second factor. */
export const enterAs = async (
  app: TestApp,
  loginName: string,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const first = await tryIn(app, { LoginName: loginName, pwd: passwordOf(app, loginName) }, headers);
  const cookie = cookiesFrom(first.headers);
  return app.authenticators.finish(app.visitor, loginName, first, {
    ...headers,
    ...(cookie && { cookie }),
  });
};

/** Signs in as a browser does: with fetch metadata, keeping the cookies. */
export const browserIn = async (app: TestApp, loginName: string) => {
  const reply = await enterAs(app, loginName, { 'sec-fetch-site': 'same-origin' });
  if (reply.ErrorCode !== 0) throw new Error(`${loginName} could not sign in`);
  return { token: String(reply.ResultValue.Token), cookie: cookiesFrom(reply.headers) };
};

/** Every row of every table of the product, as text: what somebody with a dump would read. */
export const dump = async ({ services }: TestApp, ...only: string[]): Promise<string> => {
  const { rows } = await services.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'assay' order by 1",
  );
  const names = only.length > 0 ? only : rows.map(({ name }) => name);
  const found: string[] = [];
  for (const name of names) {
    const read = await services.pool.query<{ row: string }>(`select r::text as row from ${name} r`);
    found.push(...read.rows.map(({ row }) => `${name} ${row}`));
  }
  return found.join('\n');
};

/** A number of the database. */
export const countOf = async ({ services }: TestApp, from: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await services.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`, values);
  return rows[0]!.n;
};

/** A day later, and nothing counted against anybody: no story stands in the way of the next. */
export const aDayLater = async (app: TestApp): Promise<void> => {
  app.pass({ days: 1 });
  await app.services.pool.query('delete from rate_limit');
  await app.services.refusals.write();
};

/** How a value could stand in a dump: as it is, in base64, base64url, and hexadecimal. */
export const spellings = (value: string): string[] => {
  const bytes = Buffer.from(value);
  return [value, bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')];
};

/** How many passwords a request of the product hashes or verifies. */
export const countingHashes = async <Result>(
  { services }: Pick<TestApp, 'services'>,
  action: () => Promise<Result>,
) => {
  const before = services.passwords.computed;
  const result = await action();
  return { result, hashes: services.passwords.computed - before };
};

/** Asks many things, so many at once that nobody is told to come back later, `first` before each lot; the answers in order. */
export const inBatches = async <Item, Answer>(
  items: readonly Item[],
  ask: (item: Item, at: number) => Promise<Answer>,
  { atOnce = 100, first }: { atOnce?: number; first?: () => Promise<unknown> } = {},
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    await first?.();
    answers.push(
      ...(await Promise.all(items.slice(from, from + atOnce).map((item, at) => ask(item, from + at)))),
    );
  }
  return answers;
};
