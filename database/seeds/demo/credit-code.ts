import { creditCodeCheck } from '#contract/credit-code';

const bodyWeights = [3, 7, 9, 10, 5, 8, 4, 2];

const bodyCheck = (body: string): string => {
  const digits = [...body].map((one) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(one));
  const rest = 11 - (bodyWeights.reduce((sum, weight, place) => sum + weight * digits[place]!, 0) % 11);
  return rest === 10 ? 'X' : String(rest % 11);
};

/**
 * An invented unified social credit code (GB 32100) with valid check characters, in the region 000000 that no real
 * code has. Enterprises and agencies begin with 91, public institutions with 12.
 */
export const creditCodeOf = (organisationNumber: string, type: string): string => {
  const letter = String('YGKJQPW'.indexOf(organisationNumber[0]!));
  const second = String('LXYKJFB'.indexOf(organisationNumber[1]!));
  const body = `MA0${letter}${second}${organisationNumber.slice(2)}`;
  const prefix = `${type === '5' || type === '6' ? '91' : '12'}000000${body}${bodyCheck(body)}`;
  return prefix + creditCodeCheck(prefix);
};
