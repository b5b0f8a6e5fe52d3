import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { applications } from '#product/applications/contract';
import { people, staff } from '#product/people/contract';
import { organisations } from './contract';
import { inOneWorld, merging, rewritten, viewersIn, whatIsSeen } from '#testing/organisations/worlds';
import { applicationRow, personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { list, add, edit, lock, previewMerge, merge, unmerge } = organisations.calls;

const app = await openedApp();
const administrator = await app.signIn('admin');

const numbered = async (number: string) =>
  (await administrator.do(list, { pageSize: 10_000 })).rows.find((row) => row.organisationNumber === number)!;
const plain = {
  organisationType: '1',
  creditCode: '',
  qualification: '',
  technologyFields: [],
  validUntil: null,
};
let made = 900;
const another = async (organisationName: string, said: object = {}) => {
  made += 1;
  const { id } = await administrator.do(add, {
    ...plain,
    organisationName,
    organisationNumber: `ZZ${made}`,
    ...said,
  });
  return { id, intoId: '', rowVersion: 1 };
};
/** Every id of a list, through its own call. */
const seenBy = async (person: Person): Promise<string[]> =>
  (await person.do(applications.calls.list, { pageSize: 100 })).rows.map(({ id }) => id).toSorted();

describe('two entries of one organisation', () => {
  test('[EN2] what one entry had is read under the other at the next request, and as before once it is undone', async () => {
    const hospital = await numbered('YL001');
    const office = await app.signIn('yuanzhixing');
    const before = await seenBy(office);
    const double = await another('江澜医大一附院', { creditCode: '' });
    const strange = await app.db
      .selectFrom('application')
      .select(['id', 'mainOrganisationName', 'rowVersion'])
      .where('mainOrganisationId', '!=', hospital.id)
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('application')
      .set({ mainOrganisationId: double.id })
      .where('id', '=', strange.id)
      .execute();
    const member = await app.signIn('ruantingfang');
    await app.db
      .updateTable('person')
      .set({ organisationId: double.id })
      .where('id', '=', member.id)
      .execute();
    expect(await seenBy(office)).toEqual(before);

    const asked = { id: double.id, intoId: hospital.id };
    const preview = await administrator.do(previewMerge, asked);
    expect(preview.mayMerge).toBe(true);
    const moved = new Map(preview.moves.map(({ kind, count }) => [kind, count]));
    expect([moved.get('people'), moved.get('applications'), moved.get('reports')]).toEqual([1, 1, 0]);
    // The hospital's office looks by its organisation: it will see what the double had.
    expect(moved.get('viewers')).toBe(1);
    expect(preview.differences.find(({ field }) => field === 'organisationName')).toMatchObject({
      from: '江澜医大一附院',
      into: hospital.organisationName,
      differs: true,
    });
    expect(preview.differences.find(({ field }) => field === 'organisationType')?.differs).toBe(false);

    await administrator.do(merge, { ...asked, rowVersion: 1 });
    expect(await seenBy(office)).toEqual([...before, strange.id].toSorted());
    const stored = await applicationRow(app, strange.id);
    expect(stored).toMatchObject({ ...strange, mainOrganisationId: double.id });
    // Chosen by nobody any more, shown among the merged, and counted where it is read.
    const open = await administrator.do(list, { pageSize: 10_000 });
    expect(open.rows.map(({ id }) => id)).not.toContain(double.id);
    expect((await numbered('YL001')).peopleCount).toBe(hospital.peopleCount + 1);
    const merged = await administrator.do(list, { state: 'merged' });
    expect(merged.rows).toMatchObject([
      { id: double.id, mergedInto: hospital.organisationName, can: ['unmerge'], peopleCount: 1 },
    ]);
    // Found by the name of today as well as by the name that was written.
    const byName = async (mainOrganisationName: string) =>
      (await administrator.do(applications.calls.list, { mainOrganisationName, pageSize: 100 })).rows.map(
        ({ id }) => id,
      );
    expect(await byName(hospital.organisationName)).toContain(strange.id);
    expect(await byName(strange.mainOrganisationName!)).toContain(strange.id);
    // Whoever names the merged one means the other: searching and writing.
    const filtered = await administrator.do(staff.calls.experts, {
      organisationId: double.id,
      pageSize: 100,
    });
    const same = await administrator.do(staff.calls.experts, { organisationId: hospital.id, pageSize: 100 });
    expect(filtered.rows).toEqual(same.rows);
    expect(same.rows.map(({ id }) => id)).toContain(member.id);
    const below = await another('江澜一附院南院', { parentId: double.id });
    const parentOf = async () =>
      (await administrator.do(list, { organisationName: '江澜一附院南院' })).rows[0]!.parentId;
    expect(await parentOf()).toBe(hospital.id);
    // The member reads themselves under it; saying so again does not move them.
    const [mine] = await member.do(people.calls.myself, {});
    expect(mine).toMatchObject({ organisationId: hospital.id, organisationNumber: 'YL001' });
    await member.do(people.calls.edit, { organisationId: double.id });
    const row = await personRow(app, member);
    expect(row.organisationId).toBe(double.id);

    expect(
      await administrator.refusal(edit, {
        ...plain,
        ...below,
        organisationName: 'x',
        organisationNumber: 'ZZ999',
        id: double.id,
        rowVersion: 2,
      }),
    ).toBe(2742);
    expect(await administrator.refusal(lock, { id: double.id })).toBe(2742);
    await administrator.do(unmerge, { id: double.id });
    expect(await seenBy(office)).toEqual(before);
    expect((await numbered('YL001')).peopleCount).toBe(hospital.peopleCount);
    expect((await administrator.do(list, { state: 'merged' })).total).toBe(0);
    // What was written while they were one was written of the one that remained.
    expect(await parentOf()).toBe(hospital.id);
    expect(await administrator.refusal(unmerge, { id: double.id })).toBe(2743);
    const log = await app.db
      .selectFrom('auditLog')
      .select(['action', 'result'])
      .where('objectId', '=', double.id)
      .where('action', 'in', ['organisations.merge', 'organisations.unmerge'])
      .execute();
    const done = log.filter(({ result }) => result === 'ok').map(({ action }) => action);
    expect(done.toSorted()).toEqual(['organisations.merge', 'organisations.unmerge']);
  });

  test('[EN2] an agency that stands for another one evaluates what that one had in hand', async () => {
    const agency = await numbered('PJ001');
    const manager = await app.signIn('yanshenzhi');
    const { rows } = await manager.do(applications.calls.list, { pageSize: 100 });
    const { id } = rows.find(({ status }) => status === 'evaluating')!;
    await app.db.updateTable('application').set({ status: 0 }).where('id', '=', id).execute();
    const rowOf = async () =>
      (await manager.do(applications.calls.list, { pageSize: 100 })).rows.find((row) => row.id === id);
    const taken = (await rowOf())!;
    expect(taken.can).toContain('accept');
    const double = await another('江澜评价中心旧名', { organisationType: '6', technologyFields: ['1'] });
    const move = (evaluationAgencyId: string) =>
      app.db.updateTable('application').set({ evaluationAgencyId }).where('id', '=', id).execute();
    await move(double.id);
    expect(await seenBy(manager)).not.toContain(taken.id);
    // Two agencies with evaluations under way are two: nobody decides between them by a click.
    expect(await administrator.refusal(merge, { id: double.id, intoId: agency.id, rowVersion: 1 })).toBe(
      2741,
    );
    const { forbids } = await administrator.do(previewMerge, { id: double.id, intoId: agency.id });
    expect(forbids.map(({ obstacle }) => obstacle)).toEqual(['bothEvaluate']);
    await move(agency.id);
    await administrator.do(merge, { id: double.id, intoId: agency.id, rowVersion: 1 });
    await move(double.id);
    const seen = (await rowOf())!;
    expect(seen.can).toEqual(taken.can);
    expect(seen.evaluationAgencyName).toBe(agency.organisationName);
    await move(agency.id);
    await administrator.do(unmerge, { id: double.id });
  });

  test('[EN2] what forbids merging is said before and refused after', async () => {
    const reasons = async (id: string, intoId: string) =>
      (await administrator.do(previewMerge, { id, intoId })).forbids.map(({ obstacle }) => obstacle);
    const [hospital, agency, other] = [
      await numbered('YL001'),
      await numbered('PJ001'),
      await numbered('PJ002'),
    ];
    const one = await another('青渚甲');
    const two = await another('青渚乙', { parentId: one.id });
    expect(await reasons(one.id, one.id)).toEqual(['itself']);
    expect(await reasons(one.id, two.id)).toEqual(['below']);
    expect(await reasons(two.id, one.id)).toEqual(['below']);
    expect(await reasons(agency.id, other.id)).toContain('bothEvaluate');
    // The hospital's achievements are evaluated by that agency: as one they would judge their own.
    expect(await reasons(hospital.id, agency.id)).toContain('conflict');
    expect(await reasons(agency.id, hospital.id)).toContain('agencyIntoOther');
    const three = await another('青渚丙');
    await administrator.do(lock, { id: three.id });
    expect(await reasons(two.id, three.id)).toEqual(['locked']);
    await administrator.do(lock, { id: three.id });
    for (const [id, intoId] of [
      [one.id, one.id],
      [one.id, two.id],
      [hospital.id, agency.id],
    ] as const) {
      const { rowVersion } = (await administrator.do(list, { pageSize: 10_000 })).rows.find(
        (row) => row.id === id,
      )!;
      expect(await administrator.refusal(merge, { id, intoId, rowVersion })).toBe(2741);
    }
    expect(await administrator.refusal(merge, { id: one.id, intoId: three.id, rowVersion: 7 })).toBe(2003);
    const owner = await app.signIn('suyanqing');
    expect(await owner.refusal(previewMerge, { id: one.id, intoId: three.id })).toBe(403);
    expect(await owner.refusal(merge, { id: one.id, intoId: three.id, rowVersion: 1 })).toBe(403);
    expect(await owner.refusal(unmerge, { id: one.id })).toBe(403);
    // A chain is followed to its end; into its own beginning nothing is merged, and the middle comes out alone.
    const four = await another('青渚丁');
    await administrator.do(merge, { id: three.id, intoId: four.id, rowVersion: 3 });
    expect(await reasons(four.id, three.id)).toEqual(['itself']);
    expect(await reasons(three.id, one.id)).toEqual(['alreadyMerged']);
    await administrator.do(merge, { id: four.id, intoId: one.id, rowVersion: 1 });
    const stateOf = async (id: string) =>
      (await administrator.do(list, { state: 'merged', pageSize: 100 })).rows.find((row) => row.id === id)
        ?.mergedInto;
    expect([await stateOf(three.id), await stateOf(four.id)]).toEqual(['青渚甲', '青渚甲']);
    await administrator.do(unmerge, { id: four.id });
    expect([await stateOf(three.id), await stateOf(four.id)]).toEqual(['青渚丁', undefined]);
    await administrator.do(unmerge, { id: three.id });
  });

  test('[EN2] what would lie below itself once taken apart stays together', async () => {
    const above = await another('青渚上级');
    const double = await another('青渚重复', { parentId: above.id });
    const remains = await another('青渚保留');
    await administrator.do(merge, { id: double.id, intoId: remains.id, rowVersion: 1 });
    const below = await another('青渚下级');
    await app.db
      .updateTable('organisationEntry')
      .set({ parentId: double.id })
      .where('id', '=', below.id)
      .execute();
    const row = (await administrator.do(list, { organisationName: '青渚上级' })).rows[0]!;
    await administrator.do(edit, {
      ...plain,
      ...row,
      parentId: below.id,
      organisationName: '青渚上级',
      validUntil: null,
    });
    expect(await administrator.refusal(unmerge, { id: double.id })).toBe(2744);
  });
});

describe('whatever is merged and taken apart again', () => {
  test('[EN2] everybody sees what they would see if the records really belonged to the one that remains', async () => {
    const entries = await app.db
      .selectFrom('organisationEntry')
      .select('id')
      .where('mergedInto', 'is', null)
      .where('number', 'not like', 'ZZ%')
      .orderBy('number')
      .execute();
    const ids = entries.map(({ id }) => id);
    // The stories before left some of their entries merged.
    await app.db
      .updateTable('organisationEntry')
      .set({ mergedInto: null, readAs: null, parentId: null })
      .where('number', 'like', 'ZZ%')
      .execute();
    // Everybody acts for all of their organisation here: more to follow.
    await app.db.updateTable('person').set({ isOrganisationAdmin: true }).execute();
    const viewers = await viewersIn(app.db);
    const untouched = await inOneWorld(app, (db) => whatIsSeen(db, viewers));
    expect(untouched.size).toBeGreaterThan(20);
    const step = fc.tuple(fc.nat(ids.length - 1), fc.nat(ids.length - 1));
    let differed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const { read, real } = await inOneWorld(app, async (db) => {
          for (const [from, into] of steps) await merging(db, ids[from]!, ids[into]!);
          const followed = await whatIsSeen(db, viewers);
          await rewritten(db);
          return { read: followed, real: await whatIsSeen(db, viewers) };
        });
        expect(read).toEqual(real);
        if (JSON.stringify([...read]) !== JSON.stringify([...untouched])) differed += 1;
        // Taken apart again in any order, everything is as before.
        const after = await inOneWorld(app, async (db) => {
          for (const [from, into] of steps) await merging(db, ids[from]!, ids[into]!);
          for (const [from] of steps.toReversed()) await merging(db, ids[from]!, null);
          return whatIsSeen(db, viewers);
        });
        expect(after).toEqual(untouched);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect(differed).toBeGreaterThan(2);
  });
});
