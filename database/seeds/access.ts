import { roleCodes, type RoleCode } from '#contract/rights';
import { uuidV5 } from '#host/uuid-v5';
import type { Services } from '#host/services';
import { galleryPage } from '#product/gallery/menu';
import { galleryRights } from '#product/gallery/rights';
import { catalogue, menu } from './menu';
import { roles, scopes } from './roles';

const namespace = '0d2e8a64-51c7-4c0f-8f7e-6f8f5f0b7a11';
export const roleId = (code: RoleCode): string => uuidV5(namespace, `role ${code}`);
const actionId = (what: string): string => uuidV5(namespace, `action ${what}`);

interface NewAction {
  id: string;
  parentId: string | null;
  names: string;
  url: string | null;
  icon: string | null;
  component: string | null;
  isHidden: boolean;
  isMenu: boolean;
  rightKey: string | null;
  sort: number;
}

/** Takes what the catalogue of components has in the menu out again: it is switched off. What staff put beneath its sections stays. */
const forgetCatalogue = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  const gone = await db
    .selectFrom('action')
    .select('id')
    .where((row) =>
      row.or([row('component', '=', galleryPage), row('rightKey', 'in', Object.keys(galleryRights))]),
    )
    .union(
      db
        .selectFrom('action as section')
        .select('section.id')
        .where(
          'section.id',
          'in',
          catalogue.map(({ url }) => actionId(url)),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('action as page')
                .select('page.id')
                .whereRef('page.parentId', '=', 'section.id')
                .where('page.component', 'is distinct from', galleryPage),
            ),
          ),
        ),
    )
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.deleteFrom('roleAction').where('actionId', 'in', ids).execute();
  await db.deleteFrom('action').where('id', 'in', ids).execute();
};

/**
 * Writes what is new in this version: built-in roles, menu entries, one action for every right that a contract names,
 * and the roles that hold each of them. What stood before is left to the staff who edit it.
 * Returns the rights in the database that no contract names any more.
 */
export const seedAccess = async ({ db, contributed }: Services): Promise<string[]> => {
  await db
    .insertInto('role')
    .values(
      roleCodes.map((code, at) => ({
        id: roleId(code),
        code,
        name: roles[code][0],
        names: JSON.stringify(roles[code]),
        isBuiltIn: true,
        dataScope: scopes[code],
        sort: at + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hasCatalogue = contributed.calls.some(({ area }) => area.rights === galleryRights);
  if (!hasCatalogue) await forgetCatalogue({ db });
  const known = new Set((await db.selectFrom('action').select('id').execute()).map(({ id }) => id));
  const held: { roleId: string; actionId: string }[] = [];
  const added: NewAction[] = [];
  const add = (action: NewAction, holders: readonly RoleCode[]): void => {
    if (known.has(action.id)) return;
    added.push(action);
    for (const code of holders) held.push({ roleId: roleId(code), actionId: action.id });
  };
  menu.forEach((section, at) => {
    if (!hasCatalogue && catalogue.includes(section)) return;
    const id = actionId(section.url);
    const holders = roleCodes.filter((code) => section.pages.some((page) => page.roles.includes(code)));
    add(
      {
        id,
        parentId: null,
        names: JSON.stringify(section.names),
        url: section.url,
        icon: section.icon,
        component: null,
        isHidden: false,
        isMenu: true,
        rightKey: null,
        sort: (at + 1) * 10,
      },
      holders,
    );
    section.pages.forEach((page, place) =>
      add(
        {
          id: actionId(page.url + ' page'),
          parentId: id,
          names: JSON.stringify(page.names),
          url: page.url,
          icon: page.icon ?? null,
          component: page.component,
          isHidden: page.hidden ?? false,
          isMenu: true,
          rightKey: null,
          sort: (place + 1) * 10,
        },
        page.roles,
      ),
    );
  });
  const rights = contributed.calls.flatMap(({ area }) => Object.entries(area.rights));
  rights.forEach(([key, right], at) =>
    add(
      {
        id: actionId(key),
        parentId: null,
        names: JSON.stringify(right.says),
        url: null,
        icon: null,
        component: null,
        isHidden: true,
        isMenu: false,
        rightKey: key,
        sort: 10_000 + at,
      },
      right.roles,
    ),
  );
  if (added.length > 0)
    await db
      .insertInto('action')
      .values(added.map((action) => ({ ...action, isBuiltIn: true })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (held.length > 0)
    await db
      .insertInto('roleAction')
      .values(held)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const named = new Set(rights.map(([key]) => key));
  const stored = await db.selectFrom('action').select('rightKey').where('rightKey', 'is not', null).execute();
  return stored.map(({ rightKey }) => rightKey!).filter((key) => !named.has(key));
};
