import type * as z from 'zod';
import { administratorKinds, type AdministratorKind } from '#contract/rights';
import { flag, id, listOf, oneOf, ref, required, text, strictObject, integer } from '#contract/field';

/** An address of the office: what stands behind the host's name. */
export const pagePath = /^\/[A-Za-z0-9][A-Za-z0-9/_-]*$/;
/** A page of the office, as an area names it: `reports/AllReports`. */
export const componentPath = /^[a-z][a-z-]*\/[A-Z][A-Za-z0-9]*$/;

/** What staff say of a menu entry or an action; `text` is its Chinese name (MN1, domain §4.6). */
const said = {
  text: required(60, { wire: 'text' }),
  textEn: required(80, { wire: 'textEn' }),
  textEs: required(80, { wire: 'textEs' }),
  url: text(200, 0, { wire: 'url' }),
  icon: text(60, 0, { wire: 'icon' }),
  comment: text(120, 0, { wire: 'comment' }),
  hidden: flag,
  sort: integer(0, 1_000_000, { wire: 'sort' }),
};
export const ActionInput = strictObject({ parentId: ref('action').optional(), ...said });
export type ActionInput = z.output<typeof ActionInput>;

/** One row of the tree of menu entries and actions. */
export const ActionRow = strictObject({
  id,
  parentId: text(36),
  ...said,
  isMenu: flag,
  /** The right that an action stands for; empty for a menu entry. */
  actionKey: text(60),
  /** The calls that take this right. */
  apiPaths: listOf(text(120)),
  /** Came with the product: address and page stay. */
  isBuiltIn: flag,
  rowVersion: integer(1, 2_000_000_000),
});
export interface ActionNode extends z.output<typeof ActionRow> {
  readonly children: readonly ActionNode[];
}
export const ActionNode: z.ZodType<ActionNode> = strictObject({
  ...ActionRow.shape,
  get children() {
    return listOf(ActionNode);
  },
}) as never;

/** The same tree as a role has it. */
export interface CheckedAction {
  readonly id: string;
  readonly text: string;
  readonly isMenu: boolean;
  readonly checked: boolean;
  /** The kind of administration that the action is, where it is one. */
  readonly administers: AdministratorKind | null;
  /** The action without which the entry's page refuses; empty where there is none. */
  readonly needId: string;
  readonly children: readonly CheckedAction[];
}
export const CheckedAction: z.ZodType<CheckedAction> = strictObject({
  id,
  text: text(80, 0, { wire: 'text' }),
  isMenu: flag,
  checked: flag,
  administers: oneOf(administratorKinds).nullable(),
  needId: text(36),
  get children() {
    return listOf(CheckedAction);
  },
}) as never;
