import { uuidV7 } from '#contract/uuid';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFromText } from '#host/keys';
import { sealerOf } from '#start/jobs';
import { openApp, Person, type Left, type TestApp } from '#testing';
import { cast } from '#testing/cast';
import { organisationIdOf, personIdOf, roleIdOf } from '#testing/lookups';
import { createReport, writeReport } from '#testing/story/report';
import { materialPassed, worldOf as storyOf, type ReportOf, type StoryWorld } from '#testing/story';
import { people } from '#database/seeds/demo/people';
import { settingCalls } from '#product/settings/contract';
import { roleCode } from '#contract/rights';
import { worldOf } from '../matrix/world';

/** Somebody with a session that stands in the base, and so in every copy of it. */
interface Known {
  readonly token: string;
  readonly name: string;
  readonly id: string;
}

/** A case whose report is written, and nothing decided yet of who judges it: what all worlds begin with. */
export interface Base {
  readonly left: Left;
  readonly about: ReportOf;
  readonly known: ReadonlyMap<string, Known>;
}

/** One telling of the story: a copy of the base. */
export interface World {
  readonly app: TestApp;
  readonly about: ReportOf;
  readonly story: StoryWorld;
  /** What identifiers of the base come before, and those of the story after. */
  readonly began: string;
  /** Somebody of it by the name they sign in with; the visitor by none. */
  readonly as: (login: string | null) => Person;
  readonly idOf: (login: string) => string;
  readonly loginOf: (id: string) => string;
  /** Lets it be so many days after the base, to the second, whatever was done before; every session begins anew. */
  readonly onDay: (day: number) => Promise<void>;
}

/** Named beside the owner; of the same hospital since then. */
export const coAuthor = 'qiaozhiyi';
/** A third assessor of the agency, so that two may be the second checker. */
export const otherChecker = 'shangguanyu';

/** Tells the story until the report is written, over HTTP, and leaves its database for the worlds. */
export const openBase = async (): Promise<Base> => {
  const app = await openApp();
  const known = new Map<string, Known>();
  for (const [login, organisation] of [
    [otherChecker, 'PJ001'],
    [coAuthor, 'YL001'],
  ] as const)
    await app.db
      .updateTable('person')
      .set({ organisationId: await organisationIdOf(app, organisation) })
      .where('loginName', '=', login)
      .execute();
  await app.db
    .deleteFrom('personRole')
    .where('personId', '=', await personIdOf(app, otherChecker))
    .where('roleId', '=', await roleIdOf(app, roleCode.expert))
    .execute();
  const { signedIn } = worldOf(app);
  for (const { loginName } of people) {
    const { person } = await signedIn(loginName);
    known.set(loginName, { token: person.token!, name: person.name, id: person.id });
  }
  const story = storyOf(app);
  // Every report of the quarter is drawn: whether the case's own is must not be left to the lot.
  const administrator = await app.signIn(cast.administrator);
  const { version, values } = await administrator.do(settingCalls.calls.now, {});
  await administrator.do(settingCalls.calls.save, {
    version,
    values: { ...values, samplingShare: 100 },
    reason: '本季度全部抽检',
  });
  const owner = known.get(cast.owner)!;
  const [{ OrgName }] = (await new Person(app.address, owner.token).wire('GET /api/UserInfo/GetUserInfo'))
    .ResultValue;
  const person = (UserId: string | null, Name: string, Share: number) => ({
    ...{ UserId, Name, Share, Sex: '1', BirthYear: 1980, ZhiCheng: '1.1', Education: '1' },
    ...{ OrgName, Contribution: '总体设计与临床实施' },
  });
  const Persons = [
    person(owner.id, owner.name, 60),
    person(known.get(coAuthor)!.id, known.get(coAuthor)!.name, 40),
  ];
  const about = await createReport(
    story,
    await materialPassed(story, { achievementName: '两个世界里的同一项成果', fields: { Persons } }),
  );
  await writeReport(story, about);
  // Smaller pictures are made when the machine has time, in one world sooner than in another: here they stay as they are.
  await app.db
    .updateTable('mediaPicture')
    .set((row) => ({ renderedVersion: row.ref('version') }))
    .execute();
  // What stands in the log until now is sealed once, and not in each world that waits for a checkpoint.
  const keys = keysFromText(await readFile(join(app.services.dataFolder, 'keys'), 'utf8'));
  await sealerOf(app.services, keys).sealPending(app.now());
  return { left: await app.leave(), about, known };
};

const secondsOfDay = 86_400;

/** A world: the base once more, in a database of its own. */
export const openWorld = async ({ left, about, known }: Base): Promise<World> => {
  const app = await openApp({ from: left });
  const persons = new Map(
    [...known].map(([login, { token, name, id }]) => [login, new Person(app.address, token, name, id)]),
  );
  const as = (login: string | null): Person => {
    const person = login === null ? app.visitor : persons.get(login);
    if (!person) throw new Error(`nobody is called ${login}`);
    return person;
  };
  const logins = new Map([...known].map(([login, { id }]) => [id, login]));
  return {
    app,
    about,
    began: uuidV7(left.at.getTime() + 60_000, new Uint8Array(10)),
    as,
    story: { ...storyOf(app), signIn: async (login) => as(login) },
    idOf: (login) => as(login).id,
    loginOf: (id) => logins.get(id)!,
    onDay: async (day) => {
      const passed = (app.now().getTime() - left.at.getTime()) / 1_000;
      if (passed > day * secondsOfDay) throw new Error(`the story is past day ${day} already`);
      app.pass({ seconds: day * secondsOfDay - passed });
      const at = app.now().toISOString();
      await app.db.updateTable('session').set({ createdAt: at, lastSeenAt: at, provenAt: at }).execute();
      await app.services.pool.query('delete from rate_limit');
    },
  };
};
