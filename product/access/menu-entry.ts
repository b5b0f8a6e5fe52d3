import * as z from 'zod';
import { flag, listOf, text, strictObject, integer } from '#contract/field';

/** A menu entry as the specification spells it: two levels of url, text, icon, comment, hidden, children. */
export interface MenuEntry {
  readonly id: string;
  readonly url: string;
  readonly text: string;
  readonly icon: string;
  readonly comment: string;
  readonly hidden: boolean;
  readonly sort: number;
  readonly children: readonly MenuEntry[];
}
export const MenuEntry: z.ZodType<MenuEntry> = strictObject({
  id: z.string(),
  url: text(200),
  text: text(100, 0, { wire: 'text' }),
  icon: text(60),
  comment: text(120, 0, { wire: 'comment' }),
  hidden: flag,
  sort: integer(0, 100_000),
  get children() {
    return listOf(MenuEntry);
  },
}) as never;
