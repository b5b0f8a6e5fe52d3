import { coded } from '#contract/field';

/** The states of an application and their codes on the wire (ST1, domain §3.0). */
export const applicationCodes = {
  submitted: 0,
  passed: 1,
  cancelled: 2,
  rejected: 3,
  publicReview: 4,
  draft: 6,
  evaluating: 7,
} as const;

export type ApplicationStatus = keyof typeof applicationCodes;

/** `IsAskFor` of the wire. */
export const applicationStatus = coded(applicationCodes, {
  wire: 'IsAskFor',
  dictionary: 'applicationStatus',
});

/** Both mean «in progress» to those outside: submitted and under evaluation (domain §3.0). */
const inProgress: readonly number[] = [applicationCodes.submitted, applicationCodes.evaluating];

/** The codes that a filter for one code finds: 0 expands to 0 and 7. */
export const expandedStatus = (code: number): readonly number[] =>
  code === applicationCodes.submitted ? inProgress : [code];

/** States in which nothing has been decided yet. */
export const openCodes: readonly number[] = [...inProgress, applicationCodes.publicReview];

/** The name of a code; throws for one the product does not know. */
export const statusOf = (code: number): ApplicationStatus => {
  const found = Object.entries(applicationCodes).find(([, each]) => each === code);
  if (!found) throw new Error(`no application status ${code}`);
  return found[0] as ApplicationStatus;
};
