import type { Db } from '#host/database/connection';
import { membersOf, seated, type Member } from './stored';

/**
 * A text with the names of the panel's experts masked by their numbers, for those who know them by nothing else (domain §1.1).
 * Longer names come first, so that no name is cut by one that it holds.
 */
export const withoutNames = (text: string, members: readonly Pick<Member, 'name' | 'number'>[]): string =>
  members
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((said, { name, number }) => said.replaceAll(name, number > 0 ? `专家${number}` : '专家'), text);

/** A meeting whose minutes are signed, as the report prints it: nobody is named in it (domain §6.5). */
export interface HeldMeeting {
  readonly panelRound: number;
  readonly startsAt: string;
  readonly place: string;
  readonly present: number;
  readonly remote: number;
  readonly points: readonly string[];
  readonly signedAt: string;
  /** SHA-256 of all that the leader signed. */
  readonly sha256: string;
}

/** The meetings of a report's panel that were held, round by round. */
export const heldMeetings = async (db: Db, reportId: string): Promise<HeldMeeting[]> => {
  const rows = await db
    .selectFrom('panelMeeting')
    .select(['panelRound', 'startsAt', 'place', 'points', 'signedAt', 'signedHash'])
    .where('reportId', '=', reportId)
    .where('signedAt', 'is not', null)
    .orderBy('panelRound')
    .execute();
  if (rows.length === 0) return [];
  const members = await membersOf(db, reportId);
  return rows.map(({ panelRound, startsAt, place, points, signedAt, signedHash }) => {
    const seats = seated(members, panelRound);
    const count = (how: 'present' | 'remote'): number =>
      seats.filter(({ attendance }) => attendance === how).length;
    return {
      panelRound,
      startsAt,
      place,
      present: count('present'),
      remote: count('remote'),
      points: points.map((point) => withoutNames(point, members)),
      signedAt: signedAt!,
      sha256: signedHash!,
    };
  });
};
