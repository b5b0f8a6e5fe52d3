import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { people, staff } from './contract';
import { makeIdentityCard } from '#contract/identity-card';
import { personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});

const path = 'POST /api/UserInfo/UserEdit';
const defectsOf = (reply: { ErrorCode: number; ResultValue: { Field: string; Msg: string }[] }) => {
  expect(reply.ErrorCode).toBe(2002);
  return Object.fromEntries(reply.ResultValue.map(({ Field, Msg }) => [Field, Msg]));
};
const mine = async (login: string) =>
  (await (await app.signIn(login)).wire('GET /api/UserInfo/GetUserInfo')).ResultValue[0];

describe('my profile', () => {
  test('[AP2.UserEdit] He Lanzhou, an expert, changes all they may of themselves and reads it again', async () => {
    const expert = await app.signIn('helanzhou');
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#409eff' } })
      .png()
      .toBuffer();
    const [uploaded] = (await expert.upload('/api/BaseData/CommonUploadFile', 'a.png', picture)).ResultValue;
    const identityCard = makeIdentityCard('110101', '1975-03-14', 21);
    const said = {
      TrueName: ' 贺兰舟 ',
      CardId: identityCard.toLowerCase(),
      Education: '2',
      Sex: 2,
      Birthday: '1975-03-01',
      ZhiCheng: '1.1',
      Project: '心血管内科',
      ShuXiXueKeOne: '330.21',
      ShuXiXueKeTwo: '350.10',
      Position: '主任',
      Address: '青渚市江畔路 1 号',
      ResearchField: '心力衰竭',
      DBXCG: '指南两部',
      JianJie: '从医三十年',
      Img: uploaded.HomeUrl + uploaded.FilePartPath,
    };
    expect(await expert.wire(path, said)).toMatchObject({
      ErrorCode: 0,
      ResultValue: { IsEmailPending: false },
    });
    const { CardId, ...plain } = said;
    expect(await mine('helanzhou')).toMatchObject({
      ...plain,
      TrueName: '贺兰舟',
      avatar: said.Img,
      CardId: { masked: `${CardId[0]}*****${identityCard.at(-1)}` },
    });
    const stored = await personRow(app, expert);
    expect(stored).toMatchObject({
      birthday: '1975-03',
      cardIndex: app.services.blindIndex('card', identityCard),
    });
  });

  test('[AP2.UserEdit] what is left out stays, and an empty list of pictures takes them away', async () => {
    const editor = await app.signIn('linwanzhao');
    const before = await mine('linwanzhao');
    await editor.do(people.calls.edit, { position: '总编' });
    expect(await mine('linwanzhao')).toEqual({ ...before, Position: '总编' });
    await editor.do(people.calls.edit, { images: [] });
    expect((await mine('linwanzhao')).Img).toBe('');
  });

  test('[VA1] [VA5] [VA6] the server asks for every required field in the words of the screen', async () => {
    const expert = await app.signIn('helanzhou');
    const blank = { TrueName: ' ', Mobile: '', Email: '', CardId: '', OrgId: null };
    expect(defectsOf(await expert.wire(path, blank))).toEqual({
      TrueName: '请输入姓名',
      Mobile: '请输入手机号',
      Email: '请输入邮箱，用于找回密码',
      CardId: '请输入身份证号',
      OrgId: '请输入工作单位',
    });
    const wrong = { Mobile: '1380013800', Email: 'nobody@', CardId: '110101197503142101' };
    expect(defectsOf(await expert.wire(path, wrong))).toEqual({
      Mobile: '请输入正确的11位手机号码',
      Email: '请输入邮箱，用于找回密码',
      CardId: '请输入正确的身份证号',
    });
    // Name and phone are asked of experts alone.
    const editor = await app.signIn('linwanzhao');
    const others = defectsOf(await editor.wire(path, { ...blank, TrueName: undefined, OrgId: undefined }));
    expect(Object.keys(others).sort()).toEqual(['CardId', 'Email']);
  });

  test('[VA4] [VA5] a phone is a mobile or a landline, but only a code changes what is stored; a card needs its check digit', async () => {
    const expert = await app.signIn('helanzhou');
    const sentence = async (field: string, value: string) => {
      const reply = await expert.wire(path, { [field]: value });
      return reply.ErrorCode === 0 ? 'taken' : defectsOf(reply)[field];
    };
    const number = personOf('helanzhou').mobile;
    expect(await sentence('Mobile', number)).toBe('taken');
    for (const phone of ['13900001111', '010-88886666', '075588886666'])
      expect(await sentence('Mobile', phone)).toBe('手机号请通过“修改手机号”更改');
    for (const none of [number.slice(1), `${number}0`, '0-88886666', '010-888866', '88886666', `a${number}`])
      expect(await sentence('Mobile', none)).toBe('请输入正确的11位手机号码');
    const card = makeIdentityCard('110101', '1969-07-20', 8);
    const wrong = card.slice(0, 17) + (card.endsWith('1') ? '2' : '1');
    for (const none of [wrong, card.slice(0, 17), `${card}1`, 'X'.repeat(18), '110101691320001'])
      expect(await sentence('CardId', none)).toBe('请输入正确的身份证号');
    for (const good of ['110101690720008', card.toLowerCase()])
      expect(await sentence('CardId', good)).toBe('taken');
    const mobileAfter = await personRow(app, expert);
    expect(mobileAfter.mobileIndex).toBe(app.services.blindIndex('mobile', number));
  });

  test('[VA5] an expert who has stored nothing must give it before anything is saved', async () => {
    const expert = await app.signIn('chengruoxi');
    await app.db.updateTable('person').set({ cardCipher: null, cardIndex: null }).where('id', '=', expert.id).execute();
    expect(defectsOf(await expert.wire(path, { Position: '主任' }))).toEqual({ CardId: '请输入身份证号' });
    const identityCard = makeIdentityCard('110101', '1980-01-01', 4);
    await expert.do(people.calls.edit, { position: '主任', identityCard });
  }); // oxfmt-ignore

  test('a masked value never comes back in a write', async () => {
    const expert = await app.signIn('helanzhou');
    const { Mobile, Email, CardId } = await mine('helanzhou');
    const reply = await expert.wire(path, {
      Mobile: Mobile.masked,
      Email: Email.masked,
      CardId: CardId.masked,
    });
    expect(Object.keys(defectsOf(reply)).sort()).toEqual(['CardId', 'Email', 'Mobile']);
  });

  test('nobody changes what others keep of them: type, another’s profile, workplace, name, mobile', async () => {
    const [owner, expert] = [await app.signIn('suyanqing'), await app.signIn('helanzhou')];
    const elsewhere = await app.db
      .selectFrom('organisation')
      .select('id')
      .where('type', '=', '6')
      .executeTakeFirstOrThrow();
    const asked = { OrgId: elsewhere.id, TrueName: '别人', UserType: 3 };
    expect(Object.keys(defectsOf(await owner.wire(path, asked))).sort()).toEqual([
      'OrgId',
      'TrueName',
      'UserType',
    ]);
    expect((await owner.wire(path, { Id: expert.id, Position: '院长' })).ErrorCode).toBe(404);
    expect((await app.visitor.wire(path, { Position: '院长' })).ErrorCode).toBe(401);
    const number = personOf('helanzhou').mobile;
    await expert.do(people.calls.edit, { mobile: number });
    expect(defectsOf(await expert.wire(path, { Mobile: '13900001111' }))).toEqual({
      Mobile: '手机号请通过“修改手机号”更改',
    });
  });

  test('an expert who moves is still known to have worked where they were', async () => {
    const expert = await app.signIn('shenyanqiu');
    const { organisationId } = await personRow(app, expert);
    const next = await app.db
      .selectFrom('organisation')
      .select('id')
      .where('id', '!=', organisationId)
      .executeTakeFirstOrThrow();
    await expert.do(people.calls.edit, { organisationId: next.id });
    const places = await app.db
      .selectFrom('workplace')
      .select(['organisationId', 'toDay'])
      .where('personId', '=', expert.id)
      .orderBy('id')
      .execute();
    expect(places.find((place) => place.organisationId === organisationId)?.toDay).not.toBeNull();
    expect(places.find((place) => place.organisationId === next.id)?.toDay).toBeNull();
    // Also where the account alone said where they were, as after a registration.
    await app.db.deleteFrom('workplace').where('personId', '=', expert.id).execute();
    await expert.do(people.calls.edit, { organisationId: organisationId as never });
    expect(
      await app.db
        .selectFrom('workplace')
        .select('organisationId')
        .where('personId', '=', expert.id)
        .where('toDay', 'is not', null)
        .execute(),
    ).toEqual([{ organisationId: next.id }]);
  });

  test('pictures are one’s own uploads, five at most, and items those of the dictionaries', async () => {
    const [expert, other] = [await app.signIn('helanzhou'), await app.signIn('linwanzhao')];
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const [foreign] = (await other.upload('/api/BaseData/CommonUploadFile', 'b.png', picture)).ResultValue;
    for (const Img of [
      foreign.HomeUrl + foreign.FilePartPath,
      'https://example.org/a.png',
      `${foreign.HomeUrl}/file/nonsense`,
    ])
      expect(defectsOf(await expert.wire(path, { Img }))).toEqual({ Img: '图片须由本人上传' });
    expect((await expert.wire(path, { Img: Array(6).fill('x').join(',') })).ErrorCode).toBe(2002);
    expect(defectsOf(await expert.wire(path, { ZhiCheng: '99.9', ShuXiXueKeOne: '1' }))).toEqual({
      ZhiCheng: '请从列表中选择',
      ShuXiXueKeOne: '请从列表中选择',
    });
    expect((await expert.wire(path, { Birthday: '1975-03-14' })).ErrorCode).toBe(2002);
  });

  test('an identity number belongs to one account', async () => {
    const expert = await app.again('shenyanqiu');
    const ask = () => expert.refusal(people.calls.edit, { identityCard: personOf('suyanqing').identityCard });
    for (let tried = 0; tried < 5; tried += 1) expect(await ask()).toBe(1011);
    // Whose numbers are known here is not to be found out by trying.
    expect(await ask()).toBe(1004);
  });

  test('[AU-11] an identity number is changed by fresh hands only, one’s own and by those who administer', async () => {
    const identityCard = makeIdentityCard('110101', '1971-07-07', 77);
    const owner = await app.signIn('suyanqing');
    const admin = await app.signIn('admin');
    const stale = new Date(app.now().getTime() - 11 * 60_000).toISOString();
    await app.db
      .updateTable('session')
      .set({ provenAt: stale })
      .where('personId', 'in', [owner.id, admin.id])
      .execute();
    expect(await owner.refusal(people.calls.edit, { identityCard })).toBe(2711);
    expect(await admin.refusal(staff.calls.edit, { id: owner.id, identityCard })).toBe(2711);
    await owner.do(people.calls.edit, { position: '副主任' });
    await (await app.again('suyanqing')).do(people.calls.edit, { identityCard });
    await app.again('admin');
  });
});

