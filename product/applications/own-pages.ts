/** Hidden pages of the menu that stand in the account's menu too, for whoever's menu has them. */
export const ownOfMenu: readonly string[] = ['/EvaluationManagement/drafting'];
