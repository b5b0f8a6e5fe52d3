import { articles } from './articles';
import type { DemoNews } from './news-item';
import { notices } from './notices';

export type { DemoNews } from './news-item';

/** The twelve pieces of domain §8, newest first. */
export const news: readonly DemoNews[] = [...notices, ...articles].toSorted(
  (one, other) => one.publishedDaysAgo - other.publishedDaysAgo,
);
