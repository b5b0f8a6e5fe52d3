import { beforeEach, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { commonWords } from '#host/secrets/common-passwords';
import { passwordDefect } from '#host/secrets/password-rules';
import { longestPassword } from '#host/secrets/passwords';
import { access } from '#product/access/contract';
import { done, headings, peopleFrom, sheet } from '#testing/people/imports';
import { Person, type Reply } from '#testing';
import { organisationIdOf, passwordOf, personIdOf, roleIdOf } from '#testing/lookups';
import { countingHashes, inBatches, tryIn } from './tools';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { secondFactor, changePassword, removeSecondFactor, resetSecondFactor, resetPassword } = access.calls;
const app = await openedApp();
beforeEach(() => app.services.pool.query('delete from rate_limit'));

const faces = [...'😀🌊🎋🐉🪁🧭🏮🎐🪷🦉🍁🌗🛶🎏🪔🧵'];
const forest = '山高月小水落石出林深时见鹿海蓝鲸跃梦醒猫归云起雪飞';
const phrase = 'the slow ferry crosses the wide brown river while seven herons look on and wait';
const of = (length: number): string => phrase.repeat(4).slice(0, length);
/** Exactly the bytes at which an older hash stops reading. */
const bytes72 = (text: string): string => Buffer.from(text).subarray(0, 72).toString();

/** What is set, what becomes of it, and a twin that must not open what it opens. */
type Row = readonly [story: string, password: string, answer: 0 | 1005 | 2002, twin?: string];
/** Of somebody for whom the password is all. */
const alone: readonly Row[] = [
  ['nothing', '', 1005],
  ['eight strong ones', 'kV7#qLw2', 1005],
  ['fourteen', of(14), 1005],
  ['fifteen', 'kV7#qLw2!zRt9-e', 0, 'kV7#qLw2!zRt9-E'],
  ['fourteen faces', faces.slice(0, 14).join(''), 1005],
  ['fifteen faces', faces.slice(0, 15).join(''), 0, [...faces.slice(0, 14), '🧶'].join('')],
  ['fourteen of Han', forest.slice(0, 14), 1005],
  ['fifteen of Han', forest.slice(0, 15), 0, `${forest.slice(0, 14)}深`],
  ['fifteen spaces', ' '.repeat(15), 1005],
  ['fifteen digits', '202611221201133', 1005],
  ['one letter fifteen times', 'x'.repeat(15), 1005],
  ['spaces at both ends', '  seven quiet rivers run ', 0, 'seven quiet rivers run'],
  ['two spaces inside', 'seven  quiet rivers run', 0, 'seven quiet rivers run'],
  ['a wide space', 'seven\u3000quiet rivers run', 0, 'seven quiet rivers run'],
  ['capitals', 'Seven Quiet Rivers Run', 0, 'seven quiet rivers run'],
  ['full width', 'ｓeven quiet rivers run', 0, 'seven quiet rivers run'],
  ['a letter in one piece', 'el ñandú veloz del monte', 0, 'el ñandú veloz del monte'.normalize('NFD')],
  ['a letter in two', 'la can\u0303a del ri\u0301o seco', 0, 'la caña del río seco'],
  ['something invisible', 'seven quiet\u200b rivers run', 0, 'seven quiet rivers run'],
  ['seventy-three bytes', `${bytes72(phrase)}x`, 0, `${bytes72(phrase)}y`],
  ['seventy-two bytes of Han and one more', `${forest.slice(0, 24)}花`, 0, `${forest.slice(0, 24)}叶`],
  ['sixty-four', of(64), 0, of(63)],
  ['all that fit', of(longestPassword), 0, of(longestPassword - 1)],
  ['one more than fit', of(longestPassword + 1), 1005],
  ['as many faces as fit', faces.join('').repeat(8), 0, faces.join('').repeat(7)],
  ['a face more than fit', `${faces.join('').repeat(8)}😀`, 1005],
  ['a thousand', phrase.repeat(13).slice(0, 1_000), 1005],
  ['a thousand and one', phrase.repeat(13).slice(0, 1_001), 2002],
  ['a million', 'x'.repeat(1_000_000), 2002],
  ['half a letter', `${of(20)}\ud800`, 2002],
  ['a nought', `${of(20)}\u0000`, 2002],
];
/** Of somebody whose rights ask for a second factor that is in force. */
const extraCalls: readonly Row[] = [
  ['nothing', '', 1005],
  ['seven', 'kV7#qLw', 1005],
  ['eight', 'kV7#qLw2', 0, 'kV7#qLw3'],
  ['seven of Han', forest.slice(0, 7), 1005],
  ['eight of Han', forest.slice(0, 8), 0, forest.slice(1, 9)],
  ['eight that everybody has', 'Password1', 1005],
  ['eight digits', '19850101', 1005],
  ['fourteen', of(14), 0, of(13)],
  ['one more than fit', of(longestPassword + 1), 1005],
];

const idOf = (loginName: string) => personIdOf(app, loginName);
const change = async (person: Person, OldPwd: string, NewPwd: string): Promise<number> =>
  (await person.wire('POST /api/UserAuth/ChangeUserPwd', { OldPwd, NewPwd })).ErrorCode;

/** Goes through a table in order; the password in force is the old one of the next row, exactly as it was sent. */
const through = async (person: Person, first: string, rows: readonly Row[]): Promise<string> => {
  let current = first;
  for (const [story, password, answer, twin] of rows) {
    const { result, hashes } = await countingHashes(app, () => change(person, current, password));
    expect(result, story).toBe(answer);
    // The old one and the new one; what is refused costs nothing, however long it is.
    expect(hashes, story).toBe(answer === 0 ? 2 : 0);
    if (answer !== 0) continue;
    current = password;
    if (twin !== undefined) expect(await change(person, twin, of(40)), `the twin of ${story}`).toBe(1009);
  }
  return current;
};

test('[AU-02] a table of forty: fifteen characters alone, eight beside a second factor, as sent to the last byte, and no hash for what is refused', async () => {
  expect(alone.length + extraCalls.length).toBe(40);
  const [editor, manager] = [await app.signIn('linwanzhao'), await app.signIn('yanshenzhi')];
  expect((await editor.do(secondFactor, {})).shortestPassword).toBe(15);
  expect((await manager.do(secondFactor, {})).shortestPassword).toBe(8);
  const last = await through(editor, passwordOf(app, 'linwanzhao'), alone);
  await through(manager, passwordOf(app, 'yanshenzhi'), extraCalls);
  // When signing in too: nothing is trimmed, cut or folded but the user name.
  const signIn = (LoginName: string, pwd: string) => tryIn(app, { LoginName, pwd });
  const answers = await Promise.all([
    signIn(' LinWanzhao\t', last),
    signIn('linwanzhao', `${last} `),
    signIn('linwanzhao', last.slice(2)),
  ]);
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 1001, 1001]);
  const { result, hashes } = await countingHashes(app, () => signIn('linwanzhao', 'x'.repeat(1_000_000)));
  expect([result.ErrorCode, hashes]).toEqual([2002, 0]);
}, 30_000);

