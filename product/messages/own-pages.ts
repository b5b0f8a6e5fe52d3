import type { OwnPage } from '#contract/own-page';

/** Pages about the reader themselves: everybody has them. */
export const ownPages: readonly OwnPage[] = [
  { path: '/profile/notices', page: 'messages/NoticeChannels', title: 'messages.channels', offered: true },
];
