import { organisationsApi } from '#product/organisations/web/calls';

/** Organisations that may be chosen as somebody's workplace. */
export const findOrganisation = async (keyword: string) =>
  (await organisationsApi.list({ pageSize: 20, organisationName: keyword, state: 'open' })).rows.map(
    (row) => ({
      id: row.id,
      name: row.organisationName,
      note: row.organisationNumber,
    }),
  );
