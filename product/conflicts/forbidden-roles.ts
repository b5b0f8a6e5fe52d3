/** What somebody is to one achievement. */
export const achievementRoles = [
  'owner',
  'person',
  'completingOrganisationMember',
  'agencyManager',
  'agencyEmployee',
  'assessor',
  'secondChecker',
  'expert',
  'publicReviewer',
] as const;
export type AchievementRole = (typeof achievementRoles)[number];

export type RolePair = readonly [AchievementRole, AchievementRole];

const ownSide: readonly AchievementRole[] = ['owner', 'person', 'completingOrganisationMember'];
/** Those who judge it, one way or another. */
export const judgingRoles = [
  'agencyManager',
  'assessor',
  'secondChecker',
  'expert',
  'publicReviewer',
] as const satisfies readonly AchievementRole[];
export type JudgingRole = (typeof judgingRoles)[number];

const agency: readonly AchievementRole[] = ['agencyManager', 'agencyEmployee', 'assessor', 'secondChecker'];

const pairs = (some: readonly AchievementRole[], others: readonly AchievementRole[]): RolePair[] =>
  some.flatMap((one) => others.map((other): RolePair => [one, other]));

/** Nobody judges their own work; who runs, writes or reviews does not advise, nor check themselves; who reviews is independent. */
const forbidden: readonly RolePair[] = [
  ...pairs(ownSide, judgingRoles),
  ...pairs(['agencyManager', 'assessor', 'secondChecker', 'publicReviewer'], ['expert']),
  ['assessor', 'secondChecker'],
  ...pairs(agency, ['publicReviewer']),
];

/**
 * The pairs of roles one person may not hold on the same achievement (domain §1.2, refused with 2005;
 * the second check by another assessor is R2b). Empty when the roles go together.
 */
export const forbiddenTogether = (roles: Iterable<AchievementRole>): RolePair[] => {
  const held = new Set(roles);
  return forbidden.filter(([one, other]) => held.has(one) && held.has(other));
};
