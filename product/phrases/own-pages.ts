import type { OwnPage } from '#contract/own-page';

/** The page on which everybody keeps the texts they use again. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/phrases', page: 'phrases/Phrases', title: 'phrases.title', offered: true },
];
