import { factsOf } from '#contract/facts';
import { achievementFields } from './achievement';
import { commissionFields, completionFields } from './completion';

/**
 * What is known of each field of an application, by the step of the wizard that asks it. The office is given this as plain
 * data (`virtual:fields/applications`) and loads no schema.
 */
export const fields = {
  apply: factsOf(achievementFields),
  apply2: factsOf(completionFields),
  apply3: factsOf(commissionFields),
};
/** All of them, in the order of the form. */
export const applicationFacts = { ...fields.apply, ...fields.apply2, ...fields.apply3 };
