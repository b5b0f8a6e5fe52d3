import type { TestApp } from '..';

/** The version of a person's record as whoever edits it has read it. */
export const versionOf = async (app: TestApp, personId: string): Promise<number> => {
  const { rowVersion } = await app.db
    .selectFrom('person')
    .select('rowVersion')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return rowVersion;
};
