import { clinicians } from './clinicians';
import type { DemoPerson } from './person';
import { specialists } from './specialists';

/** The twenty-four experts of domain §8. */
export const experts: readonly DemoPerson[] = [...clinicians, ...specialists];
