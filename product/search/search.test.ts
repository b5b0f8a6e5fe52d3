import { describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { applications } from '#product/applications/contract';
import { catchUpInitials } from '#product/applications/server';
import { search } from './contract';
import { initialsOf } from './initials';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const find = (person: Person, keyword: string) => person.do(search.calls.find, { keyword });
const titles = async (person: Person, keyword: string) =>
  (await find(person, keyword)).map(({ title }) => title);

describe('the initials of a name', () => {
  test.each([
    ['成果评价', ['cgpj']],
    ['公共服务机构审核', ['ggfwjgsh']],
    ['肿瘤标志物', ['zlbzw']],
    ['阿尔茨海默病', ['aechmb']],
    ['PD-1 抑制剂', ['pd1yzj']],
    ['重症', ['cz', 'zz']],
    ['', []],
    ['—— ，。', []],
  ])('of «%s» are %j', (name, initials) => {
    expect(initialsOf(name)).toEqual(initials);
  });

  test('of a name full of characters with two readings are few all the same', () => {
    expect(initialsOf('重长行调传单参校'.repeat(4)).length).toBeLessThanOrEqual(8);
  });
});

describe('the palette', () => {
  test('finds a page by its Chinese, English or Spanish name and by its initials, and says it in the asker’s language', async () => {
    const owner = await app.signIn('suyanqing');
    for (const keyword of ['成果申报', 'CGSB', 'applicat', 'solicitudes'])
      expect(await titles(owner, keyword), keyword).toContain('成果申报');
    owner.language = 'en';
    expect(await find(owner, 'cgsb')).toContainEqual({
      kind: 'page',
      title: 'Applications',
      note: 'Evaluation',
      url: '/EvaluationManagement/applyList',
      action: '',
    });
    owner.language = 'zh';
  });

  test('shows nobody a page, action or record that is not theirs', async () => {
    const [owner, editor, admin] = [
      await app.signIn('suyanqing'),
      await app.signIn('linwanzhao'),
      await app.signIn('admin'),
    ];
    expect(await titles(owner, '新建成果申报')).toEqual(['新建成果申报']);
    expect(await titles(editor, '新建成果申报')).toEqual([]);
    expect(await titles(owner, '组织')).toEqual([]);
    expect(await titles(admin, '组织')).toContain('组织');
    const page = await admin.do(applications.calls.list, { pageSize: 100 });
    const theirs = await owner.do(applications.calls.list, { pageSize: 100 });
    const own = new Set(theirs.rows.map(({ id }) => id));
    const foreign = page.rows.find(({ id, achievementName }) => !own.has(id) && achievementName)!;
    expect(await titles(owner, foreign.achievementName!)).toEqual([]);
    expect(await app.visitor.refusal(search.calls.find, { keyword: '' })).toBe(401);
  });

  test('finds a record by a part of its name, by initials and by number, and leads to it', async () => {
    const owner = await app.signIn('suyanqing');
    const { rows } = await owner.do(applications.calls.list, { pageSize: 100 });
    const one = rows.find(({ applicationNumber }) => applicationNumber)!;
    const url = `/EvaluationManagement/detail?Id=${one.id}`;
    const [initials] = initialsOf(one.achievementName!);
    for (const keyword of [one.achievementName!.slice(1, 6), initials!.slice(0, 6), one.applicationNumber!])
      expect(
        (await find(owner, keyword)).map((found) => found.url),
        keyword,
      ).toContain(url);
  });

  test('takes signs of the query language literally, and without a keyword shows pages and actions', async () => {
    const owner = await app.signIn('suyanqing');
    for (const keyword of ['%', '_', '\\', "'", 'NUL', '𠮷'])
      expect((await find(owner, keyword)).filter(({ kind }) => kind === 'record')).toEqual([]);
    const all = await find(owner, '');
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['page', 'action']));
    expect(all.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['profile', 'password', 'mobile', 'signOut']),
    );
  });

  test('learns the initials of names that were kept without them', async () => {
    const owner = await app.signIn('suyanqing');
    const { rows } = await owner.do(applications.calls.list, { pageSize: 100 });
    const one = rows[0]!;
    const keyword = initialsOf(one.achievementName!)[0]!.slice(0, 6);
    await app.db.updateTable('application').set({ searchInitials: null }).execute();
    expect((await find(owner, keyword)).filter(({ kind }) => kind === 'record')).toEqual([]);
    await catchUpInitials(app.db);
    expect((await find(owner, keyword)).map(({ title }) => title)).toContain(one.achievementName);
  });
});
