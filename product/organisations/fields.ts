import { factsOf } from '#contract/facts';
import { OrganisationInput } from './organisation';

/** What is known of each field of an entry of the register. */
export const fields = { organisation: factsOf(OrganisationInput.shape) };
