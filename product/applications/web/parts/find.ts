import type { FindChoices } from '#shell/office';
import { applicationsApi } from '../calls';

/** Technology managers whose name holds the keyword. */
export const findManagers: FindChoices = async (keyword) =>
  (await applicationsApi.technologyManagers({ pageSize: 20, ...(keyword && { name: keyword }) })).rows.map(
    (row) => ({
      id: row.id,
      name: row.trueName,
      note: row.organisationName,
    }),
  );
