const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * alphabet.indexOf(text[place]!), 0);

/** 3^0 … 3^16 modulo 31 (GB 32100). */
const weights = Array.from({ length: 17 }).reduce<number[]>(
  (powers) => [...powers, powers.length === 0 ? 1 : (powers.at(-1)! * 3) % 31],
  [],
);
const bodyWeights = [3, 7, 9, 10, 5, 8, 4, 2];

const bodyCheck = (body: string): string => {
  const digits = [...body].map((one) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(one));
  const rest = 11 - (bodyWeights.reduce((sum, weight, place) => sum + weight * digits[place]!, 0) % 11);
  return rest === 10 ? 'X' : String(rest % 11);
};

/** Whether a unified social credit code ends in the right check character. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && alphabet[(31 - (weighted(code, weights) % 31)) % 31] === code[17];

/**
 * An invented unified social credit code (GB 32100) with valid check characters, in the region 000000 that no real
 * code has. Enterprises and agencies begin with 91, public institutions with 12.
 */
export const creditCodeOf = (organisationNumber: string, type: string): string => {
  const letter = String('YGKJQPW'.indexOf(organisationNumber[0]!));
  const second = String('LXYKJFB'.indexOf(organisationNumber[1]!));
  const body = `MA0${letter}${second}${organisationNumber.slice(2)}`;
  const begin = `${type === '5' || type === '6' ? '91' : '12'}000000${body}${bodyCheck(body)}`;
  return begin + alphabet[(31 - (weighted(begin, weights) % 31)) % 31]!;
};
