/** Where a signed-in person arrives when no other place was asked for. */
export const afterSignIn = '/workbench/workbench';

/** As much as a wanted path may hold with its query: six conditions of a search, each character written as nine. */
export const longestWanted = 4_000;

/** No schemes, hosts, control characters, backslashes, or percent signs that hide them. */
const plainPath = /^\/(?![/\\])[\w\-./~:@!$&'()*+,;=]*(\?[\w\-./~:@!$&'()*+,;=%?[\]{}|^`]*)?$/;

/**
 * A wanted path with its query, when it is one of ours, otherwise undefined (security WB-06).
 * `known` are the paths that exist, without query; a wanted path must equal one of them.
 */
export const ownPath = (wanted: unknown, known: readonly string[]): string | undefined => {
  if (typeof wanted !== 'string' || wanted.length > longestWanted || !plainPath.test(wanted))
    return undefined;
  const path = wanted.split('?', 1)[0] ?? '';
  // `/a/../login` and `/./login` are refused rather than understood.
  if (path.split('/').some((part) => part === '.' || part === '..')) return undefined;
  return known.includes(path) ? wanted : undefined;
};

/**
 * The path wanted after signing in. One that would lead back to signing in (`/login`, `/auth-redirect`, `/redirect`) is
 * refused: it would turn in circles.
 */
export const safeRedirect = (wanted: unknown, known: readonly string[]): string | undefined => {
  const path = ownPath(wanted, known);
  return path && /^\/(login|auth-redirect|redirect)([/?]|$)/i.test(path) ? undefined : path;
};
