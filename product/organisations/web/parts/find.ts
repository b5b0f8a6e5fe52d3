import type { FindChoices } from '#shell/office';
import { organisationsApi } from '../calls';

/** Organisations that may be chosen, by a part of their name. */
export const findOrganisations: FindChoices = async (keyword) =>
  (await organisationsApi.list({ pageSize: 20, organisationName: keyword, state: 'open' })).rows.map(
    ({ id, organisationName, organisationNumber }) => ({
      id,
      name: organisationName,
      note: organisationNumber,
    }),
  );
