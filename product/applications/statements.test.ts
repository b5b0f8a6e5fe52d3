import { expect, test } from 'vitest';
import { inWords, statementsOf } from '#testing/statements';
import { applications } from './contract';
import { complete, drafted, idsOf } from '#testing/applications/story';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { list, dossier, save } = applications.calls;
const everybody = ['suyanqing', 'tangyuan', 'yanshenzhi', 'lujingxing', 'shenyanqiu', 'zhouyiheng', 'admin'];

test.each(everybody)('a list asks the database four times at most, for %s as for everybody', async (name) => {
  const person = await app.signIn(name);
  for (const filter of [
    {},
    { status: 'submitted' as const },
    { achievementName: '支架' },
    { status: 'passed' as const, achievementType: '1.1', evaluationPurpose: '3' },
  ]) {
    const asked = await statementsOf(() => person.do(list, filter));
    expect(asked.length, inWords(asked)).toBeLessThanOrEqual(4);
  }
});

test.each(everybody)(
  'whatever %s reads of an application, the database is asked four times at most',
  async (name) => {
    const person = await app.signIn(name);
    const { rows } = await person.do(list, { pageSize: 50 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const asked = await statementsOf(() => person.do(dossier, { id }));
      expect(asked.length, inWords(asked)).toBeLessThanOrEqual(4);
    }
  },
);

test('a draft with all its tables is saved by six statements at most', async () => {
  const owner = await app.signIn('suyanqing');
  const draft = complete(await idsOf(app), '六次');
  const begun = await drafted(owner, draft);
  const asked = await statementsOf(() =>
    owner.do(
      save,
      { step: 'edit', ...begun, data: { ...draft, achievementName: '六次以内' } },
      { requestId: crypto.randomUUID() },
    ),
  );
  expect(asked.length, inWords(asked)).toBeLessThanOrEqual(6);
});
