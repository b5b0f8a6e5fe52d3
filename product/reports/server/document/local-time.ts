import { zoneName } from '#contract/formatters';

/** The instant in Shanghai, to the second and with its zone, as signatures print it. */
export const localTime = (at: string): string =>
  `${new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} ${zoneName}`;
