const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** 3^0 … 3^16 modulo 31 (GB 32100). */
const weights = Array.from({ length: 17 }).reduce<number[]>(
  (powers) => [...powers, powers.length === 0 ? 1 : (powers.at(-1)! * 3) % 31],
  [],
);

/** The check character of a unified social credit code, from its first 17 characters (GB 32100). */
export const creditCodeCheck = (prefix: string): string => {
  const sum = weights.reduce((all, weight, place) => all + weight * alphabet.indexOf(prefix[place]!), 0);
  return alphabet[(31 - (sum % 31)) % 31]!;
};

/** Whether a unified social credit code ends in the right check character. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && creditCodeCheck(code) === code[17];
