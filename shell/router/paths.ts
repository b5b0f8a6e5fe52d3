import { sessionToken } from '../client/session';

/** The documents the server draws; going there leaves the office's page. */
const newsPath = '/NewsInfo';
const signInPath = '/login';
export const workbenchPath = '/workbench/workbench';

const wanted = (): string => location.pathname + location.search;
const never = (): Promise<never> => new Promise(() => undefined);

/** Leaves for one of the server's documents; resolves never, because this page is over. */
const leaveFor = (path: string, redirect?: string): Promise<never> => {
  location.assign(redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path);
  return never();
};

/** Without a token nothing of the office opens (RG1): the visitor's news, with the wanted path kept. */
export const requireToken = (path = wanted()): Promise<void> =>
  sessionToken() ? Promise.resolve() : leaveFor(newsPath, path);

/** The menu did not come (RG4): sign in, then go where one wanted to go. */
export const toSignIn = (path = wanted()): Promise<never> => leaveFor(signInPath, path);
