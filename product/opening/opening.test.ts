import { describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { access } from '#product/access/contract';
import { dictionaryCalls } from '#product/dictionaries/contract';
import { people } from '#product/people/contract';
import { preferences } from '#product/preferences/contract';
import { tasks } from '#product/tasks/contract';
import { opening } from './contract';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** The same, each part asked of the call that it is anew fetched by. */
const partsOf = async (person: Person) => {
  const [me] = await person.do(people.calls.myself, {});
  return {
    menu: await person.do(access.calls.menu, {}),
    menuVersion: (await person.do(access.calls.menuVersion, {})).version,
    person: me,
    rights: await person.do(access.calls.pageActions, { page: '/' }),
    dictionariesVersion: (await person.do(dictionaryCalls.calls.version, {})).version,
    dictionaries: await person.do(dictionaryCalls.calls.all, {}),
    preferences: await person.do(preferences.calls.mine, {}),
    unread: (await person.do(tasks.calls.notices, { pageSize: 1, unreadOnly: true })).total,
  };
};

describe('one answer opens the office', () => {
  test.each(['suyanqing', 'yetang', 'linwanzhao'])(
    '%s finds in it what each call says alone',
    async (name) => {
      const person = await app.signIn(name);
      await person.do(preferences.calls.put, { key: 'shell.look', value: '{"size":"small"}' });
      const found = await person.do(opening.calls.all, {});
      expect(found).toEqual(await partsOf(person));
      expect(found.menu.length).toBeGreaterThan(0);
      expect(found.preferences).toContainEqual({ key: 'shell.look', value: '{"size":"small"}' });
    },
  );

  test('who opens a list first is given the dictionaries it shows, each as among all', async () => {
    const person = await app.signIn('suyanqing');
    const { dictionaries: all } = await person.do(opening.calls.all, {});
    const { dictionaries: some } = await person.do(opening.calls.all, {
      sets: 'maturity,achievementType,nothing',
    });
    expect(some.map(({ code }) => code).toSorted()).toEqual(['CSD', 'FRUIT_TYPE']);
    expect(some.flatMap(({ children }) => children).length).toBeGreaterThan(20);
    expect(some).toEqual(all.filter(({ code }) => some.some((one) => one.code === code)));
  });

  test('it opens to nobody without a session', async () => {
    expect((await app.visitor.wire('GET /api/UserInfo/GetOpening')).ErrorCode).toBe(401);
  });

  test('it travels compressed, a quarter of its length', async () => {
    const person = await app.signIn('suyanqing');
    const lengthOf = async (encoding: string) =>
      Number(
        (
          await person.wire('GET /api/UserInfo/GetOpening', undefined, {
            headers: { 'accept-encoding': encoding },
          })
        ).headers.get('content-length'),
      );
    expect((await lengthOf('br')) * 4).toBeLessThan(await lengthOf('identity'));
  });
});
