import type { Me } from '#host/me';

/** The type of organisation that evaluates (domain §5.4). */
export const agency = '6';

/** The public-service agency keeps the register of agencies and locks those; any organisation, only the administrator (domain §1.2). */
export const mayLock = (me: Me, entry: { readonly type: string }): boolean =>
  me.roles.has('ADM') || entry.type === agency;
