import type { Opening } from '../../shell/office';
import { openingApi } from './calls';
import { setsFrom } from './dictionaries';
import { personFrom } from './person';
import { preferencesFrom } from './preferences';

/** Everything the frame stands on, in one answer. */
export const openingOf = async (): Promise<Opening> => {
  const { person, dictionaries, preferences, ...rest } = await openingApi.all({});
  return {
    ...rest,
    person: personFrom(person),
    dictionaries: setsFrom(dictionaries),
    preferences: preferencesFrom(preferences),
  };
};
