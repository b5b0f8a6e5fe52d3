import { panelists } from '#testing/story/panel';
import { cast } from '#testing/cast';

/** Who walks, and which actors they are towards every case of the story: nobody else may move anything. */
export const actors: Readonly<Record<string, readonly string[]>> = {
  [cast.owner]: ['owner'],
  [cast.technologyManager]: ['techManager'],
  [cast.manager]: ['agency', 'checker'],
  [cast.assessor]: ['assessor'],
  // The colleague takes over where the agency replaces the assessor (A18).
  [cast.secondChecker]: ['secondChecker', 'assessor'],
  [cast.reviewer]: ['publicAgency'],
  [cast.otherReviewer]: ['publicAgency'],
  ...Object.fromEntries(panelists.map(([login]) => [login, ['expert']])),
  // People of the same trades who have nothing to do with the case.
  [cast.otherOwner]: [],
  [cast.otherManager]: [],
  [cast.otherAssessor]: [],
  [cast.otherExpert]: [],
  [cast.editor]: [],
  [cast.administrator]: [],
  visitor: [],
};
export const logins = Object.keys(actors);
