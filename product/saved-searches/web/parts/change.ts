import type { savedSearchesApi } from '../calls';
import type { Search } from './search';

type Change = Parameters<typeof savedSearchesApi.edit>[0];

/** A search as it is, for a change to be said on top of it. */
export const changeOf = ({ id, rowVersion, name, sharedWith, people }: Search): Change => ({
  id: id as Change['id'],
  ...{ rowVersion, name, sharedWith },
  people: people.map((person) => person.id) as NonNullable<Change['people']>,
});
