import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/exports', page: 'exports/OwnRequests', title: 'exports.ownRequests', offered: true },
];
