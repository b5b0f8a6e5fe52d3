import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { applications } from '#product/applications/contract';
import type { ApplicationFilter } from '#product/applications/search';
import { audit } from '#product/audit/contract';
import { applicationCodes } from '#product/dictionaries/application-status';
import { integrity } from '#product/integrity/contract';
import { privacy } from '#product/privacy/contract';
import { tasks } from '#product/tasks/contract';
import { jobsOf } from '#start/jobs';
import type { Person } from '#testing';
import { cast } from '#testing/cast';
import { fill } from '#testing/filled';
import { logged, personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { submitted } from '#testing/story';
import { worldOf } from '#testing/story/world';
import { savedSearches } from './contract';
import { mostMatches, mostSearches, type Audience } from './saved-search';
import { conditionsOf, sealConditions } from './server/conditions';

const app = await openedApp();
const { calls } = savedSearches;
const cases = applications.calls.list;
const list = cases.path;
const page = '/EvaluationManagement/applyList';

const asked = (filter: ApplicationFilter) => toWire(codecOf(cases.takes), filter) as Record<string, unknown>;
const wanted = (name: string, filter: ApplicationFilter = { status: 'submitted' }) => ({
  ...{ list, page, rowKey: 'id', name },
  query: asked({ pageIndex: 3, pageSize: 30, ...filter }),
});
const kept = async (person: Person, name: string, filter?: ApplicationFilter): Promise<string> =>
  (await person.do(calls.add, wanted(name, filter))).id;
const searchesOf = async (person: Person) => (await person.do(calls.list, { list })).searches;
const searchOf = async (person: Person, id: string) =>
  (await searchesOf(person)).find((each) => each.id === id)!;
const share = async (person: Person, id: string, sharedWith: Audience, people: readonly string[] = []) => {
  const { name, rowVersion } = await searchOf(person, id);
  await person.do(calls.edit, { id, rowVersion, name, sharedWith, people } as never);
};
const open = (person: Person, id: string) => person.do(calls.open, { id } as never);

describe('searches of a list that are kept under a name', () => {
  test('a manager keeps one, opens, renames, replaces and removes it; two windows do not overwrite each other', async () => {
    const manager = await app.signIn(cast.manager);
    const columns = JSON.stringify({ places: [], density: 'compact' });
    const filter: ApplicationFilter = {
      status: 'submitted',
      maturityFrom: 3,
      conditions: [{ logic: 'lacks', searchField: 'college', keyword: '骨科' }],
    };
    const { id } = await manager.do(calls.add, { ...wanted(' 待办 ', filter), columns });
    expect(await open(manager, id)).toEqual({ name: '待办', conditions: filter, left: [], columns });
    expect(await manager.refusal(calls.add, wanted('待办'))).toBe(2186);
    const { rowVersion, ...search } = await searchOf(manager, id);
    expect(search).toMatchObject({ name: '待办', isOwn: true, sharedWith: 'nobody', isSubscribed: false });
    const change = { id, rowVersion, name: '进行中的', sharedWith: 'nobody' as const };
    await manager.do(calls.edit, { ...change, query: asked({ status: 'passed' }) } as never);
    expect(await open(manager, id)).toMatchObject({ conditions: { status: 'passed' }, columns: null });
    expect(await manager.refusal(calls.edit, { ...change, name: '另一个窗口' } as never)).toBe(2003);
    expect((await searchesOf(manager)).map(({ name }) => name)).toEqual(['进行中的']);
    await manager.do(calls.remove, { id } as never);
    expect(await searchesOf(manager)).toEqual([]);
    const entries = (await logged(app, 'savedSearches.add')).filter(({ objectId }) => objectId === id);
    expect(entries.map(({ objectKind, result }) => [objectKind, result])).toEqual([['savedSearch', 'ok']]);
  });

  test('what the list would not be asked is not kept either: its own call judges, with the rights of whoever keeps it', async () => {
    const [manager, owner] = [await app.signIn(cast.manager), await app.signIn(cast.owner)];
    const refused = (person: Person, more: object) =>
      person.refusal(calls.add, { ...wanted('不成立'), ...more });
    expect(await refused(manager, { list: '/api/ApplyFor/Nothing' })).toBe(2002);
    expect(await refused(manager, { query: { ...asked({}), Gone: 1 } })).toBe(2002);
    expect(await refused(manager, { query: asked({ maturityFrom: 5, maturityTo: 3 }) })).toBe(2002);
    expect(await refused(manager, { query: [1] as never })).toBe(2002);
    expect(await refused(manager, { rowKey: 'nothing' })).toBe(2002);
    for (const elsewhere of ['https://example.org/x', '//example.org', '/a?b=c'])
      expect(await refused(manager, { page: elsewhere })).toBe(2002);
    const byExpert = asked({ simple: { searchField: 'expert', keyword: '闻人澈' } });
    expect(await refused(owner, { query: byExpert })).toBe(403);
    expect(await refused(owner, { list: integrity.calls.list.path, query: {} })).toBe(403);
    expect(await app.visitor.refusal(calls.add, wanted('访客'))).toBe(401);
  });

  test('nobody keeps more than can be looked through', async () => {
    const owner = await app.signIn(cast.otherOwner);
    const first = await kept(owner, '第一条');
    await sql`insert into saved_search select (jsonb_populate_record(search, jsonb_build_object('id', gen_random_uuid(), 'name', n))).*
      from saved_search search, generate_series(2, ${sql.lit(mostSearches)}) n where search.id = ${first}`.execute(
      app.db,
    );
    expect(await owner.refusal(calls.add, wanted('多一条'))).toBe(2185);
    await owner.do(calls.remove, { id: first } as never);
    await kept(owner, '又有位置');
  });
});

describe('searches that are shared', () => {
  test('with one’s organisation, those of one’s role in it, or people by name: conditions, never what they find', async () => {
    const [manager, assessor, second, otherManager] = [
      await app.signIn(cast.manager),
      await app.signIn(cast.assessor),
      await app.signIn(cast.secondChecker),
      await app.signIn(cast.otherManager),
    ];
    const id = await kept(assessor, '在评的', { simple: { searchField: 'expert', keyword: '闻人澈' } });
    const readers = async () => {
      const all = [manager, second, otherManager];
      const seen = await Promise.all(all.map(async (person) => (await searchOf(person, id)) !== undefined));
      return all.filter((_, at) => seen[at]);
    };
    expect(await readers()).toEqual([]);
    await share(assessor, id, 'organisation');
    expect(await readers()).toEqual([manager, second]);
    await share(assessor, id, 'role');
    expect(await readers()).toEqual([second]);
    await share(assessor, id, 'people', [manager.id]);
    expect(await readers()).toEqual([manager]);
    expect(await searchOf(manager, id)).toMatchObject({
      ...{ name: '在评的', ownerName: assessor.name, isOwn: false },
      // Who else reads it is its owner's to know.
      people: [],
    });
    expect((await searchOf(assessor, id)).people.map(({ name }) => name)).toEqual([manager.name]);
    expect(await otherManager.refusal(calls.open, { id } as never)).toBe(404);
    const change = { id, rowVersion: 4, name: '改', sharedWith: 'nobody' } as never;
    expect(await manager.refusal(calls.edit, change)).toBe(403);
    expect(await manager.refusal(calls.remove, { id } as never)).toBe(403);

    // Those one may name anyway are found, and nobody else can be named.
    const found = await assessor.do(calls.recipients, { keyword: manager.name });
    expect(found.map((person) => person.id)).toEqual([manager.id]);
    expect(await assessor.do(calls.recipients, { keyword: otherManager.name })).toEqual([]);
    const { rowVersion, name } = await searchOf(assessor, id);
    const named = { id, rowVersion, name, sharedWith: 'people', people: [otherManager.id] } as never;
    expect(await assessor.refusal(calls.edit, named)).toBe(404);
    const admin = await app.signIn(cast.administrator);
    await app.db.updateTable('person').set({ organisationId: null }).where('id', '=', admin.id).execute();
    const own = await kept(admin, '平台');
    const alone = { id: own, rowVersion: 1, name: '平台', sharedWith: 'organisation' } as never;
    expect(await admin.refusal(calls.edit, alone)).toBe(2187);
  });

  test('what a reader may not search by is named to them and its words are not; what is no more is named to everybody', async () => {
    const [admin, owner] = [await app.signIn(cast.administrator), await app.signIn(cast.owner)];
    const id = await kept(admin, '专家与学院', {
      status: 'submitted',
      conditions: [
        { logic: 'contains', searchField: 'expert', keyword: '闻人澈' },
        { logic: 'contains', searchField: 'college', keyword: '影像' },
      ],
    });
    await share(admin, id, 'people', [owner.id]);
    const rest = {
      status: 'submitted',
      conditions: [{ logic: 'contains', searchField: 'college', keyword: '影像' }],
    };
    const opened = await open(owner, id);
    expect(opened).toEqual({ name: '专家与学院', conditions: rest, left: ['expert'], columns: null });
    expect(JSON.stringify(opened)).not.toContain('闻人澈');
    expect((await open(admin, id)).left).toEqual([]);

    // A version later the call knows a filter no more, a field to search by no more, and no such value of another.
    const row = await app.db
      .selectFrom('savedSearch')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.conditionsCipher).not.toContain('影像');
    const { query } = conditionsOf(row, app);
    const [expert] = query['Conditions'] as object[];
    const older = {
      ...query,
      ...{ Gone: '已取消的条件', MaturityFrom: 99 },
      Conditions: [...(query['Conditions'] as object[]), { ...expert, SelectCondition: 99 }],
    };
    const conditionsCipher = sealConditions(id, { query: older }, app);
    await app.db.updateTable('savedSearch').set({ conditionsCipher }).where('id', '=', id).execute();
    const left = (await open(admin, id)).left;
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['Gone', '99']));
    expect((await open(owner, id)).conditions).toEqual(rest);
    // One's own copy of one's data has them in clear.
    const copy = await admin.take(privacy.calls.copy, {});
    expect(copy.bytes.toString()).toContain('已取消的条件');
  });
});

