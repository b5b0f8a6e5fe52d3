import { preferencesApi } from './calls';

/** Everything the person keeps, by key. */
export const allPreferences = async (): Promise<ReadonlyMap<string, unknown>> =>
  new Map((await preferencesApi.mine({})).map(({ key, value }) => [key, JSON.parse(value) as unknown]));
