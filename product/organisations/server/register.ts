import { roleCode } from '#contract/rights';
import type { Me } from '#host/me';
import { agency } from '../agency';

/** The public-service agency keeps the register of agencies and locks those; any organisation, only the administrator (domain §1.2). */
export const mayLock = (me: Me, entry: { readonly type: string }): boolean =>
  me.roles.has(roleCode.administrator) || entry.type === agency;
