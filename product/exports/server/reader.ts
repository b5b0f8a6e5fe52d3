import { createHash } from 'node:crypto';
import type { Me } from '#host/me';

/**
 * A hash of how far somebody looks: their roles, how far each looks, their organisation. Whoever had a file made while they looked
 * farther is not given it any more.
 */
export const readerOf = ({ views, organisationIds, isOrganisationAdmin }: Me): string => {
  const looks = views.map(({ scope, roles }) => [scope, [...roles].sort()]);
  const said = JSON.stringify([looks, [...organisationIds].sort(), isOrganisationAdmin]);
  return createHash('sha256').update(said).digest('hex');
};
