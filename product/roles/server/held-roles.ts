import { sql, type SqlBool } from 'kysely';
import type { DataScope } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import { viewsOf } from '#host/scopes';
import { entriesOf } from '#product/organisations/server';
import { personFacts } from '#queries/people';
import type { AskedKind } from '../why';
import type { Action } from './actions';

/** A role as somebody holds it. */
export interface HeldRole {
  readonly id: string;
  readonly code: string;
  readonly names: readonly [string, string, string];
  /** The built-in role whose work it looks at. */
  readonly seesAs: string;
  /** Whose of those records; a built-in role looks as far as its rules say. */
  readonly scope: DataScope;
  readonly isStarted: boolean;
  readonly actionIds: ReadonlySet<string>;
}
export interface PersonAccess {
  readonly person: Omit<
    Me,
    'roles' | 'heldRoles' | 'views' | 'rights' | 'sessionId' | 'provenAt' | 'owesConsent'
  > & {
    readonly isLocked: boolean;
  };
  readonly roles: readonly HeldRole[];
}

/** Where people stand: who they are and what their roles hold. */
export const accessOf = async (db: Db, personIds: readonly string[]): Promise<PersonAccess[]> => {
  if (personIds.length === 0) return [];
  const people = await db
    .selectFrom(personFacts.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.id', 'trueName', 'userType', 'isOrganisationAdmin', 'person.isLocked'])
    .select(['organisation.survivingId as organisationId'])
    .select((row) =>
      sql<string[]>`array${entriesOf(row.ref('person.organisationId') as never)}`.as('organisationIds'),
    )
    .where('person.id', 'in', [...personIds])
    .orderBy('trueName')
    .orderBy('person.id')
    .execute();
  const held = await db
    .selectFrom('personRole')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select(['personRole.personId', 'role.id', 'role.names', 'role.code', 'role.basedOn', 'role.isStarted'])
    .select(['role.isBuiltIn', 'role.dataScope'])
    .where('personRole.personId', 'in', [...personIds])
    .orderBy('role.sort')
    .execute();
  const given = await db
    .selectFrom('roleAction')
    .selectAll()
    .where('roleId', 'in', (each) =>
      each
        .selectFrom('personRole')
        .select('roleId')
        .where('personId', 'in', [...personIds]),
    )
    .execute();
  return people.map(({ id, trueName, ...person }) => ({
    person: { ...person, personId: id, name: trueName },
    roles: held
      .filter(({ personId }) => personId === id)
      .map((role) => ({
        id: role.id,
        code: role.code,
        names: role.names,
        seesAs: role.basedOn ?? role.code,
        scope: role.isBuiltIn ? ('all' as const) : role.dataScope,
        isStarted: role.isStarted,
        actionIds: new Set(given.filter(({ roleId }) => roleId === role.id).map(({ actionId }) => actionId)),
      })),
  }));
};

/** The person as the product would know them if these were their roles. */
export const meWith = (
  { person }: PersonAccess,
  roles: readonly HeldRole[],
  actions: readonly Action[],
): Me => {
  const started = roles.filter(({ isStarted }) => isStarted);
  const rights = actions.flatMap(({ id, rightKey }) =>
    rightKey !== null && started.some(({ actionIds }) => actionIds.has(id)) ? [rightKey] : [],
  );
  return {
    ...person,
    sessionId: '',
    owesConsent: false,
    provenAt: '',
    roles: new Set(started.map(({ seesAs }) => seesAs)),
    heldRoles: new Set(started.map(({ code }) => code)),
    views: viewsOf(started.map(({ seesAs, scope }) => ({ role: seesAs, scope }))),
    rights: new Set(rights),
  };
};

/** The right to read the records of each kind. */
const readingRights: Readonly<Record<AskedKind, string>> = {
  application: 'apply.read',
  material: 'material.read',
  report: 'report.read',
};

/** How many records of a kind somebody sees: none without the right to read them. With an id, whether that one. */
export const countSeen = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  asked: AskedKind,
  me: Me,
  id?: string,
): Promise<number> => {
  const [kind, right] = [services.contributed.kinds[asked]!, readingRights[asked]];
  if (!me.rights.has(right)) return 0;
  let query = db
    .selectFrom(kind.table as 'installation')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => kind.visible(row as never, me));
  if (id) query = query.where('id', '=', id as never);
  return Number((await query.executeTakeFirstOrThrow()).count);
};

/** How many records of a kind the one sees and the other does not. */
export const countSeenOnlyBy = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  asked: AskedKind,
  one: Me,
  other: Me,
): Promise<number> => {
  const [kind, right] = [services.contributed.kinds[asked]!, readingRights[asked]];
  if (!one.rights.has(right)) return 0;
  let query = db
    .selectFrom(kind.table as 'installation')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => kind.visible(row as never, one));
  if (other.rights.has(right))
    query = query.where(
      (row) => sql<SqlBool>`coalesce(${kind.visible(row as never, other)}, false) is false`,
    );
  return Number((await query.executeTakeFirstOrThrow()).count);
};
