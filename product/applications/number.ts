/** A running number in so many digits. Throws for one that does not fit. */
export const digits = (number: number, width: number): string => {
  if (!Number.isSafeInteger(number) || number < 1 || String(number).length > width)
    throw new RangeError(`${number} does not fit a running number of ${width} digits`);
  return String(number).padStart(width, '0');
};

/** A year in four digits; throws for what is none. */
export const yearDigits = (year: number): string => {
  if (!Number.isInteger(year) || year < 2000 || year > 9999) throw new RangeError(`not a year: ${year}`);
  return String(year);
};

/** The application's number: `CG20260000123` is the 123rd of 2026 (domain §6.6). Throws beyond 9,999,999. */
export const applicationNumber = (year: number, sequence: number): string =>
  `CG${yearDigits(year)}${digits(sequence, 7)}`;
