import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { calls, read, write } from '#contract/call';
import {
  coded,
  item,
  listOf,
  month,
  moment,
  pageOf,
  paging,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { codecOf } from '#contract/codec';
import { rights, roleCode } from '#contract/rights';
import { toWire } from '#contract/traverse';
import { compiledCalls } from '../../tools/vite/compiled-calls';
import { clientOf } from './client';
import { CallFailed, unanswered } from './failed';
import { revive } from './codecs';
import type { ClientWorld } from './transport';

interface Node {
  readonly text: string;
  readonly children: readonly Node[];
}
const Node: z.ZodType<Node> = strictObject({
  text: text(20),
  get children() {
    return listOf(Node);
  },
}) as never;
const Row = strictObject({
  title: text(50).nullable(),
  state: coded({ draft: 6, passed: 1 }),
  maturityLevel: integer(1, 13).nullable(),
  achievementType: item('achievementType').nullable(),
  birthday: month.nullable(),
  updatedAt: moment.nullable(),
});
const area = calls(
  'papers',
  rights({ 'paper.write': { says: ['写', 'write', 'escribir'], roles: [roleCode.owner] } }),
  {
    list: read('POST /api/Paper/GetList', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'signed-in',
      takes: strictObject({ ...paging, title: text(20).optional() }),
      gives: pageOf(Row),
    }),
    tree: read('POST /api/Paper/GetTree', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'anyone',
      takes: strictObject({}),
      gives: listOf(Node),
    }),
    one: read('GET /api/Paper/GetOne', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'anyone',
      takes: strictObject({ number: integer(1, 9) }),
      gives: Row,
    }),
    save: write('POST /api/Paper/Save', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'paper.write',
      takes: strictObject({ rows: listOf(strictObject({ professionalTitle: text(9) })) }),
      gives: strictObject({ title: text(50) }),
      refreshes: ['desks'],
    }),
    edit: write('POST /api/Paper/Edit', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'paper.write',
      takes: strictObject({ rowVersion: integer(1, 9), title: text(50) }),
      gives: strictObject({ rowVersion: integer(1, 9) }),
    }),
  },
);

interface Seen {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly keepalive: boolean | undefined;
}
type Answer = 'silence' | 'broken' | object;

