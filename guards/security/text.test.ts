import { describe, expect, test } from 'vitest';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { type Reply } from '#testing';
import { rowsOf } from '../matrix/database';
import { leavesOf, replaced } from '../matrix/leaves';
import { inputFor, nameOf, people, routes, worldOf } from '../matrix/world';
import { commit, numberFor } from '#testing/commit';
import { openedApp } from '#testing/opened';

const world = worldOf(await openedApp());

const unstorable = ['a\u0000b', 'x\ud800', '\udc00\ud83dy'];
const strange = [
  '\u202eפתח\u202c one\u2028two\u2029three 𠮷野家 👩‍⚕️ 🧬 e\u0301 é ﬁ ＡＢＣ \ufeff\u200b\u00ad.',
  "100%_\\ off' or '1'='1'; select pg_sleep(9); -- \"; drop table person; --",
  '${7*7}{{7*7}}<%= 7*7 %><script>alert(1)</script> =cmd|calc!A1\t+1\r\n-1',
];

const isLong = process.env['LONG_TESTS'] === '1';
const seed = commit() ?? '';

const named = routes
  .filter(({ call }) => call.method === 'POST' && call.kind !== 'upload')
  .map((route) => [nameOf(route), route] as const);
const sampleOf = (route: Route): unknown =>
  toWire(
    route.takes,
    inputFor(route, () => world.newId()),
  );
const isText = (value: unknown, path: readonly (string | number)[]): boolean =>
  typeof path.reduce((bag, key) => (bag as Record<string, unknown>)[key], value) === 'string';

describe('[IN-03] text that cannot be stored exactly is refused, all other text is text', () => {
  let fields = 0;

  test.each(named)('%s', async (_, route) => {
    const person = await world.somebodyFor(route);
    const sample = sampleOf(route);
    const texts = leavesOf(route.takes, sample).filter(({ path }) => isText(sample, path));
    fields += texts.length;
    const before = await rowsOf(world.app);
    const letIn: string[] = [];
    const ask = async (input: unknown): Promise<Reply> => person.wire(nameOf(route), input as object);
    for (const { path } of texts)
      for (const text of unstorable) {
        const { ErrorCode } = await ask(replaced(sample, path, text));
        if (ErrorCode !== 2002) letIn.push(`${path.join('.')}: ${JSON.stringify(text)} → ${ErrorCode}`);
      }
    if ((await rowsOf(world.app)) !== before) letIn.push('something was changed');
    // One of the strange texts for each field, another with the next commit; all of them in the long suite.
    const asked = texts.flatMap(({ path }) =>
      (isLong
        ? strange
        : [strange[numberFor(`${nameOf(route)} ${path.join('.')}`, seed) % strange.length]!]
      ).map((text) => ({ path, text })),
    );
    const take = async ({ path, text }: (typeof asked)[number]): Promise<void> => {
      const { ErrorCode } = await ask(replaced(sample, path, text));
      if (ErrorCode >= 9000) letIn.push(`${path.join('.')}: ${JSON.stringify(text)} → ${ErrorCode}`);
    };
    // Some of the calls for visitors answer nobody before a quarter of a second: all are asked at once.
    if (route.call.may === 'anyone') await Promise.all(asked.map(take));
    else for (const each of asked) await take(each);
    expect(letIn).toEqual([]);
  });

  test('enough text fields were found', () => expect(fields).toBeGreaterThan(150));

  test('what an applicant writes is read back character by character', async () => {
    const { person } = await world.signedIn(people.OWN[0]);
    for (const text of strange) {
      const saved = await person.wire('POST /api/ApplyFor/SaveApply', {
        Step: 'edit',
        Data: { ApplyInfo: text, FruitType: '1.1' },
      });
      expect(saved.ErrorCode, saved.RequestMsg + JSON.stringify(saved.ResultValue)).toBe(0);
      const read = await person.wire('GET /api/ApplyFor/GetApplyById', { Id: saved.ResultValue.Id });
      expect(JSON.stringify(read.ResultValue)).toContain(JSON.stringify(text));
    }
  });
});
