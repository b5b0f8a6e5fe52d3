import { isEmail, isMobile } from '#contract/validators';

/** Full-width forms of ASCII as an input method types them, and the wide space. Nothing else is folded. */
const narrow = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

const invisible = /\p{Cf}|[\u115f\u1160\u3164\uffa0]|\u034f/gu;

/**
 * A mainland mobile number as eleven digits, whatever its spelling: +86, 0086, a trunk 0, spaces, hyphens, brackets,
 * dots, full width, invisible characters. One number is one bucket and one account (SM-02). Undefined when it is none.
 */
export const canonicalMobile = (text: string): string | undefined => {
  if (text.length > 64) return undefined;
  const digits = narrow(text)
    .replace(invisible, '')
    .replace(/[\s\-‐-―−.·()/_]/g, '');
  const number = digits.replace(/^(?:\+?86|0086)?0?/, '');
  return isMobile(number) ? number : undefined;
};

/**
 * An e-mail address in lower case, whatever its spelling; undefined where it is none (RS-02, RS-03).
 */
export const canonicalEmail = (text: string): string | undefined => {
  if (text.length > 254) return undefined;
  const plain = narrow(text).trim().toLowerCase();
  return isEmail(plain) ? plain : undefined;
};

/** An identity number as eighteen characters with a capital X. Its shape only: the check digit is its area's rule. */
export const canonicalCard = (text: string): string | undefined => {
  if (text.length > 64) return undefined;
  const plain = narrow(text).replace(invisible, '').replace(/[\s-]/g, '').toUpperCase();
  return /^\d{17}[\dX]$/.test(plain) ? plain : undefined;
};

const loginNamePattern =
  /^(?:[a-z0-9áéíóúüñç._@-]|\p{Script=Han})(?:[a-z0-9áéíóúüñç ._@-]|\p{Script=Han}){0,63}$/u;

/**
 * A login name under which two people cannot look alike: NFKC, trimmed, lower case, and then only Latin letters of our
 * three languages, digits, `. _ - @`, single inner spaces and Han characters. Undefined for anything else: zero-width and
 * directional characters, Cyrillic or Greek letters that look Latin, controls (AU-07). Passwords never pass through here.
 */
export const canonicalLoginName = (text: string): string | undefined => {
  if (text.length > 256) return undefined;
  const plain = text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  return loginNamePattern.test(plain) && !plain.includes('  ') ? plain : undefined;
};

/** Under which name guesses at a login name are counted: the account's, whatever invisible was strewn into it (AU-07). */
export const guessedName = (text: string): string =>
  canonicalLoginName(text) ?? canonicalLoginName(text.replace(invisible, '')) ?? '';
