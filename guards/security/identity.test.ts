import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeIdentityCard } from '#contract/identity-card';
import { organisationIdOf, roleIdOf } from '#testing/lookups';
import { doneOnWire, sheet } from '#testing/people/imports';
import { inBatches } from './tools';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const seed = 20_261_122;
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const mobiles = fc.sample(
  digits(8).map((rest) => `137${rest}`),
  { numRuns: 400, seed },
);
const names = fc.sample(fc.stringMatching(/^[a-z0-9]+(\.[a-z0-9]+)?$/), { numRuns: 200, seed });
const cards = fc.sample(
  fc
    .tuple(
      digits(6),
      fc.date({ min: new Date('1930-01-01'), max: new Date('2005-12-31'), noInvalidDate: true }),
      fc.nat(999),
    )
    .map(([region, day, order]) => makeIdentityCard(region, day.toISOString().slice(0, 10), order)),
  { numRuns: 60, seed },
);

const wrongMobiles = [
  ...['1', '1370000', '137000000011', '23700000001', '0137000000', '1370000000a', '１37０'],
  ...[
    '13 700 000',
    "13700000001'",
    '13700000001,13700000002',
    '+1 13700000001',
    '00000000000',
    '*37********',
  ],
];
const wrongMails = [
  ...['@', 'a@', '@b.cn', 'a b@c.cn', 'a@b', 'a@b.c', 'a@@b.cn', 'a@b..cn', '.a@b.cn', 'a.@b.cn', 'a@-b.cn'],
  ...['a@b.cn,c@d.cn', 'a@b.cn\nbcc: c@d.cn', 'ä@b.cn', 'a@bücher.cn', 'a***@b.cn', `${'a'.repeat(65)}@b.cn`],
];
const flipped = (card: string): string => `${card.slice(0, 17)}${card.endsWith('1') ? '2' : '1'}`;
const wrongCards = [
  ...cards.slice(0, 8).map(flipped),
  ...cards.slice(8, 12).map((card) => card.slice(0, 17)),
  ...cards.slice(12, 14).map((card) => `${card}0`),
  ...[
    '110101199902300011',
    '11010119991301001X',
    '000000',
    '3*************4',
    'ABCDEF199901010011',
    '１１0101199901010011',
  ],
];
const wrongMonths = [
  '1975-03-14',
  '1975-13-01',
  '1975-00-01',
  '1975-3-01',
  '1975',
  '75-03-01',
  '1975-03-01T00:00:00Z',
  'March',
];

test('[IN-09] mobiles and mail addresses are checked by the server: 200 generated pass, every wrong one is named at its cell', async () => {
  const admin = await app.signIn('admin');
  const asked = {
    OrgId: await organisationIdOf(app, 'PJ001'),
    RoleId: await roleIdOf(app, roleCode.assessor),
    DryRun: true,
  };
  const own = [...new Set(mobiles)].slice(0, 200 + wrongMails.length);
  const good = own.slice(0, 200).map((mobile, at) => [`人${at}`, mobile, `${names[at]}${at}@example.org`]);
  const passed = await doneOnWire(admin, { FileId: await sheet(admin, good), ...asked });
  expect(passed).toMatchObject({ Ok: 200, Failed: [] });

  const wrong = [
    ...wrongMobiles.map((mobile, at) => ['人', mobile, `right${at}@example.org`]),
    ...wrongMails.map((mail, at) => ['人', own[200 + at]!, mail]),
  ];
  const refused = await doneOnWire(admin, { FileId: await sheet(admin, wrong), ...asked });
  expect(refused.Failed.map(({ Row, Field }) => `${Row} ${Field}`)).toEqual([
    ...wrongMobiles.map((_, at) => `${at + 2} 手机`),
    ...wrongMails.map((_, at) => `${at + 2 + wrongMobiles.length} 邮箱`),
  ]);
});

test('[IN-09] identity numbers by their check character (X too), birthdays by their month: generated ones are kept, wrong ones refused at the field', async () => {
  const expert = await app.again('shenyanqiu');
  const edit = (input: object) => expert.wire('POST /api/UserInfo/UserEdit', input);
  expect(cards.some((card) => card.endsWith('X'))).toBe(true);
  const unmasked: string[] = [];
  for (const [at, CardId] of cards.entries()) {
    const Birthday = `19${String(40 + at)
      .padStart(2, '0')
      .slice(-2)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
    // Numbers are given rarely; that trying them has a limit is shown elsewhere.
    await app.services.pool.query('delete from rate_limit');
    const { ErrorCode, RequestMsg } = await edit({ CardId, Birthday });
    if (ErrorCode !== 0) unmasked.push(`${CardId} ${Birthday}: ${ErrorCode} ${RequestMsg}`);
  }
  expect(unmasked).toEqual([]);
  const stored = () =>
    app.db.selectFrom('person').select(['cardIndex', 'birthday']).where('id', '=', expert.id).execute();
  const before = await stored();
  expect(
    wrongCards.length + wrongMonths.length + wrongMobiles.length + wrongMails.length,
  ).toBeGreaterThanOrEqual(55);
  const refusals = await inBatches(
    [...wrongCards.map((CardId) => ({ CardId })), ...wrongMonths.map((Birthday) => ({ Birthday }))],
    edit,
    { atOnce: 8, first: () => app.services.pool.query('delete from rate_limit') },
  );
  expect(refusals.map(({ ErrorCode }) => ErrorCode)).toEqual(refusals.map(() => 2002));
  expect(
    refusals
      .slice(0, wrongCards.length)
      .map(({ ResultValue }) => JSON.stringify(ResultValue).includes('CardId')),
  ).toEqual(wrongCards.map(() => true));
  expect(await stored()).toEqual(before);
});
