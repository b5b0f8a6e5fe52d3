/** Crockford's base 32: no I, L, O, U, so that nothing read aloud or typed from paper is mistaken. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 15;

/** Twice the number in the field of 32 elements (x⁵ + x² + 1). */
const doubled = (number: number): number => (number & 16 ? ((number << 1) ^ 0b100101) & 31 : number << 1);

/**
 * The check character's value: Σ 2ⁱ·dᵢ in the field of 32 elements. All powers of two differ over 31 places,
 * so any one wrong character and any two exchanged ones are noticed.
 */
const checkOf = (values: readonly number[]): number =>
  values.reduceRight((sum, value) => doubled(sum ^ value), 0);

const printed = (characters: string): string => characters.match(/.{4}/g)!.join('-');

/**
 * A verification code `XXXX-XXXX-XXXX-XXXX` (domain §6.6): 75 random bits and a check character.
 * Takes at least 15 bytes from a cryptographic source; throws on fewer.
 */
export const verificationCode = (randomBytes: Uint8Array): string => {
  if (randomBytes.length < randomCharacters) throw new RangeError('a code needs 15 random bytes');
  const values = [...randomBytes.subarray(0, randomCharacters)].map((byte) => byte & 31);
  return printed([...values, checkOf(values)].map((value) => alphabet[value]).join(''));
};

/**
 * A code as a person may type it (lower case, o for 0, i or l for 1, with or without hyphens), in its
 * printed form; `null` when a character is wrong or missing. Whether such a report exists is not known here.
 */
export const parseVerificationCode = (typed: string): string | null => {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = [...text].map((character) => alphabet.indexOf(character));
  if (values.length !== randomCharacters + 1 || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? printed(text) : null;
};