/** A world where the server answers as the test wrote it, one answer a request. */
const worldOf = (answers: readonly Answer[], changes: Partial<ClientWorld> = {}) => {
  const seen: Seen[] = [];
  const notified: string[] = [];
  const around: ClientWorld = {
    token: () => 'secret',
    language: () => 'es',
    timeout: 20,
    newRequestId: () => `request-${seen.length}-abcdef`,
    networkError: () => '网络错误',
    unheard: (sentence) => void notified.push(`unheard: ${sentence}`),
    heard: (sentence) => void notified.push(`heard after ${sentence}`),
    sessionEnded: () => Promise.resolve(false),
    proofAsked: () => Promise.resolve(false),
    consentAsked: () => Promise.resolve(false),
    fetch: (path, init) => {
      const answer = answers[seen.length] ?? 'silence';
      const { headers, body, signal, keepalive } = init as RequestInit & { headers: Record<string, string> };
      seen.push({
        path: String(path),
        headers,
        body: body ? JSON.parse(body as string) : undefined,
        keepalive,
      });
      if (answer === 'silence') {
        return new Promise((_, refuse) => signal!.addEventListener('abort', () => refuse(signal!.reason)));
      }
      if (answer === 'broken') return Promise.resolve(new Response('<html>'));
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
    ...changes,
  };
  return { seen, notified, api: clientOf<typeof area>(compiledCalls(area), around) };
};
const success = (ResultValue: unknown) => ({ ErrorCode: 0, RequestMsg: '', ResultValue });

describe('the client', () => {
  test('sends token, language and the patch content type, and speaks wire names', async () => {
    const { seen, api } = worldOf([success({ rows: [], total: 0 })]);
    await api.list({ pageIndex: 2, title: 'x' });
    expect(seen[0]).toMatchObject({ path: '/api/Paper/GetList', body: { PageIndex: 2, Title: 'x' } });
    expect(seen[0]!.headers).toEqual({
      token: 'secret',
      language: 'es',
      'content-type': 'application/json-patch+json',
    });
  });

  test('sends plain JSON and no token for a visitor', async () => {
    const { seen, api } = worldOf([success([])], { token: () => undefined });
    await api.tree({});
    expect(seen[0]!.headers).toEqual({ language: 'es', 'content-type': 'application/json' });
  });

  test('what is to outlive its page goes on its way though the page is left', async () => {
    const { seen, api } = worldOf([success({ title: 'x' }), success({ title: 'x' })]);
    await api.save({ rows: [] }, { outlivesPage: true });
    await api.save({ rows: [] });
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
  });

  test('puts what a GET takes into the address', async () => {
    const wire = { Title: 'a', State: 1, CSD: 9, FruitType: '1.1', Birthday: '1980-05-01', UpdatedAt: null };
    const { seen, api } = worldOf([success(wire)]);
    expect(await api.one({ number: 3 })).toMatchObject({
      state: 'passed',
      maturityLevel: 9,
      birthday: '1980-05',
    });
    expect(seen[0]).toMatchObject({ path: '/api/Paper/GetOne?Number=3', body: undefined });
  });

  test('shows a missing text as empty, and leaves missing numbers, days and codes missing', async () => {
    const wire = { Title: null, State: 6, CSD: null, FruitType: null, Birthday: null, UpdatedAt: null };
    const { api } = worldOf([success({ rows: [wire], total: 1 })]);
    const { rows } = await api.list({});
    expect(rows[0]).toEqual({
      title: '',
      state: 'draft',
      maturityLevel: null,
      achievementType: null,
      birthday: null,
      updatedAt: null,
    });
  });

  test('[ER2] asks a write once more under the same request id when nobody answered, and says that it was done', async () => {
    const { seen, notified, api } = worldOf(['silence', success({ Title: 'kept' })]);
    expect(await api.save({ rows: [] })).toEqual({ title: 'kept' });
    expect(notified).toEqual(['unheard: 网络错误', 'heard after 网络错误']);
    expect(seen.map(({ headers }) => headers['request-id'])).toEqual([
      'request-0-abcdef',
      'request-0-abcdef',
    ]);
  });

  test('gives two actions two request ids, and a read none', async () => {
    const { seen, api } = worldOf([success({ Title: '' }), success({ Title: '' }), success([])]);
    await api.save({ rows: [] });
    await api.save({ rows: [] });
    await api.tree({});
    expect(seen.map(({ headers }) => headers['request-id'])).toEqual([
      'request-0-abcdef',
      'request-1-abcdef',
      undefined,
    ]);
  });

  test.each([
    ['silence', 'silence'],
    ['broken', 'broken'],
    ['silence', 'broken'],
  ] as const)(
    '[ER2] says 网络错误 of a write after %s, before %s, and asks no third time',
    async (...answers) => {
      const { seen, notified, api } = worldOf(answers);
      await expect(api.save({ rows: [] })).rejects.toMatchObject({
        code: unanswered,
        message: '网络错误',
        isNotified: true,
      });
      expect(seen).toHaveLength(2);
      expect(notified).toEqual(['unheard: 网络错误']);
    },
  );

  test('[ER2] says again under the same id what nobody answered, word for word: it may have been done', async () => {
    const { seen, api } = worldOf([
      ...(['silence', 'silence'] as const),
      ...[2, 3].map((RowVersion) => success({ RowVersion })),
      ...(['silence', 'silence'] as const),
      success({ RowVersion: 4 }),
    ]);
    const said = { rowVersion: 1, title: '写到一半' };
    await expect(api.edit(said)).rejects.toMatchObject({ code: unanswered });
    expect(await api.edit(said)).toEqual({ rowVersion: 2 });
    // It has been answered, or something else is said: that is another request.
    expect(await api.edit(said)).toEqual({ rowVersion: 3 });
    await expect(api.edit(said)).rejects.toMatchObject({ code: unanswered });
    await api.edit({ ...said, title: '写完了' });
    expect(seen.map(({ headers }) => headers['request-id'])).toEqual(
      [0, 0, 0, 3, 4, 4, 6].map((at) => `request-${at}-abcdef`),
    );
  });

  test('[ER2] tells nobody that a write is done which is refused when it is asked once more', async () => {
    const { notified, api } = worldOf([
      'silence',
      { ErrorCode: 2101, RequestMsg: '已变更', ResultValue: '' },
    ]);
    await expect(api.save({ rows: [] })).rejects.toMatchObject({ code: 2101, isNotified: false });
    expect(notified).toEqual(['unheard: 网络错误']);
  });

  test.each(['silence', 'broken'] as const)(
    '[ER2] fails a read with 网络错误 after one %s',
    async (answer) => {
      const { seen, notified, api } = worldOf([answer, success([])]);
      await expect(api.tree({})).rejects.toMatchObject({
        code: unanswered,
        message: '网络错误',
        isNotified: false,
      });
      expect(seen).toHaveLength(1);
      expect(notified).toEqual([]);
    },
  );

  test('a person who leaves the page ends the call without a second try', async () => {
    const { seen, api } = worldOf(['silence', 'silence']);
    const leaving = new AbortController();
    const asked = api.tree({}, { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toThrow(/abort/i);
    expect(seen).toHaveLength(1);
  });

  test('throws the server’s number and sentence, with defects in the names the form knows', async () => {
    const refused = {
      ErrorCode: 2002,
      RequestMsg: '填写有误',
      ResultValue: [{ Field: 'Rows.1.ZhiCheng', Msg: '此项必填' }],
    };
    const { api } = worldOf([refused]);
    const failed = await api.save({ rows: [] }).catch((fault: unknown) => fault);
    expect(failed).toBeInstanceOf(CallFailed);
    expect(failed).toMatchObject({
      code: 2002,
      message: '填写有误',
      defects: [{ path: ['rows', 1, 'professionalTitle'], message: '此项必填' }],
    });
  });

  test('asks again under the same id after the person signed in again', async () => {
    const ended = { ErrorCode: 401, RequestMsg: '', ResultValue: '' };
    const { seen, api } = worldOf([ended, success({ Title: 'kept' })], {
      sessionEnded: () => Promise.resolve(true),
    });
    expect(await api.save({ rows: [] })).toEqual({ title: 'kept' });
    expect(seen[0]!.headers['request-id']).toBe(seen[1]!.headers['request-id']);
  });

  test('names a read by area, call and input, and refreshes what a write says', async () => {
    const { api } = worldOf([success({ Title: '' })]);
    expect(api.list.query({ pageIndex: 1 }).queryKey).toEqual(['papers', 'list', { pageIndex: 1 }]);
    const refreshed: unknown[] = [];
    const cache = {
      invalidateQueries: ({ queryKey }: { queryKey: unknown }) => Promise.resolve(refreshed.push(queryKey)),
    };
    await api.save.change(cache as never).onSuccess();
    expect(refreshed).toEqual([['papers'], ['desks']]);
  });

  test('what is asked wrongly does not compile', () => {
    const { api } = worldOf([]);
    const mistakes = () => {
      // @ts-expect-error a write is no query
      void api.save.query({ rows: [] });
      // @ts-expect-error a read changes nothing
      void api.list.change();
      // @ts-expect-error a wire name
      void api.list({ PageIndex: 1 });
      // @ts-expect-error no such call
      void api.lost({});
    };
    expect(mistakes).toBeTypeOf('function');
    expect('query' in api.save).toBe(false);
    expect('change' in api.list).toBe(false);
  });
});

describe('codecs on their way to the browser', () => {
  test('a tree of any depth comes through, though its codec holds itself', async () => {
    const tree: fc.Memo<Node> = fc.memo((depth) =>
      fc.record({
        text: fc.string({ maxLength: 5 }),
        children: depth <= 1 ? fc.constant([]) : fc.array(tree(depth - 1), { maxLength: 2 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(tree(5), async (node) => {
        const { api } = worldOf([success([toWire(codecOf(Node), node)])]);
        expect(await api.tree({})).toEqual([node]);
      }),
      { numRuns: 50 },
    );
  });

  test('nothing but plain data travels', () => {
    const compiled = compiledCalls(area);
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
  });

  test('a codec that names a place where nothing stands is refused', () => {
    expect(() => revive([])(0)).toThrow('no record stands at 0');
  });
});