test('[AU-02] what counts is a factor that cannot be put away: a short password opens nothing without one', async () => {
  const short = 'kV7#qLw2';
  // A factor of one's own free will can be removed again: it makes no password shorter.
  await app.authenticators.code('suyanqing');
  const owner = await app.signIn('suyanqing');
  expect(await owner.do(secondFactor, {})).toMatchObject({ isDemanded: false, shortestPassword: 15 });
  expect(await change(owner, passwordOf(app, 'suyanqing'), short)).toBe(1005);

  // Rights that ask for one go: it stays as long as the password is short.
  const admin = await app.signIn('admin');
  const assessor = await app.signIn('lujingxing');
  expect(await change(assessor, passwordOf(app, 'lujingxing'), short)).toBe(0);
  const roleId = await roleIdOf(app, roleCode.owner);
  const userId = await idOf('lujingxing');
  expect((await admin.wire('POST /api/UserRole/SetUserToRole', { UserId: userId, RoleIds: [roleId] })).ErrorCode).toBe(0);
  const half = await tryIn(app, { LoginName: 'lujingxing', pwd: short });
  expect(half.ResultValue.SecondFactor).toBe('code');
  const whole = await app.authenticators.finish(app.visitor, 'lujingxing', half);
  const former = new Person(app.address, String(whole.ResultValue.Token));
  expect(await former.do(secondFactor, {})).toMatchObject({ isDemanded: false, shortestPassword: 15 });
  expect(await former.refusal(removeSecondFactor, {})).toBe(2713);
  await former.do(changePassword, { oldPassword: short, newPassword: of(15) });
  await former.do(removeSecondFactor, {});
  expect((await tryIn(app, { LoginName: 'lujingxing', pwd: of(15) })).ResultValue.SecondFactor).toBeUndefined();

  // Somebody else takes the factor away: the short password goes with it, and the link asks for a long one.
  const reviewer = await app.signIn('zhouyiheng');
  expect(await change(reviewer, passwordOf(app, 'zhouyiheng'), short)).toBe(0);
  await admin.do(resetSecondFactor, { userId: await idOf('zhouyiheng'), reason: '手机丢失，已核对本人' });
  expect((await tryIn(app, { LoginName: 'zhouyiheng', pwd: short })).ErrorCode).toBe(1001);
  const { email } = personOf('zhouyiheng');
  const mail = (await app.outbox()).findLast(({ to, text }) => to === email && text.includes('#reset_'))!;
  const linkToken = /#(reset_[\w-]+)/.exec(mail.text)![1]!;
  expect(await app.visitor.refusal(resetPassword, { linkToken, password: short })).toBe(1005);
  await app.visitor.do(resetPassword, { linkToken, password: of(15) });
  expect((await tryIn(app, { LoginName: 'zhouyiheng', pwd: of(15) })).ResultValue.SecondFactor).toBe('enrol');

  // The operator deletes the row: the right password is told so, a wrong one nothing, and no session begins.
  const other = await app.signIn('cuijingting');
  expect(await change(other, passwordOf(app, 'cuijingting'), short)).toBe(0);
  await app.services.pool.query('delete from recovery_code where person_id = $1', [await idOf('cuijingting')]);
  await app.services.pool.query('delete from second_factor where person_id = $1', [await idOf('cuijingting')]);
  expect((await tryIn(app, { LoginName: 'cuijingting', pwd: short }, { language: 'en' })).RequestMsg).toContain('at least 15 characters');
  expect((await tryIn(app, { LoginName: 'cuijingting', pwd: 'kV7#qLw3' })).ErrorCode).toBe(1001);
  expect((await other.wire('POST /api/UserAuth/Reauthenticate', { pwd: short })).ErrorCode).toBe(1005);
}, 30_000); // oxfmt-ignore

