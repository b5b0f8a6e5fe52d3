import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { privacy } from '#product/privacy/contract';
import { openProvider, type AtProvider, type TestProvider } from '#testing/access/provider';
import { logged, passwordOf, personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { Person, type Reply } from '#testing/person';
import { access } from './contract';

const landing = 'http://127.0.0.1:8080/auth-redirect';
const hospital = await openProvider(landing);
const university = await openProvider(landing, {
  ...{ id: 'university', name: ['大学统一身份', 'The University', 'La Universidad'] },
  ...{ trusted: true, acr: 'two-factors' },
});
const app = await openedApp({ signInProviders: [hospital.settings, university.settings] });

const enterPath = 'POST /api/UserAuth/EnterByProvider';
const linkPath = 'POST /api/UserAuth/LinkIdentity';
const { identities, unlinkIdentity } = access.calls;
/** What is asked of hands whose proof is older than ten minutes. */
const stale = 2711;

/** A browser of one's own: it keeps cookies, and says so as browsers do. */
class Browser {
  readonly cookies = new Map<string, string>();
  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  }
  private keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
  }
  /** Chooses a provider on the page of signing in, without a script. */
  async choose(provider: string, redirect?: string, headers: Record<string, string> = {}): Promise<Response> {
    const reply = await fetch(`${app.address}/auth-redirect`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...this.headers, cookie: `${this.headers['cookie'] ?? ''}; language=en`, ...headers },
      body: new URLSearchParams({ provider, ...(redirect && { redirect }) }),
    });
    this.keep(reply.headers);
    return reply;
  }
  /** The same, and gives where the browser is sent on to. */
  async leave(provider: string, redirect?: string): Promise<string> {
    const reply = await this.choose(provider, redirect);
    return /^0;url=(.*)$/.exec(reply.headers.get('refresh') ?? '')![1]!;
  }
  /** Comes back to where a provider sent it, whose script asks for this. */
  async land(address: string, path = enterPath, person = app.visitor): Promise<Reply> {
    const reply = await person.wire(
      path,
      { Answer: new URL(address).search.slice(1) },
      { headers: this.headers },
    );
    this.keep(reply.headers);
    return reply;
  }
  async enter(provider: TestProvider, who: AtProvider, redirect?: string): Promise<Reply> {
    return this.land(await provider.visit(await this.leave(provider.settings.id, redirect), who));
  }
  /** Signs in by password. */
  async signIn(loginName: string): Promise<Person> {
    const first = await app.visitor.wire(
      'POST /api/UserAuth/GetManUserLogin',
      { LoginName: loginName, pwd: passwordOf(app, loginName) },
      { headers: this.headers },
    );
    this.keep(first.headers);
    const reply = await app.authenticators.finish(app.visitor, loginName, first, this.headers);
    this.keep(reply.headers);
    return new Person(app.address, String(reply.ResultValue.Token), loginName);
  }
  async link(person: Person, provider: TestProvider, who: AtProvider): Promise<Reply> {
    const begun = await person.wire(
      'POST /api/UserAuth/BeginLinking',
      { Provider: provider.settings.id },
      { headers: this.headers },
    );
    this.keep(begun.headers);
    return this.land(await provider.visit(String(begun.ResultValue.Address), who), linkPath, person);
  }
}

const news = async (loginName: string) =>
  (await app.outbox())
    .filter(({ to }) => [personOf(loginName).email, personOf(loginName).mobile].includes(to))
    .map(({ text }) => text);

