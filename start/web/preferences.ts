import { preferencesApi } from './calls';

type Kept = Awaited<ReturnType<typeof preferencesApi.mine>>;

export const preferencesFrom = (kept: Kept): ReadonlyMap<string, unknown> =>
  new Map(kept.map(({ key, value }) => [key, JSON.parse(value) as unknown]));

/** Everything the person keeps, by key. */
export const allPreferences = async (): Promise<ReadonlyMap<string, unknown>> =>
  preferencesFrom(await preferencesApi.mine({}));
