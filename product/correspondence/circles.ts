import { oneOf } from '#contract/field';

/** As what somebody takes part in the correspondence about a case. An expert is none of them, nor is a second checker: they write into sheet and report. */
export const parts = ['owner', 'techManager', 'agency', 'assessor', 'publicAgency'] as const;
export type Part = (typeof parts)[number];

/**
 * Who reads a message: its circle (domain §1.1). The applicant writes with the agency and the assessor, whom the case names to
 * them; the public-service agency with the agency's managers, who answer for it, and within itself.
 */
export const circles = {
  applicant: ['owner', 'techManager', 'agency', 'assessor'],
  agency: ['agency', 'assessor'],
  supervision: ['agency', 'publicAgency'],
  publicAgency: ['publicAgency'],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Circle = keyof typeof circles;
export const circleNames = Object.keys(circles) as [Circle, ...Circle[]];
export const circle = oneOf(circleNames);

/** The house that somebody of this part stands for. */
export type Side = 'applicant' | 'agency' | 'publicAgency';
export const sideOf = (part: Part): Side =>
  part === 'owner' || part === 'techManager'
    ? 'applicant'
    : part === 'publicAgency'
      ? 'publicAgency'
      : 'agency';

/** Whether a circle is of this part. */
export const isIn = (part: Part, name: Circle): boolean => (circles[name] as readonly Part[]).includes(part);

/** How long a message may be changed after it was written, in minutes. */
export const minutesToEdit = 10;
