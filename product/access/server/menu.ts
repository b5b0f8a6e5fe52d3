import type { Context } from '../../../host/context';
import { inLanguage } from '../../../contract/words';
import type { MenuEntry } from '../contract';

/** The two levels of menu this person's roles hold (specification §2, MN1), in his language. */
export const menuOf = async (context: Context): Promise<MenuEntry[]> => {
  const rows = await context.db
    .selectFrom('action')
    .selectAll()
    .where('isMenu', '=', true)
    .where('id', 'in', (held) =>
      held
        .selectFrom('personRole')
        .innerJoin('role', 'role.id', 'personRole.roleId')
        .innerJoin('roleAction', 'roleAction.roleId', 'role.id')
        .select('roleAction.actionId')
        .where('personRole.personId', '=', context.me.personId)
        .where('role.isStarted', '=', true),
    )
    .orderBy('sort')
    .execute();
  const below = (parentId: string | null): MenuEntry[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({
        id: row.id,
        url: row.url ?? '',
        text: inLanguage(row.names, context.language),
        icon: row.icon ?? '',
        comment: row.component ?? '',
        hidden: row.isHidden,
        sort: row.sort,
        children: below(row.id),
      }));
  return below(null).filter((entry) => entry.comment !== '' || entry.children.length > 0);
};
