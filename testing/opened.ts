import { afterAll, beforeAll } from 'vitest';
import { openHouse, type Person, type TestHouse } from '.';

/** The house of one test file, open while its tests run, and the people who are signed in there by the names of the story. */
export const opened = <Name extends string>(
  people: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Person> & { house: TestHouse }> => {
  const at = {} as Record<string, unknown> & { house: TestHouse };
  beforeAll(async () => {
    at.house = await openHouse();
    for (const [name, login] of Object.entries<string>(people)) at[name] = await at.house.signIn(login);
  });
  afterAll(() => at.house.close());
  return at as never;
};
