import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fingerprintOf } from '#guards/workflow-walk/state';
import { people } from '#product/people/contract';
import { cast } from '#testing/cast';
import { organisationIdOf, personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { refused } from '#testing/person';
import { drawSample } from '#testing/sampling/draw';
import { sampling } from './contract';

const app = await openedApp();
const { calls } = sampling;

const placed = '00000000-0000-4000-8000-0000000000bb';
/** What makes somebody one who may have read the report, as it stands in the tables; and whether those are refused too who have it reviewed. */
const ways = (login: string, reportId: string, agencyId: string, publicAgencyId: string) => {
  const worked = (organisationId: string, to: string) => sql`insert into workplace
    (id, person_id, organisation_id, from_day, to_day) select ${placed}::uuid, id, ${organisationId}::uuid, '2015-01-01', ${to}::date
    from person where login_name = ${login}`;
  const seat = (invitation: string, number: number) => sql`insert into opinion (id, report_id, agency_id, panel_round, expert_id,
      expert_kind, is_leader, number, invitation, invited_at, updated_at)
    select ${placed}::uuid, ${reportId}::uuid, ${agencyId}::uuid, 9, id, 'technical', false, ${number}, ${invitation}, now(), now()
    from person where login_name = ${login}`;
  return [
    { says: 'left the agency lately', table: 'workplace', put: worked(agencyId, '2024-01-31'), both: true, path: '评价机构' },
    { says: 'left a public-service agency lately', table: 'workplace', put: worked(publicAgencyId, '2024-01-31'), both: false, path: '公共服务机构' },
    ...(['replaced', 'withdrawn', 'declined'] as const).map((end) => ({ says: `had a seat that was ${end}`, table: 'opinion', put: seat(end, 3), both: true, path: '评价专家' })),
    { says: 'had a seat in reserve that was withdrawn', table: 'opinion', put: seat('withdrawn', 0), both: true, path: '评价专家' },
  ] as const;
}; // oxfmt-ignore

/** Lets somebody have acted on the report: of that the timeline forgets nothing. */
const acted = (personId: string, reportId: string, actor: string, transition: string) => sql`insert into timeline
  (id, object_kind, object_id, at, actor_id, actor, transition, visibility)
  values (gen_random_uuid(), 'report', ${reportId}::uuid, now(), ${personId}::uuid, ${actor}, ${transition}, 'all')`.execute(app.db); // oxfmt-ignore

test('nobody who may have read the report before reviews it blind, whatever they are today: neither asked, nor once they were asked', async () => {
  await drawSample(app);
  let zhou = await app.signIn(cast.reviewer);
  const [sample] = (await zhou.do(calls.list, {})).rows;
  const id = sample!.id as never;
  const now = () => zhou.do(calls.byId, { id });
  const { reportId, agencyId } = await app.db.selectFrom('sampledReport').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const publicAgencyId = await organisationIdOf(app, 'GF002');
  const free = (await zhou.do(calls.reviewers, { id, keyword: '' })).filter(({ hard, soft }) => hard.length + soft.length === 0);
  const experts = await app.db.selectFrom('person').select(['id', 'loginName']).where('userType', '=', 1).where('id', 'in', free.map((one) => one.id)).orderBy('id').execute();
  const [asked, moving, checked, reviewed] = experts;
  const assign = async (reviewerId: string) => zhou.do(calls.assign, { id, rowVersion: (await now()).rowVersion, reviewerId: reviewerId as never });

  // An expert goes to the agency, and back to where they were: the register of workplaces keeps it.
  const mover = await app.signIn(moving!.loginName);
  const { organisationId: home, trueName } = await personRow(app, moving!.loginName);
  const says = async () => (await zhou.do(calls.reviewers, { id, keyword: trueName })).flatMap(({ hard }) => hard.map((hit) => hit.says));
  expect(await says()).toEqual([]);
  await mover.do(people.calls.edit, { organisationId: agencyId as never });
  expect(await says()).toEqual([expect.stringContaining('任职于评价机构')]);
  await mover.do(people.calls.edit, { organisationId: home as never });
  // The day they left still counts.
  app.pass({ days: 1 });
  zhou = await app.again(cast.reviewer);
  expect(await says()).toEqual([expect.stringContaining('近年曾任职于评价机构')]);
  expect((await refused(assign(moving!.id))).code).toBe(2005);

  const tryAll = async (login: string, onlyBoth: boolean, try_: () => Promise<unknown>, offered: () => Promise<readonly string[]>, left: readonly string[]) => {
    const before = await offered();
    expect(before.length).toBeGreaterThan(left.length);
    const print = await fingerprintOf(app.db);
    for (const way of ways(login, reportId, agencyId, publicAgencyId)) {
      await way.put.execute(app.db);
      if (way.both || !onlyBoth) {
        const stored = await fingerprintOf(app.db);
        const why = await refused(try_());
        expect([way.says, why.code]).toEqual([way.says, 2005]);
        expect(JSON.stringify(why), way.says).toContain(way.path);
        expect(await fingerprintOf(app.db)).toBe(stored);
        expect(await offered(), way.says).toEqual(left);
      } else expect(await offered(), way.says).toEqual(before);
      await sql`delete from ${sql.table(way.table)} where id = ${placed}::uuid`.execute(app.db);
    }
    expect(await fingerprintOf(app.db)).toBe(print);
    expect(await offered()).toEqual(before);
  };
  const isOffered = async () => (await zhou.do(calls.reviewers, { id, keyword: '' })).filter((one) => one.id === asked!.id && one.hard.length === 0).map((one) => one.name);
  const supervises = async () => (await now()).can;

  // On assigning: who is asked, and who asks.
  await tryAll(asked!.loginName, false, () => assign(asked!.id), isOffered, []);
  await tryAll(cast.reviewer, true, () => assign(asked!.id), supervises, []);
  // Who once checked it, and who reviewed it and is of the public-service agency no more; who reviewed it may have it reviewed again, who checked it may not.
  for (const [one, actor, transition, path] of [
    [checked!, 'secondChecker', 'secondCheck', '二审人'], [reviewed!, 'publicAgency', 'return', '审核人'],
  ] as const) {
    await acted(one.id, reportId, actor, transition);
    const why = await refused(assign(one.id));
    expect([actor, why.code]).toEqual([actor, 2005]);
    expect(JSON.stringify(why)).toContain(path);
  }
  const cui = await app.signIn(cast.otherReviewer);
  expect((await cui.do(calls.byId, { id })).can).toEqual(['assignReviewer']);
  await acted(cui.id, reportId, 'publicAgency', 'return');
  expect((await cui.do(calls.byId, { id })).can).toEqual(['assignReviewer']);
  await acted(cui.id, reportId, 'secondChecker', 'secondCheck');
  expect((await cui.do(calls.byId, { id })).can).toEqual([]);
  await assign(asked!.id);

  // On recording: they may still step aside. On closing: who concludes.
  const reviewer = await app.signIn(asked!.loginName);
  const given = { id, maturityLevel: 9, innovationLevel: 1, advancementLevel: 4, remarks: '材料与声称一致，另有两点不足。', isBlind: true } as const;
  const record = async () => reviewer.do(calls.record, { ...given, rowVersion: (await reviewer.do(calls.toReview, { id })).rowVersion });
  await tryAll(asked!.loginName, false, record, async () => (await reviewer.do(calls.toReview, { id })).can, ['declineReview']);
  await record();
  const close = async () => zhou.do(calls.close, { id, rowVersion: (await now()).rowVersion, conclusion: '成熟度证据不足，计入机构登记。' });
  await tryAll(cast.reviewer, true, close, supervises, []);
  await close();
}, 60_000); // oxfmt-ignore
