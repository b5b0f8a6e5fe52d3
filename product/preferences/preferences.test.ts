import { describe, expect, test } from 'vitest';
import { preferences } from './contract';
import { mostCharacters, mostKeys } from './preference';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { draftKey, mine, put } = preferences.calls;
const said = JSON.stringify;
const columns = 'list.applications/ApplicationList.columns';

describe('how a person has arranged the office', () => {
  test('Su Yanqing finds their columns again, changes them and forgets them', async () => {
    const owner = await app.signIn('suyanqing');
    await owner.do(put, { key: columns, value: said([{ field: 'status', isShown: false }]) });
    await owner.do(put, { key: 'shell.theme', value: said({ accent: '#c0ffee' }) });
    await owner.do(put, { key: columns, value: said(['status', null, 3, 'NUL \u0000 and 𠮷']) });
    expect(await owner.do(mine, {})).toEqual([
      { key: columns, value: said(['status', null, 3, 'NUL \u0000 and 𠮷']) },
      { key: 'shell.theme', value: said({ accent: '#c0ffee' }) },
    ]);
    await owner.do(put, { key: columns, value: 'null' });
    expect((await owner.do(mine, {})).map(({ key }) => key)).toEqual(['shell.theme']);
  });

  test('nobody reads or changes what another person keeps, and a visitor keeps nothing', async () => {
    const [owner, other] = [await app.signIn('jiangwangshu'), await app.signIn('yanshenzhi')];
    await owner.do(put, { key: 'shell.tabs', value: said(['mine']) });
    expect(await other.do(mine, {})).toEqual([]);
    await other.do(put, { key: 'shell.tabs', value: said(['theirs']) });
    expect(await owner.do(mine, {})).toEqual([{ key: 'shell.tabs', value: said(['mine']) }]);
    // There is no field by which another person could be named.
    const foreign = await other.wire('POST /api/UserInfo/SetPreference', {
      Key: 'shell.tabs',
      Value: '[]',
      PersonId: owner.id,
    });
    expect(foreign.ErrorCode).toBe(2002);
    expect(await app.visitor.refusal(put, { key: 'shell.tabs', value: '[]' })).toBe(401);
    expect(await app.visitor.refusal(mine, {})).toBe(401);
  });

  test.each([
    '',
    'shell',
    'shell.',
    'other.theme',
    'shell.a.b.c.d',
    'shell.ümlaut',
    'list.../x',
    '__proto__.a',
  ])('the key «%s» is refused', async (key) => {
    const owner = await app.signIn('suyanqing');
    expect(await owner.refusal(put, { key, value: '1' })).toBe(2002);
  });

  test.each(['', 'undefined', '{', "{'a':1}", 'NaN'])(
    'the value «%s» is no JSON and refused',
    async (value) => {
      const owner = await app.signIn('suyanqing');
      expect(await owner.refusal(put, { key: 'shell.odd', value })).toBe(2002);
    },
  );

  test('a value has a size, and a person a number of keys', async () => {
    const owner = await app.signIn('shixiting');
    const longest = said('x'.repeat(mostCharacters - 2));
    await owner.do(put, { key: 'shell.long', value: longest });
    expect(await owner.refusal(put, { key: 'shell.long', value: `${longest} ` })).toBe(2002);
    const names = Array.from({ length: mostKeys - 1 }, (_, at) => `shell.k${at}`);
    const at = app.now().toISOString();
    await app.db
      .insertInto('preference')
      .values(names.map((key) => ({ personId: owner.id, key, value: '1', updatedAt: at })))
      .execute();
    expect(await owner.refusal(put, { key: 'shell.more', value: '1' })).toBe(2040);
    await owner.do(put, { key: 'shell.k7', value: '2' });
    await owner.do(put, { key: 'shell.k8', value: 'null' });
    await owner.do(put, { key: 'shell.more', value: '1' });
  });

  test('[SE-08] the key of one’s drafts is the same after the next sign-in, another person’s is another, a visitor has none', async () => {
    const [su, again, jiang] = await Promise.all([
      app.signIn('suyanqing'),
      app.signIn('suyanqing'),
      app.signIn('jiangwangshu'),
    ]);
    const { key } = await su.do(draftKey, {});
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await again.do(draftKey, {})).toEqual({ key });
    expect((await jiang.do(draftKey, {})).key).not.toBe(key);
    expect(await app.visitor.refusal(draftKey, {})).toBe(401);
    // There is no field by which another person's could be asked for.
    const foreign = await jiang.wire('GET /api/UserInfo/GetDraftKey', { PersonId: su.id });
    expect(foreign.ErrorCode).toBe(2002);
  });
});
