import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/downloads', page: 'exports/Downloads', title: 'exports.downloads', offered: true },
  { path: '/profile/exports', page: 'exports/OwnRequests', title: 'exports.ownRequests', offered: true },
];