/** Words that everybody tries, long enough that nothing but the word itself is wrong with them. */
const everybodys = [...commonWords]
  .filter((word) => word.length >= 3)
  .flatMap((word, at) => [
    at % 2
      ? word.repeat(Math.ceil(15 / word.length))
      : `${word[0]!.toUpperCase()}${word.slice(1)}2026!${'!'.repeat(9)}`,
  ])
  .slice(0, 430);
const breached = [
  'Brooklyn',
  'michigan',
  'poohbear',
  'LasVegas',
  'Godzilla',
  'marlboro',
  'kawasaki',
  'bullshit',
  'undertaker',
  'mercedes1',
];
/** What is made of what everybody knows about somebody: their names, where they work, what the product is called. */
const aboutThem = (known: readonly string[]): string[] =>
  [...known, 'Assay', '医疗科技成果评价平台'].flatMap((word) => {
    const long = word.repeat(Math.ceil(15 / word.length));
    return ['', '!', '-2026', '2026!', '@1', '#00'].flatMap((end) => [
      `${long}${end}`,
      `${end}${long.toUpperCase()}`,
    ]);
  });
/** Five hundred for one person, each refused for what it is made of and not for its length. */
const samplesFor = async (loginName: string): Promise<string[]> => {
  const { rows } = await app.services.pool.query<{ true_name: string; name: string }>(
    'select true_name, o.name from person p join organisation o on o.id = p.organisation_id where login_name = $1',
    [loginName],
  );
  const { true_name: trueName, name: workplace } = rows[0]!;
  const context = aboutThem([loginName, trueName, workplace]);
  const all = [
    ...new Set([
      ...context,
      ...breached.flatMap((each) => [`${each}+2026/11/22`, `1${each}!!2026!!!`]),
      ...everybodys,
    ]),
  ];
  const samples = all.slice(0, 500);
  expect(samples).toHaveLength(500);
  const judged = samples.map((password) =>
    passwordDefect(password, {
      shortest: 15,
      context: [loginName, trueName, workplace, 'Assay', '医疗科技成果评价平台'],
    }),
  );
  expect(samples.filter((_, at) => judged[at] !== 'common' && judged[at] !== 'aboutYou')).toEqual([]);
  expect(judged.filter((defect) => defect === 'aboutYou').length).toBeGreaterThan(20);
  return samples;
};
/** Which answers so many samples are given. */
const answersTo = async (samples: readonly string[], ask: (sample: string) => Promise<Reply>) => [
  ...new Set((await inBatches(samples, ask)).map(({ ErrorCode }) => ErrorCode)),
];
/** People who are imported are written to behind the import: its end does not wait for their letters. */
const lastLink = async (email: RegExp): Promise<string> => {
  let link: string | undefined;
  const look = async () => {
    const letter = (await app.outbox()).findLast(
      ({ to, text }) => email.test(to) && text.includes('#reset_'),
    );
    link = /#(reset_[\w-]+)/.exec(letter?.text ?? '')?.[1];
    return link;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeDefined();
  return link!;
};
const byLink = (linkToken: string) => (pwd: string) =>
  app.visitor.wire('POST /api/UserAuth/ResetPwd', { LinkToken: linkToken, pwd });

test('[AU-03] five hundred passwords of everybody’s, and of what is known of the owner, are refused in all four ways, without a hash', async () => {
  const admin = await app.signIn('admin');
  const { result, hashes } = await countingHashes(app, async () => {
    // Their own.
    const owner = await app.signIn('jiangwangshu');
    const own = await samplesFor('jiangwangshu');
    const changed = await answersTo(own, (NewPwd) => owner.wire('POST /api/UserAuth/ChangeUserPwd', { OldPwd: passwordOf(app, 'jiangwangshu'), NewPwd }));
    // A link that they asked for.
    const { email } = personOf('jiangwangshu');
    await app.visitor.do(access.calls.forgotten, { loginName: 'jiangwangshu', email: email! });
    const reset = await answersTo(own, byLink(await lastLink(new RegExp(email!))));
    // The administrator picks none, by whatever name; the link that goes out instead refuses them too.
    const UserId = await idOf('tangyuan');
    const theirs = await samplesFor('tangyuan');
    const picked = await answersTo(theirs, (pwd) => admin.wire('POST /api/UserAuth/ChangeManUserPwd', { UserId, pwd }));
    await admin.do(access.calls.startReset, { userId: UserId });
    const started = await answersTo(theirs.slice(0, 50), byLink(await lastLink(new RegExp(personOf('tangyuan').email!))));
    // A spreadsheet brings five hundred people with a password each: nobody has one afterwards.
    const rows = peopleFrom(13_640_000_000, 500).map((row, at) => [...headings.map((_, place) => row[place] ?? ''), own[at]!]);
    const fileId = await sheet(admin, rows, [...headings, '密码']);
    const importResult = await done(admin, { fileId, organisationId: await organisationIdOf(app, 'PJ001'), roleId: await roleIdOf(app, roleCode.expert), dryRun: false });
    const invited = await app.services.pool.query<{ n: number; none: number }>(
      "select count(*)::int n, count(*) filter (where password_hash is null)::int none from person where login_name ~ '136400' or true_name ~ '^人'",
    );
    const imported = await answersTo(own.slice(-50), byLink(await lastLink(/^p1364\d+@example\.org$/)));
    return { changed, reset, picked, started, ok: importResult.ok, invited: invited.rows[0], imported };
  });
  expect(result).toEqual({
    changed: [1005],
    reset: [1005],
    picked: [2002],
    started: [1005],
    ok: 500,
    invited: { n: 500, none: 500 },
    imported: [1005],
  });
  // That of signing in.
  expect(hashes).toBe(1);
}, 60_000); // oxfmt-ignore
