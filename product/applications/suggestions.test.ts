import { expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { drafted } from '#testing/applications/story';
import { applications } from './contract';
import type { Draft } from './application';
import type { SuggestedFor } from './suggestion';

const { suggestions } = applications.calls;
const app = await openedApp();
const owner = await app.signIn(cast.owner);
const stranger = await app.signIn(cast.otherOwner);

const person = {
  personId: null,
  sex: '2',
  birthYear: 1988,
  professionalTitle: null,
  education: '1',
  contribution: '',
  share: 40,
} as const;
const before: Draft = {
  achievementName: '从前写过的一项',
  persons: [
    { ...person, name: '路知遥', organisationName: '海屿大学附属医院' },
    { ...person, name: '路知遥', organisationName: '云山市第二医院', birthYear: 1979 },
  ],
  topicSources: [{ source: '1.3', planName: '墨渊省 100% 专项（演示）', projectNumber: 'QZ-7', fund: '180' }],
  papers: [{ title: '一篇论文', journal: '墨渊医学杂志', year: 2024, doi: '', cites: 3, authors: [] }],
  approvals: [{ kind: '1', number: '伦审 7', issuer: '墨渊省伦理委员会', date: null, fileId: null }],
  rights: [
    {
      ...{ form: '1', status: '1', name: '一种方法', number: 'ZL 7', country: 'CN', owner: '墨渊省研究院' },
      ...{ appliedOn: null, grantedOn: null, isCore: true, inventors: [] },
    },
  ],
};
const offered = async (asker: typeof owner, of: SuggestedFor, typed: string) =>
  (await asker.do(suggestions, { of, typed })).map(({ text, note }) => (note ? `${text} ${note}` : text));

test('[EV2] what stood in one’s own applications is offered while one types, with what stood beside it', async () => {
  await drafted(owner, before);
  expect(await offered(owner, 'person', '路知')).toEqual([
    '路知遥 云山市第二医院',
    '路知遥 海屿大学附属医院',
  ]);
  const [first, second] = await owner.do(suggestions, { of: 'person', typed: '知遥' });
  expect([first!.person, second!.person]).toMatchObject([
    { organisationName: '云山市第二医院', birthYear: 1979 },
    { organisationName: '海屿大学附属医院', sex: '2', birthYear: 1988, education: '1' },
  ]);
  const [plan] = await owner.do(suggestions, { of: 'plan', typed: '100% 专' });
  expect(plan).toMatchObject({
    text: '墨渊省 100% 专项（演示）',
    topic: { source: '1.3', projectNumber: 'QZ-7', fund: '180' },
  });
  const elsewhere = {
    workplace: '云山市第二医院',
    rightOwner: '墨渊省研究院',
    journal: '墨渊医学杂志',
    issuer: '墨渊省伦理委员会',
  };
  for (const [of, text] of Object.entries(elsewhere))
    expect(await offered(owner, of as SuggestedFor, text.slice(0, 3)), of).toContain(text);
  // What is there already need not be offered, and a sign of a pattern is a sign like any other.
  expect(await offered(owner, 'issuer', '墨渊省伦理委员会')).toEqual([]);
  expect(await offered(owner, 'journal', '%')).toEqual([]);
});

test('one person is offered once, as they were described last', async () => {
  app.pass({ minutes: 1 });
  await drafted(owner, {
    achievementName: '后来写的一项',
    persons: [{ ...person, name: '路知遥', organisationName: '海屿大学附属医院', birthYear: 1990 }],
  });
  const [newest, ...others] = await owner.do(suggestions, { of: 'person', typed: '路知' });
  expect(newest!.person!.birthYear).toBe(1990);
  expect(others.map(({ note }) => note)).toEqual(['云山市第二医院']);
});

test('nothing of anybody else’s is offered: not to another hospital, nor to whoever reads it in another role', async () => {
  for (const of of ['person', 'workplace', 'plan', 'rightOwner', 'journal', 'issuer'] as const)
    expect(await offered(stranger, of, of === 'person' ? '路知' : '墨渊省'), of).toEqual([]);
  const manager = await app.signIn(cast.manager);
  expect(await manager.refusal(suggestions, { of: 'person', typed: '路知' })).toBe(403);
});
