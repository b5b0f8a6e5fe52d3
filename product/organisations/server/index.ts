import { serve } from '../../../host/serve';
import { organisations } from '../contract';
import { listOrganisations } from './sql';

export { organisationKind } from './visible';

export default serve(organisations, {
  list: (filter, { db }) => listOrganisations(db, filter),
  others: ({ excludeOrgIds = [], ...filter }, { db, me }) =>
    listOrganisations(db, filter, [...excludeOrgIds, ...(me.organisationId ? [me.organisationId] : [])]),
});
