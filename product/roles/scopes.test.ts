import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataScopes, type DataScope, type RoleCode, roleCode } from '#contract/rights';
import { openApp, type Person, type TestApp } from '#testing';
import { organisationIdOf, actionIdsOf, personIdOf } from '#testing/lookups';
import { kinds } from '#start/areas';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import { seenIn } from '#product/people/server/scope';
import { reports } from '#product/reports/contract';
import { roles } from './contract';
import { allActions } from './server/actions';
import { meWith, accessOf } from './server/held-roles';

const { list, add, edit, give, setToPerson, whatIf, why } = roles.calls;

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await openApp();
  administrator = await app.signIn('admin');
  // A clinic below the agency, whose achievement nobody else has to do with.
  const agency = await organisationOf('PJ001');
  const clinic = await organisationOf('YL003');
  await app.db.updateTable('organisationEntry').set({ parentId: agency }).where('id', '=', clinic).execute();
});
afterAll(() => app.close());

const organisationOf = (number: string) => organisationIdOf(app, number);
const allRoles = async () => (await administrator.do(list, { pageSize: 100 })).rows;
const idOf = async (code: string) => (await allRoles()).find((role) => role.code === code)!.id;
const named = (roleName: string) => ({
  roleName,
  roleNameEn: roleName,
  roleNameEs: roleName,
  remark: '',
});
const readingRights = ['apply.read', 'material.read', 'report.read'];
/** A role that reads everything the built-in one reads, within a scope. */
const roleWith = async (code: string, basedOn: RoleCode, dataScope: DataScope) => {
  const said = { ...named(code), code, basedOn, dataScope };
  const { id } = await administrator.do(add, said);
  await administrator.do(give, { roleId: id, actionIds: await actionIdsOf(app, ...readingRights) });
  return { id, said };
};

/** What the rules of a scope leave, told once more from the bare rows. */
const facts = async () => {
  const all = async <Table extends 'application' | 'report' | 'opinion' | 'material' | 'person'>(
    table: Table,
  ) =>
    app.db
      .selectFrom(table as 'application')
      .selectAll()
      .execute() as Promise<never>;
  type Row = Record<string, string | null>;
  const [cases, written, sheets, materials, people, entries, links] = await Promise.all([
    all('application') as Promise<Row[]>,
    all('report') as Promise<Row[]>,
    all('opinion') as Promise<Row[]>,
    all('material') as Promise<Row[]>,
    all('person') as Promise<Row[]>,
    app.db.selectFrom('organisationEntry').select(['id', 'parentId']).execute(),
    app.db.selectFrom('assessorExpert').selectAll().where('unlinkedAt', 'is', null).execute(),
  ]);
  const caseLeft = (row: Row, me: Row, scope: DataScope, within: ReadonlySet<string | null>): boolean => {
    const own = written.filter(({ applicationId }) => applicationId === row.id);
    const seats = sheets.filter(
      ({ reportId, expertId, invitation }) =>
        own.some(({ id }) => id === reportId) &&
        expertId === me.id &&
        ['invited', 'accepted'].includes(invitation!),
    );
    if (scope === 'own') return row.ownerId === me.id || own.some(({ authorId }) => authorId === me.id);
    if (scope === 'assigned')
      return (
        [row.technologyManagerId, row.assessorId].includes(me.id!) ||
        own.some(({ checkedBy }) => checkedBy === me.id) ||
        seats.length > 0
      );
    return scope === 'all' || within.has(row.mainOrganisationId!) || within.has(row.evaluationAgencyId!);
  };
  return (kind: string, me: Row, scope: DataScope): Set<string> => {
    const below = entries.filter(({ parentId }) => parentId === me.organisationId).map(({ id }) => id);
    const within = new Set<string | null>([
      me.organisationId!,
      ...(scope === 'organisationAndBelow' ? below : []),
    ]);
    const caseIds = new Set(
      cases.filter((row) => caseLeft(row, me, scope, within)).map(({ id }) => id as string),
    );
    const reportIds = new Set(
      written.filter(({ applicationId }) => caseIds.has(applicationId!)).map(({ id }) => id as string),
    );
    const of = (rows: readonly Row[], left: (row: Row) => boolean) =>
      new Set(rows.filter(left).map(({ id }) => id as string));
    if (kind === 'application') return caseIds;
    if (kind === 'report') return reportIds;
    if (kind === 'material') return of(materials, ({ applicationId }) => caseIds.has(applicationId!));
    if (kind === 'opinion') return of(sheets, ({ reportId }) => reportIds.has(reportId!));
    const pool = links.filter(({ assessorId }) => assessorId === me.id).map(({ expertId }) => expertId);
    return of(people, ({ id, organisationId }) =>
      scope === 'own' || scope === 'assigned'
        ? id === me.id || (scope === 'assigned' && pool.includes(id!))
        : scope === 'all' || within.has(organisationId!),
    );
  };
};