test('[PB8] Lin Wanzhao links the hospital by fresh hands and comes in by it from then on, to the page they wanted', async () => {
  const linId = await personIdOf(app, 'linwanzhao');
  const stranger = new Browser();
  const lin: AtProvider = { subject: 'staff-4711' };
  // Nobody is let in, and nothing is made, by an identity that nobody has linked, whatever it is called.
  const unlinked = await stranger.enter(hospital, { subject: personOf('linwanzhao').email! });
  expect([unlinked.ErrorCode, unlinked.ResultValue]).toEqual([1037, '']);

  const own = new Browser();
  const person = await own.signIn('linwanzhao');
  app.pass({ minutes: 11 });
  const tooLate = await person.wire('POST /api/UserAuth/BeginLinking', { Provider: 'hospital' }, { headers: own.headers });
  expect(tooLate.ErrorCode).toBe(stale);
  const fresh = await own.signIn('linwanzhao');
  expect((await own.link(fresh, hospital, lin)).ErrorCode).toBe(0);
  expect((await news('linwanzhao')).at(-1)).toContain('已关联外部身份');
  const { providers, identities: [linked] } = await fresh.do(identities, {}, { headers: own.headers });
  expect(providers).toEqual([
    { provider: 'hospital', name: '仁心医院统一身份' },
    { provider: 'university', name: '大学统一身份' },
  ]);
  expect(linked).toMatchObject({ name: '仁心医院统一身份', lastUsedAt: null, can: ['unlink'] });
  // Once more is no second one.
  expect((await own.link(fresh, hospital, lin)).ErrorCode).toBe(0);
  expect((await fresh.do(identities, {}, { headers: own.headers })).identities).toHaveLength(1);

  const elsewhere = new Browser();
  const back = await hospital.visit(await elsewhere.leave('hospital', '/profile/signIns'), lin);
  const entered = await elsewhere.land(back);
  expect(entered.ResultValue).toMatchObject({ LoginName: 'linwanzhao', Wanted: '/profile/signIns' });
  expect([...elsewhere.cookies.keys()].toSorted()).toEqual(['bind', 'device']);
  const { Token: token } = entered.ResultValue;
  const here = new Person(app.address, String(token), 'linwanzhao');
  expect((await here.do(identities, {}, { headers: elsewhere.headers })).identities[0]!.lastUsedAt).not.toBeNull();
  // What was used is used, with the cookie or without.
  expect((await elsewhere.land(back)).ErrorCode).toBe(1033);
  // A page of somebody else's is not where one lands.
  expect((await new Browser().enter(hospital, lin, '//evil.example')).ResultValue).not.toHaveProperty('Wanted');

  for (const [action, times] of [['access.linkIdentity', 2], ['access.enterByProvider', 2]] as const) {
    const done = (await logged(app, action)).filter(({ result }) => result === 'ok');
    expect(done.map(({ objectKind, objectId, reason }) => [objectKind, objectId, reason])).toEqual(
      Array.from({ length: times }, () => ['person', linId, 'hospital']),
    );
  }

  // Unlinked by fresh hands too, the sessions elsewhere end, and the way is shut.
  expect(await fresh.refusal(unlinkIdentity, { id: linked!.id }, { headers: elsewhere.headers })).toBe(401);
  const su = await app.signIn('suyanqing');
  expect(await su.refusal(unlinkIdentity, { id: linked!.id })).toBe(404);
  app.pass({ minutes: 11 });
  expect(await fresh.refusal(unlinkIdentity, { id: linked!.id }, { headers: own.headers })).toBe(stale);
  const again = await own.signIn('linwanzhao');
  await again.do(unlinkIdentity, { id: linked!.id }, { headers: own.headers });
  expect((await news('linwanzhao')).at(-1)).toContain('已取消关联外部身份');
  expect(await here.refusal(identities, {}, { headers: elsewhere.headers })).toBe(401);
  expect((await elsewhere.enter(hospital, lin)).ErrorCode).toBe(1037);
}); // oxfmt-ignore

