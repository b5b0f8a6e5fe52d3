import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../../../../start/testing';
import { reports } from '../../contract';
import { cast, caseAt, read } from '../../testing/story';
import { holderOf } from './holder';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

/** With whom somebody's record page says a report lies; a word of the screens stands as its key. */
const holder = async (login: string, reportId: string): Promise<string | null> =>
  holderOf(
    await (await house.signIn(login)).do(reports.calls.byId, { id: reportId }),
    ((word: string) => word) as never,
  );
/** The report of an achievement of the demonstration. */
const reportOn = async (name: string): Promise<string> => {
  const { id } = await house.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select('report.id')
    .where('achievementName', 'like', `${name}%`)
    .where('report.isCurrent', '=', true)
    .executeTakeFirstOrThrow();
  return id;
};

test('a report’s page names who holds it, and the name follows the status until nobody holds it any more', async () => {
  const { reportId } = await caseAt(house, 'checked');
  expect(await holder(cast.manager, reportId)).toBe('陆景行');
  const judged = await caseAt(house, 'withExperts');
  expect(await holder(cast.author, judged.reportId)).toBe('江澜衡正科技评价中心');
  const sent = await caseAt(house, 'atPublicAgency');
  expect(await holder(cast.manager, sent.reportId)).toBe('reportScreens.publicAgency');
  const reviewer = await house.signIn(cast.reviewer);
  const { rowVersion } = await read(reviewer, sent);
  await reviewer.do(reports.calls.publicReview, {
    id: sent.reportId,
    result: 'return',
    scope: 'substantive',
    checklist: [],
    defects: ['效益依据不足'],
    rowVersion,
  });
  expect(await holder(cast.manager, sent.reportId)).toBe('陆景行');
  expect(await holder('yanshenzhi', await reportOn('经导管二尖瓣'))).toBeNull();
});

test('a report that was finally rejected lies with nobody, and offers nobody anything to do', async () => {
  const id = await reportOn('多联病毒样颗粒');
  for (const login of ['shangguanyu', 'xuzhibai', 'shixiting', cast.reviewer, cast.administrator]) {
    const person = await house.signIn(login);
    const seen = await person.do(reports.calls.byId, { id });
    expect([seen.status, seen.can], login).toEqual(['returned', []]);
    const { rows } = await person.do(reports.calls.ledger, { achievementName: '多联病毒样颗粒' });
    expect(
      rows.map((row) => [row.id, row.can]),
      login,
    ).toEqual([[id, []]]);
    if (seen.audience === 'staff') expect(await holder(login, id), login).toBeNull();
  }
  const author = await house.signIn('shangguanyu');
  const { rowVersion } = await read(author, { reportId: id, applicationId: '' });
  const change = { section: 'rights' as const, data: { ownershipChain: '改写', encumbrances: '' } };
  expect(await author.refusal(reports.calls.save, { id, rowVersion, ...change })).toBe(2400);
});

test('what still goes on offers its author and his agency their deeds: the empty list is no accident', async () => {
  const about = await caseAt(house, 'checked');
  expect((await read(await house.signIn(cast.author), about)).can).toContain('submitToExperts');
  const id = await reportOn('脓毒症免疫抑制期');
  expect((await read(await house.signIn('shangguanyu'), { reportId: id, applicationId: '' })).can).toContain(
    'save',
  );
});
