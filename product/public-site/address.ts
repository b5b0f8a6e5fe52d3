/**
 * The same address with some of its query changed: undefined or empty removes a name. Changing anything but
 * the page itself goes back to the first page. Takes and gives a path of our own with its query.
 */
export const hrefWith = (
  here: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string => {
  const [path = '/', query = ''] = here.split('?', 2);
  const wanted = new URLSearchParams(query);
  if (!('page' in changes)) wanted.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') wanted.delete(name);
    else wanted.set(name, String(value));
  }
  const text = wanted.toString();
  return text ? `${path}?${text}` : path;
};

/** The way in, and from there to the page of the office that was wanted (RG1). */
export const signInHref = (wanted: string | undefined): string => hrefWith('/login', { redirect: wanted });

/** The names and values of an address's query, without some: what a GET form must carry along unseen. */
export const carried = (here: string, without: readonly string[]): (readonly [string, string])[] =>
  [...new URLSearchParams(here.split('?', 2)[1] ?? '')].filter(([name]) => !without.includes(name));

/** The path of an address, without its query. */
export const pathOf = (here: string): string => here.split('?', 1)[0] ?? '/';
