import { sql, type Expression, type SqlBool } from 'kysely';
import { dataScopes, type DataScope } from '#contract/rights';
import type { Tables } from './database/tables';
import type { Me, View } from './me';
import type { Visible } from './objects';

/** The roles a person holds, by how far each looks. */
export const viewsOf = (held: readonly { readonly role: string; readonly scope: DataScope }[]): View[] =>
  dataScopes
    .map((scope) => ({
      scope,
      roles: new Set(held.filter((each) => each.scope === scope).map(({ role }) => role)),
    }))
    .filter(({ roles }) => roles.size > 0);

/** Whether somebody looks by a built-in role's rules as far as they reach, and not by a narrower role made from it. */
export const looksAs = (me: Pick<Me, 'views'>, role: string): boolean =>
  me.views.some(({ scope, roles }) => scope === 'all' && roles.has(role));

/** The person with some of their roles only. */
export const withRoles = (me: Me, keep: (role: string) => boolean): Me => ({
  ...me,
  roles: new Set([...me.roles].filter(keep)),
  views: me.views.map(({ scope, roles }) => ({ scope, roles: new Set([...roles].filter(keep)) })),
});

/** What each scope leaves of a kind's rows. */
export type Within<Table extends keyof Tables> = (
  row: Parameters<Visible<Table>>[0],
  me: Me,
  scope: Exclude<DataScope, 'all'>,
) => Expression<SqlBool>;

/**
 * What a rule lets a person see, each of their roles narrowed by its own scope: the sets of several roles are joined. The
 * one place where scopes hold, for lists, counts, exports, files and whatever names a record by its id.
 */
export const narrowed =
  <Table extends keyof Tables>(rule: Visible<Table>, within: Within<Table>): Visible<Table> =>
  (row, me) => {
    if (me === null) return rule(row, null);
    const seen = me.views.map(({ scope, roles }) => {
      // Inside, the scope is not asked a second time.
      const all = rule(row, { ...me, roles, views: [{ scope: 'all', roles }] });
      return scope === 'all' ? all : sql<SqlBool>`(${all} and ${within(row, me, scope)})`;
    });
    return seen.length === 0
      ? rule(row, { ...me, roles: new Set() })
      : sql<SqlBool>`(${sql.join(seen, sql` or `)})`;
  };
