/** The platform's time zone, as databases and browsers call it. */
export const timeZone = 'Asia/Shanghai';
/** What readers call it; it knows no summer time. */
export const zoneName = 'UTC+8';
/** How far its clocks are ahead of UTC, in milliseconds, all year round. */
export const zoneOffset = 8 * 3_600_000;

/** The instant by the platform's clocks, to the second and with its zone, as signatures print it. */
export const localTime = (at: string): string =>
  `${new Date(Date.parse(at) + zoneOffset).toISOString().slice(0, 19).replace('T', ' ')} ${zoneName}`;
