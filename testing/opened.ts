import { afterAll } from 'vitest';
import { openApp, type TestApp } from '.';

/** Opens the app of one test file, at its top: `const app = await openedApp();`. It is closed when the file's tests have run. */
export const openedApp = async (options?: Parameters<typeof openApp>[0]): Promise<TestApp> => {
  const app = await openApp(options);
  afterAll(() => app.close());
  return app;
};
