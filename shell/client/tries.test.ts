import { describe, expect, test } from 'vitest';
import { CallFailed, unanswered } from './failed';
import type { TransportRequest } from './transport';
import { triesOf } from './tries';

const save = (name: string, requestId: string): TransportRequest => ({
  ...{ method: 'POST', path: '/api/ApplyFor/EditApply', requestId },
  body: { Id: 'a', RowVersion: 3, Name: name },
});
const cut = () => Promise.reject(new CallFailed(unanswered, '网络错误'));
const said = (ErrorCode: number) => () =>
  Promise.resolve({ ErrorCode, RequestMsg: '', ResultValue: '', requestId: '' });

describe('a write that nobody answered keeps its id, so that said again it is the same request', () => {
  const unheard = async (requestId = 'first-id') => {
    const tries = triesOf();
    const asked = save('支架', requestId);
    await expect(tries.kept(asked, cut)).rejects.toThrow('网络错误');
    return { tries, asked };
  };

  test('through answers that only put it off, until one says what became of it', async () => {
    const { tries, asked } = await unheard();
    for (const busy of [1004, 9000, 9001, 9002]) {
      await tries.kept({ ...asked, requestId: tries.idOf(asked.body)! }, said(busy));
      expect(tries.idOf(asked.body), `after ${busy}`).toBe('first-id');
    }
    await tries.kept(asked, said(2003));
    expect(tries.idOf(asked.body)).toBeUndefined();
    const again = await unheard();
    await again.tries.kept(again.asked, said(0));
    expect(again.tries.idOf(again.asked.body)).toBeUndefined();
  });

  test('other words, and words that name no version, are requests of their own', async () => {
    const { tries } = await unheard();
    expect(tries.idOf(save('另一个', '').body)).toBeUndefined();
    const secret = { ...save('', 'b'), body: { pwd: 'secret' } };
    await expect(tries.kept(secret, cut)).rejects.toThrow('网络错误');
    expect(tries.idOf(secret.body)).toBeUndefined();
  });

  test('of more than twenty the oldest is forgotten', async () => {
    const tries = triesOf();
    const asked = Array.from({ length: 21 }, (_, at) => save(`第${at}页`, `id-${at}`));
    for (const each of asked) await expect(tries.kept(each, cut)).rejects.toThrow('网络错误');
    expect(asked.map(({ body }) => tries.idOf(body))).toEqual([
      undefined,
      ...asked.slice(1).map(({ requestId }) => requestId),
    ]);
  });
});
