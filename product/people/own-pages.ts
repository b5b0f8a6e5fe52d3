import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/email', page: 'people/ConfirmEmail', title: 'people.confirmEmail' },
  { path: '/profile/public', page: 'people/PublicProfile', title: 'people.openListing', offered: true },
];
