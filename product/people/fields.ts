import { factsOf, namesOf } from '#contract/facts';
import { profileFields } from './profile';
import { accountFields } from './staff';
import { peopleWords } from './words';
import { staffWords } from './words-staff';

/** What is known of each field of a person: what they say of themselves, and what others keep of their account. */
export const fields = { profile: factsOf(profileFields), account: factsOf(accountFields) };

/** How each is called, as its form says it. */
export const personFieldNames = namesOf(
  { ...fields.profile, ...fields.account },
  { people: peopleWords, staff: staffWords },
);
