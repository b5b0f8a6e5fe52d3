import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { Services } from '#host/services';
import { pathsUnder } from '#product/access/server';
import { componentPath, pagePath, type ActionInput, type ActionNode } from '../action';
import { roleProblems } from '../problems';

export type Action = Selectable<Tables['action']>;

export const rowOf = (services: Services, row: Action) => ({
  id: row.id,
  parentId: row.parentId ?? '',
  text: row.names[0],
  textEn: row.names[1],
  textEs: row.names[2],
  url: row.url ?? '',
  icon: row.icon ?? '',
  comment: row.component ?? '',
  hidden: row.isHidden,
  sort: row.sort,
  isMenu: row.isMenu,
  actionKey: row.rightKey ?? '',
  apiPaths: row.rightKey === null ? [] : pathsUnder(services, row.rightKey),
  isBuiltIn: row.isBuiltIn,
  rowVersion: row.rowVersion,
});

/** All menu entries and actions, as they are ordered. */
export const allActions = ({ db }: Pick<Context, 'db'>): Promise<Action[]> =>
  db.selectFrom('action').selectAll().orderBy('sort').orderBy('id').execute();

/** A forest of what stands below each other. */
export const forestOf = <Row extends { readonly id: string; readonly parentId: string | null }, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: readonly Node[]) => Node,
): Node[] => {
  const below = (parentId: string | null): Node[] =>
    rows.filter((row) => row.parentId === parentId).map((row) => nodeOf(row, below(row.id)));
  return below(null);
};

const says = (row: Action, text: string): boolean =>
  [...row.names, row.url ?? '', row.rightKey ?? ''].some((name) => name.toLowerCase().includes(text));

/** The tree of menu entries and actions: those that say a text, with what stands above and below them. */
export const tree = async (
  { text = '' }: { text?: string | undefined },
  context: Context,
): Promise<ActionNode[]> => {
  const rows = await allActions(context);
  const wanted = text.trim().toLowerCase();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = (row: Action): Action[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return parent ? [parent, ...above(parent)] : [];
  };
  const found = new Set(rows.filter((row) => says(row, wanted)).map(({ id }) => id));
  const shown = rows.filter(
    (row) =>
      found.has(row.id) ||
      above(row).some(({ id }) => found.has(id)) ||
      rows.some((each) => found.has(each.id) && above(each).some(({ id }) => id === row.id)),
  );
  return forestOf<Action, ActionNode>(shown, (row, children) => ({
    ...rowOf(context.services, row),
    children,
  }));
};

/** Throws where a menu entry would have no place, no page or somebody else's address (2526–2528). */
const requirePlace = async (
  input: ActionInput,
  { id, isMenu }: { id: string; isMenu: boolean },
  context: Pick<Context, 'db'>,
): Promise<void> => {
  const rows = await allActions(context);
  const parent = rows.find((row) => row.id === input.parentId);
  if (parent && (!parent.isMenu || (isMenu && parent.parentId !== null) || parent.id === id))
    throw roleProblems.tooDeep();
  if (!isMenu) return;
  if (parent && rows.some((row) => row.parentId === id && row.isMenu)) throw roleProblems.tooDeep();
  if (!pagePath.test(input.url) || rows.some((row) => row.id !== id && row.url === input.url))
    throw roleProblems.wrongAddress();
  const isSection = !parent && input.comment === '';
  const isPage = componentPath.test(input.comment) && rows.some((row) => row.component === input.comment);
  if (!isSection && !isPage) throw roleProblems.unknownPage();
};

const saidBy = (input: ActionInput, isMenu: boolean) => ({
  parentId: input.parentId ?? null,
  names: JSON.stringify([input.text.trim(), input.textEn.trim(), input.textEs.trim()]),
  sort: input.sort,
  ...(isMenu && {
    url: input.url,
    icon: input.icon || null,
    component: input.comment || null,
    isHidden: input.hidden,
  }),
});

const loggedFields = ['text', 'textEn', 'textEs', 'parentId', 'url', 'icon', 'comment', 'hidden', 'sort'];

/** Adds a menu entry; nobody has it yet. What rights there are is the product's own affair. */
export const addAction = async (input: ActionInput, context: Context): Promise<{ id: string }> => {
  const id = context.newId();
  await requirePlace(input, { id, isMenu: true }, context);
  await context.db
    .insertInto('action')
    .values({ id, isMenu: true, rightKey: null, ...saidBy(input, true) } as never)
    .execute();
  context.audit({ object: ['action', id], after: input, loggedFields: loggedFields });
  return { id };
};

/**
 * Changes a menu entry, or the name and place of an action. Address and page of an entry that came with the product stay:
 * the product itself leads there. Throws 2003 where somebody was faster.
 */
export const editAction = async (
  input: ActionInput & { rowVersion: number },
  context: Context<Context['me'], Action>,
) => {
  const { db, object } = context;
  if (object.rowVersion !== input.rowVersion) throw general.changedMeanwhile();
  const moved = (object.url ?? '') !== input.url || (object.component ?? '') !== input.comment;
  if (moved && (object.isBuiltIn || !object.isMenu)) throw roleProblems.wrongAddress();
  await requirePlace(input, object, context);
  await db
    .updateTable('action')
    .set({ ...saidBy(input, object.isMenu), rowVersion: object.rowVersion + 1 } as never)
    .where('id', '=', object.id)
    .execute();
  context.audit({
    object: ['action', object.id],
    before: rowOf(context.services, object),
    after: { ...input, parentId: input.parentId ?? '' },
    loggedFields: loggedFields,
  });
  return {};
};

/** Puts entries into the order given. Throws 2529 where they do not stand below one and the same entry. */
export const sortActions = async ({ ids }: { ids: readonly string[] }, context: Context) => {
  const { db } = context;
  const rows = await db
    .selectFrom('action')
    .select(['id', 'parentId', 'url', 'rightKey'])
    .where('id', 'in', [...ids])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  if (new Set(rows.map(({ parentId }) => parentId)).size !== 1) throw roleProblems.notOneLevel();
  for (const [at, id] of ids.entries())
    await db
      .updateTable('action')
      .set({ sort: (at + 1) * 10 })
      .where('id', '=', id)
      .execute();
  const keys = (order: readonly string[]) =>
    order.flatMap((id) => rows.filter((row) => row.id === id).map(({ url, rightKey }) => url ?? rightKey));
  const parentId = rows[0]!.parentId;
  context.audit({
    ...(parentId !== null && { object: ['action', parentId] as const }),
    before: { order: keys(rows.map(({ id }) => id)) },
    after: { order: keys(ids) },
    loggedFields: ['order'],
  });
  return {};
};

/** An action by its name in the reader's language. */
export const titleOf = (row: Pick<Action, 'names'>, { language }: Pick<Context, 'language'>): string =>
  inLanguage(row.names, language);

/** A page is reached through its section: what stands above a menu entry comes with it. */
export const withSections = (ids: readonly string[], actions: readonly Action[]): ReadonlySet<string> => {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const above = (id: string): string[] => {
    const { parentId, isMenu } = byId.get(id)!;
    return isMenu && parentId !== null ? [parentId, ...above(parentId)] : [];
  };
  return new Set(ids.flatMap((id) => [id, ...above(id)]));
};

/** Actions as the log tells of them: by their rights, and menu entries by their addresses. */
export const keysOf = (actions: readonly Action[]): string[] =>
  actions.map(({ rightKey, url }) => rightKey ?? url ?? '').sort();