test('[PB8] what did not begin in this browser, or is not what began, lets nobody in', async () => {
  const su: AtProvider = { subject: 'staff-0815' };
  const own = new Browser();
  const person = await own.signIn('suyanqing');
  expect((await own.link(person, hospital, su)).ErrorCode).toBe(0);

  const victim = new Browser();
  const leads = await victim.leave('hospital');
  const [asked, back] = [new URL(leads), await hospital.visit(leads, su)];
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid' });
  // Somebody else's browser, with no trip and with one of its own.
  expect((await new Browser().land(back)).ErrorCode).toBe(1033);
  const attacker = new Browser();
  const theirs = await attacker.leave('hospital');
  expect((await attacker.land(back)).ErrorCode).toBe(1034);
  // Their state with the victim's code: PKCE and nonce are of another trip.
  const swapped = new URL(back);
  swapped.searchParams.set('state', new URL(theirs).searchParams.get('state')!);
  expect((await attacker.land(swapped.href)).ErrorCode).toBe(1036);
  expect((await attacker.land(swapped.href)).ErrorCode).toBe(1033);
  // The victim's own way is none the worse; the code it brought is spent, in a later trip too.
  expect((await victim.land(back)).ErrorCode).toBe(0);
  const replayed = new URL(await victim.leave('hospital'));
  swapped.searchParams.set('state', replayed.searchParams.get('state')!);
  expect((await victim.land(swapped.href)).ErrorCode).toBe(1036);

  // Right in all but the nonce, which the provider signs.
  const other = new URL(await victim.leave('hospital'));
  other.searchParams.set('nonce', 'another');
  expect((await victim.land(await hospital.visit(other.href, su))).ErrorCode).toBe(1036);
  // A challenge of somebody else's.
  const challenged = new URL(await victim.leave('hospital'));
  challenged.searchParams.set('code_challenge', asked.searchParams.get('code_challenge')!);
  expect((await victim.land(await hospital.visit(challenged.href, su))).ErrorCode).toBe(1036);
  // An answer of another provider.
  const mixed = new URL(await hospital.visit(await victim.leave('hospital'), su));
  mixed.searchParams.set('iss', university.settings.issuer);
  expect((await victim.land(mixed.href)).ErrorCode).toBe(1036);
  // Refused there, or gone back.
  expect((await victim.land(await hospital.visit(await victim.leave('hospital'), 'refuses'))).ErrorCode).toBe(1035);
  // Two at once: one gets in.
  const once = await hospital.visit(await victim.leave('hospital'), su);
  const both = await Promise.all([victim.land(once), victim.land(once)]);
  expect(both.map(({ ErrorCode }) => ErrorCode).toSorted()).toEqual([0, 1033]);
  // Too late.
  const late = await hospital.visit(await victim.leave('hospital'), su);
  app.pass({ minutes: 10 });
  expect((await victim.land(late)).ErrorCode).toBe(1033);
  // Without a state, or with two, it is nothing.
  await victim.leave('hospital');
  for (const query of ['code=x', `code=x&state=a&state=b`])
    expect((await victim.land(`${landing}?${query}`)).ErrorCode).toBe(1034);

  // What was begun to link links nobody who only comes in, and no other session; an identity has one account.
  const lin = new Browser();
  const linwanzhao = await lin.signIn('linwanzhao');
  expect((await lin.link(linwanzhao, hospital, su)).ErrorCode).toBe(1039);
  const begun = await linwanzhao.wire('POST /api/UserAuth/BeginLinking', { Provider: 'hospital' }, { headers: lin.headers });
  const trip = /trip=([^;]*)/.exec(begun.headers.get('set-cookie')!)![1]!;
  expect(begun.headers.get('set-cookie')).toMatch(/trip=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict/);
  lin.cookies.set('trip', trip);
  const answer = await hospital.visit(String(begun.ResultValue.Address), { subject: 'staff-9' });
  expect((await lin.land(answer)).ErrorCode).toBe(1034);
  const planted = new Browser();
  const fresh = await planted.signIn('suyanqing');
  planted.cookies.set('trip', trip);
  expect((await planted.land(answer, linkPath, fresh)).ErrorCode).toBe(1034);
  expect((await lin.land(answer, linkPath, app.visitor)).ErrorCode).toBe(401);

  // A locked account is told so by nobody but its owner's identity, and stays shut.
  await app.db.updateTable('person').set({ isLocked: true }).where('loginName', '=', 'suyanqing').execute();
  expect((await victim.enter(hospital, su)).ErrorCode).toBe(1038);
  await app.db.updateTable('person').set({ isLocked: false }).where('loginName', '=', 'suyanqing').execute();
}); // oxfmt-ignore

