/** The weights of GB 11643, first digit to seventeenth. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
/** The check character by the weighted sum modulo 11. */
const characters = '10X98765432';

/** The eighteenth character that belongs to seventeen digits (GB 11643, ISO 7064 MOD 11-2). */
export const checkDigit = (seventeen: string): string => {
  if (!/^\d{17}$/.test(seventeen)) throw new RangeError('seventeen digits are needed');
  const sum = weights.reduce((total, weight, place) => total + weight * Number(seventeen[place]), 0);
  return characters[sum % 11]!;
};

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** What a number tells of its holder. */
export interface IdentityCardFacts {
  readonly region: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** 1 male, 2 female: the codes of the `sex` dictionary. */
  readonly sex: '1' | '2';
}

const factsOf = (region: string, year: string, month: string, day: string, order: string) =>
  isDay(Number(year), Number(month), Number(day))
    ? ({
        region,
        birthDate: `${year}-${month}-${day}`,
        sex: Number(order) % 2 === 1 ? '1' : '2',
      } satisfies IdentityCardFacts)
    : undefined;

/**
 * Reads a Chinese identity number of 18 characters (small x allowed), or of 15 digits as issued before 1999, whose
 * years are all 19xx. Gives undefined when the form, the date or the check character is wrong. The region is not
 * looked up: it must have six digits, because regions are dissolved and numbers stay.
 */
export const readIdentityCard = (number: string): IdentityCardFacts | undefined => {
  const long = /^(\d{6})(\d{4})(\d\d)(\d\d)(\d{3})([\dXx])$/.exec(number);
  if (long) {
    const [, region, year, month, day, order, check] = long as unknown as string[];
    const right = checkDigit(number.slice(0, 17)) === check!.toUpperCase();
    return right ? factsOf(region!, year!, month!, day!, order!) : undefined;
  }
  const short = /^(\d{6})(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(number);
  if (!short) return undefined;
  const [, region, year, month, day, order] = short as unknown as string[];
  return factsOf(region!, `19${year!}`, month!, day!, order!);
};

/** Whether a text is a valid identity number of 15 or 18 characters. */
export const isIdentityCard = (number: string): boolean => readIdentityCard(number) !== undefined;

/**
 * The valid 18-character number of a region, a day of birth and an order number (odd male, even female).
 * @param birthDate `YYYY-MM-DD`
 * @param order 0 to 999
 */
export const makeIdentityCard = (region: string, birthDate: string, order: number): string => {
  const seventeen = `${region}${birthDate.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  const number = seventeen + checkDigit(seventeen);
  if (!isIdentityCard(number)) throw new RangeError(`no such day: ${birthDate}`);
  return number;
};