describe('searches that one is subscribed to', () => {
  const tomorrow = async (): Promise<void> => {
    app.pass({ days: 1 });
    await look();
  };
  const look = async (): Promise<void> => {
    await jobsOf(app.services)
      .find(({ name }) => name === 'tellSubscribers')!
      .work();
    for (let round = 0; round < 3; round += 1) await app.services.deliver();
  };
  /** An application comes to the manager's agency. */
  const submits = async (): Promise<void> => {
    for (const login of [cast.owner, cast.technologyManager]) await app.again(login);
    await submitted(worldOf(app));
  };
  const told = async (login: string) => {
    const person = await app.again(login);
    const { rows } = await person.do(tasks.calls.notices, { pageSize: 100 });
    return rows.filter(({ kind }) => kind.startsWith('savedSearches.'));
  };
  const isSubscribed = async (login: string): Promise<boolean> => {
    const personId = await personIdOf(app, login);
    const row = await app.db
      .selectFrom('savedSearchSubscription')
      .select('searchId')
      .where('personId', '=', personId)
      .executeTakeFirst();
    return row !== undefined;
  };

  test('a manager is told once a day how many cases are new, by notice and mail; colleagues hear of what they see themselves', async () => {
    const [manager, assessor] = [await app.again(cast.manager), await app.again(cast.assessor)];
    const id = await kept(manager, '新到的', { waiting: true, status: 'submitted' });
    await share(manager, id, 'organisation');
    await manager.do(calls.subscribe, { id } as never);
    await manager.do(calls.subscribe, { id } as never);
    await assessor.do(calls.subscribe, { id } as never);
    expect((await searchOf(assessor, id)).isSubscribed).toBe(true);
    await tomorrow();
    expect(await told(cast.manager)).toEqual([]);

    await submits();
    // The day has had its turn.
    await look();
    expect(await told(cast.manager)).toEqual([]);
    await tomorrow();
    await look();
    const [notice, ...others] = await told(cast.manager);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'savedSearches.matches',
      values: { name: '新到的', count: '1' },
      url: `${page}?saved=${id}`,
    });
    // It is not the assessor's case: their own rights found nothing.
    expect(await told(cast.assessor)).toEqual([]);
    const mails = (await app.outbox()).filter(({ text }) => text.includes('新到的'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('1 条新匹配');
    await tomorrow();
    expect(await told(cast.manager)).toHaveLength(1);

    // While an account is shut nobody is told, and nothing is lost of what was new meanwhile.
    await app.db.updateTable('person').set({ isLocked: true }).where('id', '=', manager.id).execute();
    await submits();
    await tomorrow();
    await app.db.updateTable('person').set({ isLocked: false }).where('id', '=', manager.id).execute();
    expect(await told(cast.manager)).toHaveLength(1);
    await tomorrow();
    expect((await told(cast.manager))[0]!.values).toMatchObject({ count: '1' });

    // Shared no longer, it ends for whoever it was shared with, who is told so; its owner goes on.
    await share(await app.again(cast.manager), id, 'nobody');
    await tomorrow();
    const [lost] = await told(cast.assessor);
    expect(lost).toMatchObject({ kind: 'savedSearches.lost', values: {}, url: '' });
    expect([await isSubscribed(cast.assessor), await isSubscribed(cast.manager)]).toEqual([false, true]);

    // Other conditions: what they find is not new, what comes afterwards is.
    const again = await app.again(cast.manager);
    const { rowVersion } = await searchOf(again, id);
    const other = { id, rowVersion, name: '新到的', sharedWith: 'nobody', query: asked({}) } as never;
    await again.do(calls.edit, other);
    await tomorrow();
    expect(await told(cast.manager)).toHaveLength(2);
    await submits();
    await tomorrow();
    expect(await told(cast.manager)).toHaveLength(3);
    await (await app.again(cast.manager)).do(calls.unsubscribe, { id } as never);
    expect(await isSubscribed(cast.manager)).toBe(false);
  });

  test('whoever loses the right to a list, or whose search finds too much, is told that it has ended; a removed one says so at once', async () => {
    const admin = await app.again(cast.administrator);
    const id = await kept(admin, '通过的', { status: 'passed' });
    await admin.do(calls.subscribe, { id } as never);
    const second = await app.again(cast.secondChecker);
    await second.do(calls.subscribe, { id: await kept(second, '在手的') } as never);
    const { id: any } = await app.db
      .selectFrom('application')
      .select('id')
      .where('status', '=', applicationCodes.passed)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'assay' and table_name = 'application' and is_generated = 'NEVER'`.execute(app.db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    const more = sql`insert into application (${columns}) select ${columns} from (select made.*
      from application found, generate_series(0, ${sql.lit(mostMatches)}) n, lateral jsonb_populate_record(found,
        jsonb_build_object('id', gen_random_uuid(), 'application_number', null, 'n', n)) made
      where found.id = ${any}) more`;
    await fill(app, more);
    await app.db.deleteFrom('personRole').where('personId', '=', second.id).execute();
    await tomorrow();
    expect(await told(cast.secondChecker)).toMatchObject([{ kind: 'savedSearches.ended' }]);
    expect(await told(cast.administrator)).toMatchObject([{ kind: 'savedSearches.ended' }]);
    expect(await (await app.again(cast.administrator)).refusal(calls.subscribe, { id } as never)).toBe(2188);

    const [manager, assessor] = [await app.again(cast.manager), await app.again(cast.assessor)];
    const shared = await kept(manager, '将删除', { achievementName: '没有这样的' });
    await share(manager, shared, 'organisation');
    await assessor.do(calls.subscribe, { id: shared } as never);
    const before = (await told(cast.assessor)).length;
    await (await app.again(cast.manager)).do(calls.remove, { id: shared } as never);
    expect(await told(cast.assessor)).toHaveLength(before + 1);

    // The log is no list of cases.
    const again = await app.again(cast.administrator);
    const log = await again.do(calls.add, { ...wanted('日志'), list: audit.calls.list.path, query: {} });
    expect(await again.refusal(calls.subscribe, { id: log.id } as never)).toBe(2190);
  });
});