describe('a new e-mail address', () => {
  const mails = async (to: string) => (await app.outbox()).filter((message) => message.to === to);
  const tokenFor = async (to: string) => /#(\S+)/.exec((await mails(to)).at(-1)!.text)![1]!;

  test('counts once its mailed link is opened by the one who asked; the old address is told', async () => {
    const editor = await app.signIn('linwanzhao');
    const old = personOf('linwanzhao').email;
    const before = (await mine('linwanzhao')).Email.masked;
    expect(await editor.do(people.calls.edit, { email: 'Wanzhao.New@Example.org' })).toEqual({
      isEmailPending: true,
    });
    expect((await mine('linwanzhao')).Email.masked).toBe(before);
    expect((await mails(old)).at(-1)!.text).toContain('w***@example.org');
    const linkToken = await tokenFor('wanzhao.new@example.org');
    const other = await app.signIn('suyanqing');
    expect(await other.refusal(people.calls.confirmEmail, { linkToken })).toBe(1012);
    await editor.do(people.calls.confirmEmail, { linkToken });
    expect((await mine('linwanzhao')).Email.masked).toBe('w***@example.org');
    expect(await editor.refusal(people.calls.confirmEmail, { linkToken })).toBe(1012);
    expect(await app.visitor.refusal(people.calls.confirmEmail, { linkToken })).toBe(401);
  });

  test('its link lasts an hour, only the last one counts, and five may be asked for in an hour', async () => {
    let owner = await app.signIn('suyanqing');
    const ask = (at: number) => owner.do(people.calls.edit, { email: `yanqing${at}@example.org` });
    await ask(1);
    const first = await tokenFor('yanqing1@example.org');
    await ask(2);
    expect(await owner.refusal(people.calls.confirmEmail, { linkToken: first })).toBe(1012);
    const second = await tokenFor('yanqing2@example.org');
    app.pass({ minutes: 12 });
    owner = await app.again('suyanqing');
    await ask(3);
    app.pass({ minutes: 12 });
    owner = await app.again('suyanqing');
    await ask(4);
    await ask(5);
    expect(await owner.refusal(people.calls.edit, { email: 'yanqing6@example.org' })).toBe(1004);
    expect(await owner.refusal(people.calls.confirmEmail, { linkToken: second })).toBe(1012);
    const last = await tokenFor('yanqing5@example.org');
    await app.db
      .updateTable('sentCode')
      .set({ expiresAt: app.now().toISOString() })
      .where('purpose', '=', 'email')
      .execute();
    expect(await owner.refusal(people.calls.confirmEmail, { linkToken: last })).toBe(1012);
  });
});

test('nothing of what was typed lies in clear in the database, its log or its kept replies', async () => {
  const expert = await app.again('helanzhou');
  const identityCard = makeIdentityCard('110101', '1966-06-06', 66);
  await expert.do(
    people.calls.edit,
    { identityCard, email: 'canary.lanzhou@example.org' },
    { requestId: 'one-and-only-edit' },
  );
  const { rows } = await app.services.pool.query<{ all: string }>(
    `select (select string_agg(a::text, ' ') from audit_log a) || (select string_agg(r::text, ' ') from request_reply r)
      || (select string_agg(p::text, ' ') from person p) || (select string_agg(o::text, ' ') from outbox o) as all`,
  );
  expect(rows[0]!.all.length).toBeGreaterThan(1_000);
  for (const secret of [identityCard, 'canary.lanzhou']) expect(rows[0]!.all).not.toContain(secret);
});
