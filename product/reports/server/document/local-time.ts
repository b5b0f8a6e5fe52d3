import { zoneName, zoneOffset } from '#contract/time-zone';

/** The instant in Shanghai, to the second and with its zone, as signatures print it. */
export const localTime = (at: string): string =>
  `${new Date(Date.parse(at) + zoneOffset).toISOString().slice(0, 19).replace('T', ' ')} ${zoneName}`;
