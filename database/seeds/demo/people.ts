import { assessors, expertAndAssessor, technologyManagers } from './certified';
import { experts } from './experts';
import { administrators, agencyManagers, editors, publicServiceStaff } from './offices';
import { owners } from './owners';
import type { DemoPerson } from './person';

export type { DemoPerson } from './person';

/** Every account of the demonstration (domain §8): all invented, at least one for every role. */
export const people: readonly DemoPerson[] = [
  ...administrators,
  ...editors,
  ...owners,
  ...technologyManagers,
  ...agencyManagers,
  ...assessors,
  ...expertAndAssessor,
  ...experts,
  ...publicServiceStaff,
];

/** The person of a login name; throws for one that is not there, for only the seeds ask. */
export const personOf = (loginName: string): DemoPerson => {
  const found = people.find((one) => one.loginName === loginName);
  if (!found) throw new Error(`nobody signs in as ${loginName}`);
  return found;
};

/** Which experts stand in an assessor's pool. */
export const expertPools: Readonly<Record<string, readonly string[]>> = {
  lujingxing: experts.slice(0, 16).map((one) => one.loginName),
  jiwendi: experts.slice(8).map((one) => one.loginName),
  xuzhibai: experts.map((one) => one.loginName),
  shangguanyu: experts.slice(4, 20).map((one) => one.loginName),
};
