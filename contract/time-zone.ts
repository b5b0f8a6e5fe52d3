/** The platform's time zone, as databases and browsers call it. */
export const timeZone = 'Asia/Shanghai';
/** What readers call it; it knows no summer time. */
export const zoneName = 'UTC+8';
/** How far its clocks are ahead of UTC, in milliseconds, all year round. */
export const zoneOffset = 8 * 3_600_000;
