import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/whoLooked', page: 'audit/WhoLooked', title: 'audit.whoLooked', offered: true },
];

/** Hidden pages of the menu that stand in the account's menu too, for whoever's menu has them. */
export const ownOfMenu: readonly string[] = ['/system/myDeeds'];
