import { languageOf, type Language } from '#contract/words';

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const overTls = (): string => (location.protocol === 'https:' ? '; secure' : '');

/** The token this window works under. */
let held: string | undefined;

/**
 * The session's token. It lives in a cookie and travels as a header, never as proof by itself (AP7).
 * A window goes on with the one it began with: when somebody else signs in beside it, its calls are not made in their name.
 */
export const sessionToken = (): string | undefined => (held ??= cookie('token') || undefined);

/** Takes the token that another window of this browser got meanwhile; says whether there was one. */
export const takeNewToken = (): boolean => {
  const now = cookie('token') || undefined;
  if (!now || now === held) return false;
  held = now;
  return true;
};

/** Keeps a token the way the sign-in page does: for this browser session, never sent along from other sites. */
export const storeToken = (token: string): void => {
  held = token;
  document.cookie = `token=${token}; path=/; samesite=strict${overTls()}`;
};

/** Forgets the token, where the server could not do it. */
export const forgetToken = (): void => {
  if (cookie('token') === held) document.cookie = 'token=; path=/; max-age=0; samesite=strict';
  held = undefined;
};

/** Keeps a small choice where the server's pages see it too, for a year. */
export const storeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${overTls()}`;
};

export const readCookie = (name: string): string | undefined => {
  const value = cookie(name);
  return value === undefined ? undefined : decodeURIComponent(value);
};

/** Forgets a small choice: it belonged to whoever logged out. */
export const forgetCookie = (name: string): void => {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax${overTls()}`;
};

const inBrowser = typeof document !== 'undefined';
/** The language chosen on whichever page last, else what the browser prefers, else English (SH4). */
export const firstLanguage = (): Language =>
  (inBrowser && (languageOf(readCookie('language')) ?? languageOf(navigator.language))) || 'en';
