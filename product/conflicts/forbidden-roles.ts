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
  'secondReviewer',
  'reviewSupervisor',
] as const;
export type AchievementRole = (typeof achievementRoles)[number];

export type RolePair = readonly [AchievementRole, AchievementRole];

const ownSide: readonly AchievementRole[] = ['owner', 'person', 'completingOrganisationMember'];
/** The parts in its evaluation: from each somebody knows what it came to. */
export const evaluatingRoles = [
  'agencyManager',
  'assessor',
  'secondChecker',
  'expert',
  'publicReviewer',
] as const satisfies readonly AchievementRole[];
export type EvaluatingRole = (typeof evaluatingRoles)[number];

/** Those who judge it, one way or another: after its evaluation a second time, or who has that done (domain §9.20). */
export const judgingRoles = [
  ...evaluatingRoles,
  'secondReviewer',
  'reviewSupervisor',
] as const satisfies readonly AchievementRole[];
export type JudgingRole = (typeof judgingRoles)[number];

/** As what somebody judges an achievement who acts on it in one of these capacities. */
export const judgingActors: Readonly<Record<string, JudgingRole>> = {
  agency: 'agencyManager',
  checker: 'agencyManager',
  assessor: 'assessor',
  secondChecker: 'secondChecker',
  expert: 'expert',
  publicAgency: 'publicReviewer',
  secondReviewer: 'secondReviewer',
};

const agency: readonly AchievementRole[] = ['agencyManager', 'agencyEmployee', 'assessor', 'secondChecker'];

const pairs = (some: readonly AchievementRole[], others: readonly AchievementRole[]): RolePair[] =>
  some.flatMap((one) => others.map((other): RolePair => [one, other]));

const reviewing = ['publicReviewer', 'secondReviewer', 'reviewSupervisor'] as const;

/**
 * Nobody judges their own work; who runs, writes or reviews does not advise, nor check themselves; who reviews is independent; who
 * reviews a second time knows nothing of the first.
 */
const forbidden: readonly RolePair[] = [
  ...pairs(ownSide, judgingRoles),
  ...pairs(['agencyManager', 'assessor', 'secondChecker', ...reviewing], ['expert']),
  ['assessor', 'secondChecker'],
  ...pairs(agency, reviewing),
  ...pairs(['publicReviewer', 'reviewSupervisor'], ['secondReviewer']),
];

/**
 * The pairs of roles one person may not hold on the same achievement (domain §1.2, refused with 2005;
 * the second check by another assessor is R2b). Empty when the roles go together.
 */
export const forbiddenTogether = (roles: Iterable<AchievementRole>): RolePair[] => {
  const held = new Set(roles);
  return forbidden.filter(([one, other]) => held.has(one) && held.has(other));
};
