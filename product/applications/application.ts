import type * as z from 'zod';
import { strictObject } from '#contract/field';
import { achievementFields } from './achievement';
import { commissionFields, completionFields } from './completion';

export const AchievementStep = strictObject(achievementFields);
export const CompletionStep = strictObject(completionFields);
export const CommissionStep = strictObject(commissionFields);
/** All three steps: what the edit page shows at once, and what is signed. */
export const ApplicationFields = strictObject({
  ...achievementFields,
  ...completionFields,
  ...commissionFields,
});

/** An application as far as it has been filled in. */
export type Draft = z.output<typeof ApplicationFields>;
type Filled<Key extends keyof Draft> = NonNullable<Draft[Key]>;
export type OrganisationRow = Filled<'organisations'>[number];
export type PersonRow = Filled<'persons'>[number];
export type RightRow = Filled<'rights'>[number];

/** A record as experts are told it: not whom the applicant would avoid, nor what concerns the commission alone (domain §1.1). */
export const forExperts = <
  Fields extends {
    readonly avoidedExperts?: unknown;
    readonly attachments?: unknown;
    readonly commitments?: unknown;
  },
>({
  avoidedExperts: _avoided,
  attachments: _attachments,
  commitments: _commitments,
  ...rest
}: Fields) => rest;
