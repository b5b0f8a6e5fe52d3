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
const judging: readonly AchievementRole[] = [
  'agencyManager',
  'assessor',
  'secondChecker',
  'expert',
  'publicReviewer',
];
const agency: readonly AchievementRole[] = ['agencyManager', 'agencyEmployee', 'assessor', 'secondChecker'];

const pairs = (some: readonly AchievementRole[], others: readonly AchievementRole[]): RolePair[] =>
  some.flatMap((one) => others.map((other): RolePair => [one, other]));

/** Nobody judges his own work; who writes does not advise, nor check himself; who reviews is independent. */
const forbidden: readonly RolePair[] = [
  ...pairs(ownSide, judging),
  ...pairs(['assessor', 'secondChecker'], ['expert']),
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