const seenWith = async (
  personId: string,
  held: readonly { readonly role: RoleCode; readonly scope: DataScope }[],
  kind: string,
): Promise<Set<string>> => {
  const [access] = await accessOf(app.db, [personId]);
  const roleOf = ({ role, scope }: (typeof held)[number]) => ({
    id: `${role} ${scope}`,
    names: ['', '', ''] as const,
    code: role,
    seesAs: role,
    scope,
    isStarted: true,
    actionIds: new Set<string>(),
  });
  const me = meWith(access!, held.map(roleOf), await allActions({ db: app.db }));
  const query =
    kind === 'staff' || kind === 'experts'
      ? app.db.selectFrom('person').select('id').where(seenIn(kind, me))
      : app.db
          .selectFrom(kinds[kind]!.table as 'installation')
          .select('id')
          .where((row) => kinds[kind]!.visible(row as never, me));
  return new Set((await query.execute()).map(({ id }) => id as string));
};

const recordKinds = ['application', 'material', 'report', 'opinion', 'staff', 'experts'] as const;

describe('[RO1] [RO5] the scope of a role', () => {
  test('each scope leaves of each kind what it says, and never more than the built-in role sees', async () => {
    const left = await facts();
    const viewers = await app.db
      .selectFrom('person')
      .selectAll()
      .where('loginName', 'in', ['yanshenzhi', 'lujingxing', 'suyanqing', 'shenyanqiu'])
      .execute();
    expect(viewers).toHaveLength(4);
    let fewer = 0;
    let some = 0;
    for (const viewer of viewers)
      for (const role of [
        roleCode.administrator,
        roleCode.publicAgency,
        roleCode.agency,
        roleCode.assessor,
        roleCode.owner,
        roleCode.expert,
      ] as const)
        for (const kind of recordKinds) {
          const whole = await seenWith(viewer.id, [{ role, scope: 'all' }], kind);
          for (const scope of dataScopes) {
            const seen = await seenWith(viewer.id, [{ role, scope }], kind);
            const allowed = left(kind, viewer as never, scope);
            const expected = [...whole].filter((id) => allowed.has(id));
            expect([...seen].toSorted(), `${viewer.loginName} ${role} ${scope} ${kind}`).toEqual(
              expected.toSorted(),
            );
            if (seen.size < whole.size) fewer += 1;
            if (scope !== 'all' && seen.size > 0) some += 1;
          }
        }
    expect(fewer).toBeGreaterThan(50);
    expect(some).toBeGreaterThan(50);
  });

  test('several roles show what each of them shows, and no more', async () => {
    const id = await personIdOf(app, 'lujingxing');
    for (const kind of recordKinds) {
      const own = await seenWith(id, [{ role: roleCode.administrator, scope: 'assigned' }], kind);
      const agency = await seenWith(id, [{ role: roleCode.publicAgency, scope: 'organisation' }], kind);
      const both = await seenWith(
        id,
        [
          { role: roleCode.administrator, scope: 'assigned' },
          { role: roleCode.publicAgency, scope: 'organisation' },
        ],
        kind,
      );
      expect([...both].toSorted()).toEqual([...new Set([...own, ...agency])].toSorted());
      // The same role twice, narrow and wide, is as wide as the wider one.
      const twice = await seenWith(
        id,
        [
          { role: roleCode.publicAgency, scope: 'own' },
          { role: roleCode.publicAgency, scope: 'all' },
        ],
        kind,
      );
      expect(twice).toEqual(await seenWith(id, [{ role: roleCode.publicAgency, scope: 'all' }], kind));
    }
  });

  test('[RO1] it is in force at the next request, foretold before, and named when somebody asks why', async () => {
    let person = await app.signIn('linwanzhao');
    const agency = await organisationOf('PJ001');
    await app.db.updateTable('person').set({ organisationId: agency }).where('id', '=', person.id).execute();
    const { id, said } = await roleWith('SCOPED', roleCode.administrator, 'all');
    await administrator.do(setToPerson, { userId: person.id, roleIds: [id] });
    // Whoever has other roles comes in again.
    person = await app.again('linwanzhao');
    const counted = async () => {
      const [cases, written] = [
        await person.do(applications.calls.list, { pageSize: 100 }),
        await person.do(reports.calls.list, { pageSize: 100 }),
      ];
      return { cases: cases.rows, reports: written.total };
    };
    const before = await counted();
    expect(before.cases.length).toBeGreaterThan(15);
    const hidden = (number: string) =>
      administrator.do(why, { personId: person.id, applicationNumber: number });
    const foreign = await app.db
      .selectFrom('application')
      .select(['id', 'applicationNumber'])
      .where('evaluationAgencyId', '!=', agency)
      .where('applicationNumber', 'is not', null)
      .where('isDeleted', '=', false)
      .executeTakeFirstOrThrow();
    expect((await hidden(foreign.applicationNumber!)).may).toBe(true);

    const totals = async () => {
      const access = (await accessOf(app.db, [person.id]))[0]!;
      const me = meWith(access, access.roles, await allActions({ db: app.db }));
      let total = 0;
      for (const kind of ['application', 'material', 'report'] as const) {
        const rows = await app.db
          .selectFrom(kinds[kind]!.table as 'installation')
          .select('id')
          .where((row) => kinds[kind]!.visible(row as never, me))
          .execute();
        total += rows.length;
      }
      return total;
    };
    let rowVersion = 1;
    let now = await totals();
    for (const dataScope of ['organisation', 'organisationAndBelow', 'assigned', 'own', 'all'] as const) {
      const predicted = await administrator.do(whatIf, { roleId: id, dataScope });
      const [affected] = predicted.affected;
      await administrator.do(edit, { id, ...said, dataScope, rowVersion });
      rowVersion += 1;
      const then = await totals();
      expect((affected?.recordsGained ?? 0) - (affected?.recordsLost ?? 0), dataScope).toBe(then - now);
      now = then;
      if (dataScope === 'organisation') {
        expect((await counted()).cases.length).toBeLessThan(before.cases.length);
        // The record named by its id, its files and its place in an export go with the row in the list.
        expect(await person.refusal(applications.calls.dossier, { id: foreign.id })).toBe(404);
        const stopped = await hidden(foreign.applicationNumber!);
        expect(stopped.may).toBe(false);
        expect(stopped.steps.at(-1)).toMatchObject({ rule: 'scope', note: 'organisation', holds: false });
      }
    }
    expect((await counted()).cases).toEqual(before.cases);
    expect((await hidden(foreign.applicationNumber!)).may).toBe(true);
  });

  test('a built-in role’s is shown and stays; one’s own role’s is another’s to change', async () => {
    const all = await allRoles();
    const scopeOf = (code: string) => all.find((role) => role.code === code)!.dataScope;
    expect([
      scopeOf(roleCode.owner),
      scopeOf(roleCode.agency),
      scopeOf(roleCode.assessor),
      scopeOf(roleCode.administrator),
    ]).toEqual(['own', 'organisation', 'assigned', 'all']);
    const builtIn = all.find(({ code }) => code === roleCode.agency)!;
    const { id, rowVersion, roleName, roleNameEn, roleNameEs, code, basedOn, remark } = builtIn;
    const same = { id, rowVersion, roleName, roleNameEn, roleNameEs, code, basedOn, remark };
    expect(await administrator.refusal(edit, { ...same, dataScope: 'all' })).toBe(2524);
    expect(await administrator.refusal(whatIf, { roleId: id, dataScope: 'all' })).toBe(2524);
    const mine = await roleWith('MINE', roleCode.administrator, 'own');
    await app.db.insertInto('personRole').values({ personId: administrator.id, roleId: mine.id }).execute();
    expect(
      await administrator.refusal(edit, { id: mine.id, ...mine.said, dataScope: 'all', rowVersion: 1 }),
    ).toBe(2522);
    // Said nothing, it stays as it was.
    const { dataScope: _, ...silent } = mine.said;
    await administrator.do(edit, { id: mine.id, ...silent, rowVersion: 1 });
    expect((await allRoles()).find((role) => role.id === mine.id)!.dataScope).toBe('own');
    expect(await idOf('MINE')).toBe(mine.id);
    expect((await administrator.do(staff.calls.list, { pageSize: 100 })).total).toBeGreaterThan(10);
  });
});
