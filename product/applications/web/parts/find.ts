import type { FindChoices } from '#shell/office';
import { organisationsApi } from '#product/organisations/web/calls';
import { applicationsApi } from '../calls';

/** Organisations whose name holds the keyword. */
export const findOrganisations: FindChoices = async (keyword) =>
  (await organisationsApi.list({ pageSize: 20, organisationName: keyword, state: 'open' })).rows.map(
    (row) => ({
      id: row.id,
      name: row.organisationName,
      note: row.organisationNumber,
    }),
  );

/** Technology managers whose name holds the keyword. */
export const findManagers: FindChoices = async (keyword) =>
  (await applicationsApi.technologyManagers({ pageSize: 20, ...(keyword && { name: keyword }) })).rows.map(
    (row) => ({
      id: row.id,
      name: row.trueName,
      note: row.organisationName,
    }),
  );
