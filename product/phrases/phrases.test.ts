import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { phrases } from './contract';
import { mostPhrases, type PhraseKind } from './phrase';

const app = await openedApp();
const { calls } = phrases;
const add = async (login: string, body: string, isShared = false, kind: PhraseKind = 'reason') =>
  (await app.signIn(login)).do(isShared ? calls.share : calls.add, { kind, body });
const bodies = async (login: string): Promise<string[]> =>
  (await (await app.signIn(login)).do(calls.list, {})).phrases.map(({ body }) => body);

describe('texts that are used again', () => {
  test('one keeps one’s own, reads those of one’s organisation, and nobody else’s', async () => {
    const { id } = await add(cast.manager, '【成果】缺少伦理批件，请于【日期】前补正');
    const { id: shared } = await add(cast.manager, '不属于本机构受理范围', true, 'opinion');
    expect(await bodies(cast.manager)).toEqual([
      '【成果】缺少伦理批件，请于【日期】前补正',
      '不属于本机构受理范围',
    ]);
    // The assessor of the same agency uses what its manager keeps for all, and changes none of it.
    expect(await bodies(cast.assessor)).toEqual(['不属于本机构受理范围']);
    const assessor = await app.signIn(cast.assessor);
    expect((await assessor.do(calls.list, {})).mayShare).toBe(false);
    expect(await assessor.refusal(calls.share, { kind: 'reason', body: '我们都用' })).toBe(403);
    expect(await assessor.refusal(calls.edit, { id: shared, kind: 'reason', body: '改' })).toBe(403);
    expect(await assessor.refusal(calls.remove, { id: shared })).toBe(403);
    expect(await assessor.refusal(calls.remove, { id })).toBe(404);
    for (const login of [cast.owner, cast.otherManager, cast.administrator, cast.otherExpert]) {
      expect(await bodies(login), login).toEqual([]);
      expect(
        await (await app.signIn(login)).refusal(calls.edit, { id: shared, kind: 'reason', body: '改' }),
      ).toBe(404);
    }
    const manager = await app.signIn(cast.manager);
    await manager.do(calls.edit, { id: shared, kind: 'reason', body: '不属于本机构的受理范围' });
    expect(await bodies(cast.assessor)).toEqual(['不属于本机构的受理范围']);
    await manager.do(calls.remove, { id });
    await manager.do(calls.remove, { id: shared });
    expect([await bodies(cast.manager), await bodies(cast.assessor)]).toEqual([[], []]);
  });

  test('an empty one is none, and nobody keeps more than can be looked through', async () => {
    const owner = await app.signIn(cast.owner);
    expect(await owner.refusal(calls.add, { kind: 'message', body: '  ' })).toBe(2002);
    for (let at = 0; at < mostPhrases; at += 1) await add(cast.owner, `常用语 ${at}`, false, 'message');
    expect(await owner.refusal(calls.add, { kind: 'message', body: '再来一条' })).toBe(2180);
    expect(await bodies(cast.owner)).toHaveLength(mostPhrases);
  });
});
