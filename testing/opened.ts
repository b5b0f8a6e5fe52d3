import { afterAll, beforeAll } from 'vitest';
import { openApp, type Person, type TestApp } from '.';

/** The app of one test file, open while its tests run, and the people who are signed in there by the names of the story. */
export const opened = <Name extends string>(
  people: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Person> & { app: TestApp }> => {
  const at = {} as Record<string, unknown> & { app: TestApp };
  beforeAll(async () => {
    at.app = await openApp();
    for (const [name, login] of Object.entries<string>(people)) at[name] = await at.app.signIn(login);
  });
  afterAll(() => at.app.close());
  return at as never;
};