test('[PB8] [AU-10] our second factor is asked for, unless a trusted provider says that it asked', async () => {
  const shi: AtProvider = { subject: 'prof-12' };
  const own = new Browser();
  const person = await own.signIn('yanshenzhi');
  expect((await own.link(person, hospital, shi)).ErrorCode).toBe(0);
  expect((await own.link(person, university, shi)).ErrorCode).toBe(0);
  const half = async (provider: TestProvider, acr?: string) => {
    const browser = new Browser();
    const reply = await browser.enter(provider, { ...shi, acr });
    const { Token: token, SecondFactor: asks } = reply.ResultValue;
    const seen = await new Person(app.address, String(token))
      .refusal(identities, {}, { headers: browser.headers })
      .catch(() => 0);
    return [asks, seen];
  };
  expect(await half(hospital)).toEqual(['code', 401]);
  // The hospital is not trusted with it, whatever it says.
  expect(await half(hospital, 'two-factors')).toEqual(['code', 401]);
  expect(await half(university)).toEqual(['code', 401]);
  expect(await half(university, 'one-factor')).toEqual(['code', 401]);
  expect(await half(university, 'two-factors')).toEqual([undefined, 0]);
  // A half-done one is finished as after a password.
  const browser = new Browser();
  const first = await browser.enter(hospital, shi);
  const whole = await app.authenticators.finish(app.visitor, 'yanshenzhi', first, browser.headers);
  expect(whole.ErrorCode).toBe(0);
});

test('[PB8] a provider that is down, one that nobody named and a form of another site say so, and stop nothing', async () => {
  const page = await (await app.visitor.get('/login?redirect=/profile/signIns', { 'accept-language': 'en' })).text();
  expect(page).toContain('Sign in with Renxin Hospital');
  expect(page).toMatch(/action="\/auth-redirect".*name="provider" value="hospital".*name="redirect" value="\/profile\/signIns"/s);
  expect(page).not.toContain(hospital.settings.clientSecret);
  const browser = new Browser();
  const crossSite = await browser.choose('hospital', undefined, { 'sec-fetch-site': 'cross-site' });
  expect([crossSite.status, crossSite.headers.get('location'), browser.cookies.size]).toEqual([303, '/login', 0]);
  const unknown = await browser.choose('nobody');
  expect([unknown.status, await unknown.text()]).toEqual([503, expect.stringContaining('is not offered any more')]);
  const back = await hospital.visit(await browser.leave('hospital'), { subject: 'staff-4711' });
  hospital.answers = false;
  expect((await browser.land(back)).ErrorCode).toBe(1032);
  hospital.answers = true;
  const { services } = app;
  const { identityProviders } = await import('#host/identity-providers');
  const dead = { ...hospital.settings, id: 'dead', issuer: 'http://127.0.0.1:9' };
  const foreign = { ...hospital.settings, id: 'foreign', issuer: hospital.settings.issuer.replace('127.0.0.1', 'localhost') };
  for (const settings of [dead, foreign])
    await expect(
      identityProviders([settings], landing).get(settings.id)!.addressFor({ state: 's', nonce: 'n', verifier: 'v' }),
    ).rejects.toMatchObject({ name: 'ProviderFault' });
  expect(services.identityProviders.size).toBe(2);
}); // oxfmt-ignore

test('[PI-05] what somebody has linked is in their copy', async () => {
  const su = await app.again('suyanqing');
  const rows = await app.db.selectFrom('signInIdentity').selectAll().execute();
  // Neither who somebody is elsewhere nor a code stands in the database in clear.
  expect(JSON.stringify(rows)).not.toContain('staff-0815');
  expect(JSON.stringify(await su.do(privacy.calls.mine, {}))).toContain('signInIdentity');
});

test('[PI-05] [PB8] whoever is erased takes along what they had linked: no row of it is left, and the provider lets nobody in', async () => {
  const lin: AtProvider = { subject: 'staff-4712' };
  const own = new Browser();
  const person = await own.signIn('linwanzhao');
  expect((await own.link(person, hospital, lin)).ErrorCode).toBe(0);
  expect((await new Browser().enter(hospital, lin)).ErrorCode).toBe(0);
  const linked = () => app.db.selectFrom('signInIdentity').select('personId').execute();
  const linId = await personIdOf(app, 'linwanzhao');
  const others = (await linked()).filter(({ personId }) => personId !== linId);
  expect((await linked()).length).toBe(others.length + 1);
  const { id } = await person.do(privacy.calls.requestErase, {}, { headers: own.headers });
  const admin = await app.again('admin');
  await admin.do(privacy.calls.decide, { id, accept: 'yes' });
  expect(await linked()).toEqual(others);
  expect((await new Browser().enter(hospital, lin)).ErrorCode).toBe(1037);
}); // oxfmt-ignore
