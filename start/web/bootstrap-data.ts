import type { BootstrapData } from '#shell/office';
import { openingApi } from './calls';
import { setsFrom } from './dictionaries';
import { personFrom } from './person';
import { preferencesFrom } from './preferences';
import { openingAsked } from './said';

/** Everything the frame stands on, in one answer. */
export const bootstrapDataOf = async (): Promise<BootstrapData> => {
  const asked = openingAsked();
  const { person, dictionaries, preferences, ...rest } = await openingApi.all(asked);
  return {
    ...rest,
    person: personFrom(person),
    dictionaries: setsFrom(dictionaries),
    dictionariesAreAll: asked.sets === undefined,
    preferences: preferencesFrom(preferences),
  };
};
