import { preferencesApi } from './calls';

type StoredPreferences = Awaited<ReturnType<typeof preferencesApi.mine>>;

export const preferencesFrom = (stored: StoredPreferences): ReadonlyMap<string, unknown> =>
  new Map(stored.map(({ key, value }) => [key, JSON.parse(value) as unknown]));

/** Everything the person keeps, by key. */
export const allPreferences = async (): Promise<ReadonlyMap<string, unknown>> =>
  preferencesFrom(await preferencesApi.mine({}));
