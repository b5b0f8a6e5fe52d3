import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/privacy', page: 'privacy/OwnData', title: 'privacy.title', offered: true },
];
