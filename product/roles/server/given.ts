import type { DataScope, RoleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { menuEntriesOf, rightsNamed } from '#product/access/server';
import { people } from '#queries/people';
import type { CheckedAction } from '../action';
import { roleProblems } from '../problems';
import { askedKinds } from '../why';
import { allActions, forestOf, keysOf, titleOf, withSections, type Action } from './actions';
import { needOf } from './needs';
import type { Role } from './roles';
import { keepingAdministrator, refuseOwnRole } from './safeguards';
import { givingNow, isSeparated, mixedBy, newlyMixed } from './separation';
import { countSeenOnlyBy, meWith, accessOf, type HeldRole, type PersonAccess } from './held-roles';

interface ActionsOfRole {
  readonly roleId: string;
  readonly actionIds: readonly string[];
}
/** A role as it might be: what is left out stays. */
interface Supposed {
  readonly roleId: string;
  readonly actionIds?: readonly string[] | undefined;
  readonly basedOn?: RoleCode | null | undefined;
  readonly dataScope?: DataScope | undefined;
}
/** For so many of its people a change is worked out one by one. */
const mostNamed = 50;

const givenTo = async ({ db }: Pick<Context, 'db'>, roleId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('roleAction').select('actionId').where('roleId', '=', roleId).execute();
  return new Set(rows.map(({ actionId }) => actionId));
};

/** The tree of all menu entries and actions, ticked where a role has them. */
export const actionsOf = async (
  { roleId }: { roleId: string },
  context: Context,
): Promise<CheckedAction[]> => {
  const given = await givenTo(context, roleId);
  const actions = await allActions(context);
  return forestOf<Action, CheckedAction>(actions, (row, children) => ({
    id: row.id,
    text: titleOf(row, context),
    isMenu: row.isMenu,
    checked: given.has(row.id),
    administers:
      row.rightKey === null ? null : (rightsNamed(context.services, [row.rightKey])[0]?.administers ?? null),
    needId: needOf(context.services, row, actions)?.id ?? '',
    children,
  }));
};

/** Gives a role these actions and no others. Throws 2522 for a role of one's own, 2521 without an administrator left. */
export const give = async ({ roleId, actionIds }: ActionsOfRole, context: Context<Context['me'], Role>) => {
  const { db } = context;
  await refuseOwnRole(context, roleId);
  const before = await givenTo(context, roleId);
  const actions = await allActions(context);
  const after = withSections(actionIds, actions);
  const [lost, gained] = [
    [...before].filter((id) => !after.has(id)),
    [...after].filter((id) => !before.has(id)),
  ];
  await keepingAdministrator(context, async () => {
    if (lost.length > 0)
      await db.deleteFrom('roleAction').where('roleId', '=', roleId).where('actionId', 'in', lost).execute();
    if (gained.length > 0)
      await db
        .insertInto('roleAction')
        .values(gained.map((actionId) => ({ roleId, actionId })))
        .execute();
  });
  const keys = (ids: readonly string[]) => keysOf(actions.filter(({ id }) => ids.includes(id)));
  context.audit({
    object: ['role', roleId],
    after: { withdrawn: keys(lost), given: keys(gained) },
    loggedFields: ['withdrawn', 'given'],
  });
  return {};
};

/** What one of its people gains and loses, over all of their roles. */
const changeFor = async (
  access: PersonAccess,
  roleId: string,
  then: Partial<HeldRole>,
  actions: readonly Action[],
  context: Context,
) => {
  const changed = access.roles.map((role) => (role.id === roleId ? { ...role, ...then } : role));
  const hasNow = new Set(
    access.roles.flatMap(({ isStarted, actionIds }) => (isStarted ? [...actionIds] : [])),
  );
  const hasThen = new Set(changed.flatMap(({ isStarted, actionIds }) => (isStarted ? [...actionIds] : [])));
  const titles = (from: ReadonlySet<string>, without: ReadonlySet<string>) =>
    actions.filter(({ id }) => from.has(id) && !without.has(id)).map((action) => titleOf(action, context));
  const [before, after] = [meWith(access, access.roles, actions), meWith(access, changed, actions)];
  const counts = await Promise.all(
    askedKinds.map(async (kind) => ({
      gained: await countSeenOnlyBy(context, kind, after, before),
      lost: await countSeenOnlyBy(context, kind, before, after),
    })),
  );
  return {
    trueName: access.person.name,
    organisationId: access.person.organisationId,
    gained: titles(hasThen, hasNow),
    lost: titles(hasNow, hasThen),
    recordsGained: counts.reduce((all, { gained }) => all + gained, 0),
    recordsLost: counts.reduce((all, { lost }) => all + lost, 0),
  };
};

/** Whose kinds of administration would be mixed by it, where these are separated. */
const mixedByIt = async (
  roleId: string,
  { actionIds, seesAs }: Partial<HeldRole>,
  actions: readonly Action[],
  { db, services }: Context,
) => {
  if (!(await isSeparated(db))) return [];
  const now = await givingNow({ db, services });
  const rights = rightsNamed(
    services,
    actions.flatMap(({ id, rightKey }) => (rightKey !== null && actionIds?.has(id) ? [rightKey] : [])),
  );
  const then = now.map((role) =>
    role.id === roleId ? { ...role, rights, seesAs: seesAs ?? role.seesAs } : role,
  );
  return newlyMixed(await mixedBy(now, db), await mixedBy(then, db)).slice(0, mostNamed);
};

/** What would change if a role were so: for the role, and for those of its people who would notice. */
export const whatIf = async ({ roleId, actionIds, basedOn, dataScope }: Supposed, context: Context) => {
  const { db } = context;
  const actions = await allActions(context);
  const before = await givenTo(context, roleId);
  const after = actionIds ? withSections(actionIds, actions) : before;
  const role = await db.selectFrom('role').selectAll().where('id', '=', roleId).executeTakeFirstOrThrow();
  if (role.isBuiltIn && (basedOn !== undefined || dataScope !== undefined)) throw roleProblems.builtInCode();
  const then: Partial<HeldRole> = {
    actionIds: after,
    ...(basedOn !== undefined && { seesAs: basedOn ?? role.code }),
    ...(dataScope !== undefined && { scope: dataScope }),
  };
  const holders = await db
    .selectFrom('personRole')
    .innerJoin(people.as('person'), 'person.id', 'personRole.personId')
    .select('person.id')
    .where('personRole.roleId', '=', roleId)
    .where('person.isLocked', '=', false)
    .execute();
  const allAccess = await accessOf(
    db,
    holders.slice(0, mostNamed).map(({ id }) => id),
  );
  const changes = [];
  for (const access of allAccess) changes.push(await changeFor(access, roleId, then, actions, context));
  const names = await db.selectFrom('organisation').select(['id', 'name']).execute();
  return {
    people: holders.length,
    gained: actions.filter(({ id }) => after.has(id) && !before.has(id)).map((row) => titleOf(row, context)),
    lost: actions.filter(({ id }) => before.has(id) && !after.has(id)).map((row) => titleOf(row, context)),
    lacking: actions.flatMap((entry) => {
      const need = after.has(entry.id) ? needOf(context.services, entry, actions) : undefined;
      return need && !after.has(need.id) ? [`${titleOf(entry, context)} · ${titleOf(need, context)}`] : [];
    }),
    affected: changes
      .filter(
        ({ gained, lost, recordsGained, recordsLost }) =>
          gained.length + lost.length + recordsGained + recordsLost > 0,
      )
      .map(({ organisationId, ...change }) => ({
        ...change,
        organisationName: names.find(({ id }) => id === organisationId)?.name ?? '',
      })),
    mixed: (await mixedByIt(roleId, then, actions, context)).map(({ trueName, organisationName, kinds }) => ({
      trueName,
      organisationName,
      kinds: [...kinds],
    })),
  };
};

/** The sidebar of somebody who holds this role alone. */
export const preview = async (
  { roleId, actionIds }: { roleId: string; actionIds?: readonly string[] | undefined },
  context: Context,
) => {
  const actions = await allActions(context);
  const given = actionIds ? withSections(actionIds, actions) : await givenTo(context, roleId);
  const rows = actions.filter(({ id, isMenu }) => isMenu && given.has(id));
  return menuEntriesOf(rows, context.language);
};
