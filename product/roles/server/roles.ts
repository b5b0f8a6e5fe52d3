import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import type { AdministratorKind, DataScope, RoleCode } from '#contract/rights';
import { inLanguage, type Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom } from '#host/lists';
import { rightsNamed } from '#product/access/server';
import { roleProblems } from '../problems';
import type { NewRole, RoleFilter, RoleInput } from '../role';
import { roleTemplates } from '../templates';
import { allActions, keysOf, withSections } from './actions';
import { keepingAdministrator, refuseOwnRole } from './safeguards';
import { keepingSeparation } from './separation';

export type Role = Selectable<Tables['role']>;
type OnRole = Context<Context['me'], Role>;

export const stateOf = ({ isStarted }: Pick<Role, 'isStarted'>) => (isStarted ? 'started' : 'forbidden');

const rowOf = (row: Role & { userCount: number }, mine: ReadonlySet<string>, language: Language) => ({
  id: row.id,
  roleName: row.names[0],
  roleNameEn: row.names[1],
  roleNameEs: row.names[2],
  title: inLanguage(row.names, language),
  code: row.code,
  basedOn: row.basedOn as RoleCode | null,
  dataScope: row.dataScope,
  remark: row.remark,
  state: stateOf(row) as 'started' | 'forbidden',
  isBuiltIn: row.isBuiltIn,
  userCount: Number(row.userCount),
  rowVersion: row.rowVersion,
  can: [
    'edit' as const,
    ...(mine.has(row.id)
      ? []
      : (['give', row.isStarted ? ('forbid' as const) : ('start' as const)] as const)),
    'people' as const,
  ],
});

const heldBy = async ({ db, me }: Context): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('personRole')
    .select('roleId')
    .where('personId', '=', me.personId)
    .execute();
  return new Set(rows.map(({ roleId }) => roleId));
};

/** One page of the roles by their order, with how many people hold each. */
export const listRoles = async ({ roleName, state, ...paging }: RoleFilter, context: Context) => {
  let chosen = context.db.selectFrom('role');
  const name = roleName?.trim();
  if (name)
    chosen = chosen.where((row) =>
      row.or([
        row(row.cast<string>('role.names', 'text'), 'ilike', containing(name)),
        row('role.code', 'ilike', containing(name)),
      ]),
    );
  if (state) chosen = chosen.where('role.isStarted', '=', state === 'started');
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .selectAll('role')
      .select((row) =>
        row
          .selectFrom('personRole')
          .whereRef('personRole.roleId', '=', 'role.id')
          .select((each) => each.fn.countAll<number>().as('count'))
          .as('userCount'),
      )
      .orderBy('role.sort')
      .orderBy('role.id'),
  );
  const mine = await heldBy(context);
  return {
    rows: rows.map((row) => rowOf(row as Role & { userCount: number }, mine, context.language)),
    total,
  };
};

const isFreeCode = async (code: string, { db }: Pick<Context, 'db'>): Promise<boolean> =>
  /^[A-Z][A-Z0-9_]{1,19}$/.test(code) &&
  !(await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirst());

const namesOf = ({ roleName, roleNameEn, roleNameEs }: RoleInput) => [
  roleName.trim(),
  roleNameEn.trim(),
  roleNameEs.trim(),
];
const named = (input: RoleInput) => ({
  name: input.roleName.trim(),
  names: JSON.stringify(namesOf(input)),
  remark: input.remark.trim(),
});

const loggedFields = ['code', 'basedOn', 'dataScope', 'name', 'names', 'remark'];
/** A role as the log tells of it, by the names of its columns. */
const saidOf = (input: RoleInput, dataScope: DataScope) => ({
  code: input.code,
  basedOn: input.basedOn,
  dataScope,
  ...named(input),
  names: namesOf(input),
});

