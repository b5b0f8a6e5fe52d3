import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/signIns', page: 'access/SignIns', title: 'accessScreens.signIns', offered: true },
  {
    path: '/profile/secondFactor',
    page: 'access/SecondFactor',
    title: 'accessScreens.secondFactor',
    offered: true,
  },
];
