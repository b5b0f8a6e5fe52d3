import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { OrganisationType } from '#product/dictionaries/dictionaries';

/** Every entry by its own number and name, and under which one it is read: itself, or the one that it was merged into. */
export const survivors = expressionBuilder<Tables>()
  .selectFrom('organisationEntry')
  .select(['organisationEntry.id', 'organisationEntry.survivingId'])
  .select(['organisationEntry.number', 'organisationEntry.name']);

const publicAgencyType = '7' satisfies OrganisationType;

/** The public-service agencies of the register, merged ones included: their people read every report that is sent on (domain §1.1). */
export const publicAgencies = expressionBuilder<Tables>()
  .selectFrom('organisation')
  .select(['organisation.survivingId as id', 'organisation.name', 'organisation.entryName'])
  .where('organisation.type', '=', publicAgencyType);