/** The actions that a kind of administration needs: its rights, what it reads besides, its pages and the sections above them. */
const actionsFor = async (kind: AdministratorKind, context: Context) => {
  const { pages, reads } = roleTemplates[kind];
  const actions = await allActions(context);
  const wanted = actions.filter(({ rightKey, component, url }) =>
    rightKey === null
      ? component !== null && pages.includes(url ?? '')
      : reads.includes(rightKey) ||
        rightsNamed(context.services, [rightKey]).some(({ administers }) => administers === kind),
  );
  const ids = withSections(
    wanted.map(({ id }) => id),
    actions,
  );
  return actions.filter(({ id }) => ids.has(id));
};

/**
 * Adds a role of the staff's own; it holds nothing yet, or what one kind of administration needs. Throws 2525 for a code
 * that is taken or no code.
 */
export const addRole = async (input: NewRole, context: Context): Promise<{ id: string }> => {
  if (!(await isFreeCode(input.code, context))) throw roleProblems.codeTaken();
  const id = context.newId();
  const { dataScope = 'all' } = input;
  const last = await context.db
    .selectFrom('role')
    .select('sort')
    .orderBy('sort', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await context.db
    .insertInto('role')
    .values({
      id,
      code: input.code,
      basedOn: input.basedOn,
      dataScope,
      ...named(input),
      sort: last.sort + 1,
    })
    .execute();
  const given = input.template ? await actionsFor(input.template, context) : [];
  if (given.length > 0)
    await context.db
      .insertInto('roleAction')
      .values(given.map((action) => ({ roleId: id, actionId: action.id })))
      .execute();
  context.audit({
    object: ['role', id],
    after: { ...saidOf(input, dataScope), ...(given.length > 0 && { given: keysOf(given) }) },
    loggedFields: [...loggedFields, 'given'],
  });
  return { id };
};

/** Changes what is said of a role. Code and scope of a built-in one stay (2524); 2003 where somebody was faster. */
export const editRole = async (input: RoleInput & { rowVersion: number }, context: OnRole) => {
  const { db, object } = context;
  if (object.rowVersion !== input.rowVersion) throw general.changedMeanwhile();
  const { dataScope = object.dataScope } = input;
  const seesOther = object.basedOn !== input.basedOn || object.dataScope !== dataScope;
  if (object.isBuiltIn && (seesOther || object.code !== input.code)) throw roleProblems.builtInCode();
  if (seesOther) await refuseOwnRole(context, object.id);
  if (object.code !== input.code && !(await isFreeCode(input.code, context))) throw roleProblems.codeTaken();
  await keepingSeparation(context, () =>
    db
      .updateTable('role')
      .set({
        ...named(input),
        code: input.code,
        basedOn: input.basedOn,
        dataScope,
        rowVersion: object.rowVersion + 1,
      } as never)
      .where('id', '=', object.id)
      .execute(),
  );
  context.audit({
    object: ['role', object.id],
    before: object,
    after: saidOf(input, dataScope),
    loggedFields: loggedFields,
  });
  return {};
};

/** Forbids a role that is in force, or starts it again, whichever is wanted: it counts at the next request of everybody who holds it (ST4). */
export const startOrForbid = async ({ state }: Pick<RoleFilter, 'state'>, context: OnRole) => {
  const { db, object } = context;
  await refuseOwnRole(context, object.id);
  const isStarted = state === undefined ? !object.isStarted : state === 'started';
  if (isStarted === object.isStarted) return { state: stateOf(object) as 'started' | 'forbidden' };
  await keepingAdministrator(context, () =>
    db
      .updateTable('role')
      .set({ isStarted, rowVersion: object.rowVersion + 1 })
      .where('id', '=', object.id)
      .execute(),
  );
  context.audit({
    object: ['role', object.id],
    before: { isStarted: object.isStarted },
    after: { isStarted },
    loggedFields: ['isStarted'],
  });
  return { state: stateOf({ isStarted }) as 'started' | 'forbidden' };
};
