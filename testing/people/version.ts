import type { TestHouse } from '..';

/** The version of a person's record as whoever edits it has read it. */
export const versionOf = async (house: TestHouse, personId: string): Promise<number> => {
  const { rowVersion } = await house.db
    .selectFrom('person')
    .select('rowVersion')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return rowVersion;
};
