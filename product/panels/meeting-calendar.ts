/** What of a meeting stands in a calendar. */
interface Event {
  /** The same for the same meeting, so that a moved one takes the place of the one before. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly summary: string;
}

const utc = (moment: string): string => moment.replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line of at most 75 bytes, continued by a space where it is longer; no character is cut in two (RFC 5545 3.1). */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > 75) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += more;
  }
  return lines.join('\r\n');
};

/** A meeting as a file that calendars read (RFC 5545); `at` is the moment at which it is made. */
export const calendarFile = (
  { uid, sequence, startsAt, endsAt, place, summary }: Event,
  at: string,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Panel meeting//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
