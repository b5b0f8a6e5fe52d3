/** The cookies that a reply sets, as the next request's `Cookie` header. */
export const cookiesFrom = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0]!)
    .join('; ');
