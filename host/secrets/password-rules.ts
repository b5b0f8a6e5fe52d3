import { isBreached } from './breached-passwords';
import { commonWords } from './common-passwords';
import { longestPassword } from './passwords';

/** Why a password may not be set; undefined when it may. */
export type PasswordDefect = 'tooShort' | 'tooLong' | 'malformed' | 'common' | 'aboutYou';

interface PasswordRules {
  /** 15 where it is the only factor, 8 where a second one stands beside it (AU-02). */
  readonly shortest: number;
  /** What this password may not be made of: login name, name, mobile, e-mail, organisation, product. */
  readonly context?: readonly string[];
}

const signs: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e',
}; // oxfmt-ignore

/** `P@ssw0rd` and `password` are one word. */
const unmasked = (text: string): string => text.replace(/[013457@$!|€]/g, (sign) => signs[sign]!);
const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const trimmed = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest text of which this is a repetition: `abcabc` is `abc`. */
const period = (text: string): string => {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
};

const rows = [
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1234567890-=',
  'abcdefghijklmnopqrstuvwxyz',
  '!@#$%^&*()_+',
];
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'].join('');
const walks = [...rows, columns, columns.replace(/(.)(.)(.)(.)/g, '$4$3$2$1')].flatMap((row) => [
  row + row,
  [...(row + row)].reverse().join(''),
]);

/** How few walks over the keyboard or the alphabet, of three keys and more, the text consists of; Infinity when it does not. */
const walked = (text: string): number => {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) {
    let length = Math.min(12, text.length - at);
    while (length >= 3 && !walks.some((walk) => walk.includes(text.slice(at, at + length)))) length -= 1;
    if (length < 3) return Infinity;
    at += length;
  }
  return count;
};

const isCommonWord = (text: string): boolean =>
  text === '' || commonWords.has(text) || commonWords.has(period(text));

const longestCompound = 14;

/** Whether it falls apart into up to three common words, so that `iloveyoubaby` is found; a longer one is a phrase of its own. */
const isCompound = (text: string, words = 3): boolean => {
  if (text.length > longestCompound) return false;
  for (let at = 2; at <= text.length; at += 1)
    if (
      commonWords.has(text.slice(0, at)) &&
      (at === text.length || (words > 1 && isCompound(text.slice(at), words - 1)))
    )
      return true;
  return false;
};

const isCommon = (password: string): boolean => {
  const lower = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  // Digits and signs only: birthdays, telephone numbers, 123456, 5201314.
  if (!/\p{L}/u.test(lower)) return lower.length < 20 || period(lower).length < 8 || isBreached(lower);
  if (new Set(lower).size < 4 || period(lower).length < 5 || walked(lower) <= 3) return true;
  // Initials and a number: zw19850101, a1234567, 123456qq.
  if (lower.length < 16 && lettersOnly(lower).length <= 3 && /^[\p{L}\d]+$/u.test(lower)) return true;
  const [even, odd] = [0, 1].map((from) => [...lower].filter((_, at) => at % 2 === from).join(''));
  if (walked(even!) === 1 && walked(odd!) === 1) return true;
  const spellings = [
    lower,
    trimmed(lower),
    lettersOnly(lower),
    unmasked(lower),
    trimmed(unmasked(trimmed(lower))),
  ];
  return [...new Set(spellings)].some((text) => isCommonWord(text) || isCompound(text) || isBreached(text));
};

const shortestContext = 3;

/** The password is one of these words with little around it. */
const isAbout = (password: string, context: readonly string[]): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  return context
    .flatMap((one) => [one, ...one.split(/[@.\s_-]+/)])
    .map((one) => one.normalize('NFKC').toLowerCase().trim())
    .filter((one) => [...one].length >= shortestContext || (/\p{Script=Han}/u.test(one) && one.length >= 2))
    .some((one) =>
      [lower, unmasked(lower)].some((text) => text.includes(one) && text.replaceAll(one, '').length < 8),
    );
};

/**
 * Judges a new password (AU-02, AU-03): length in characters, at most 128, none of the common ones however dressed up, none
 * made of what everybody knows about its owner. No rule about classes of characters.
 */
export const passwordDefect = (
  password: string,
  { shortest, context = [] }: PasswordRules,
): PasswordDefect | undefined => {
  if (password.length > longestPassword * 2) return 'tooLong';
  const length = [...password].length;
  if (length > longestPassword) return 'tooLong';
  if (/\p{Surrogate}/u.test(password)) return 'malformed';
  if (length < shortest) return 'tooShort';
  if (isCommon(password)) return 'common';
  return isAbout(password, context) ? 'aboutYou' : undefined;
};
