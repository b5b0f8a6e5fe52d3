import type * as z from 'zod';
import type { Db } from '../../../host/database/connection';
import { holding, pageFrom } from '../../../host/lists';
import type { OrganisationFilter } from '../organisation';
import './tables';

type Filter = z.output<typeof OrganisationFilter>;

/** One page of organisations by number, with the exact total; `without` are left out. */
export const listOrganisations = async (db: Db, filter: Filter, without: readonly string[] = []) => {
  let chosen = db.selectFrom('organisation').where('mergedInto', 'is', null);
  if (filter.organisationName) chosen = chosen.where('name', 'like', holding(filter.organisationName));
  if (filter.organisationType) chosen = chosen.where('type', '=', filter.organisationType);
  if (without.length > 0) chosen = chosen.where('id', 'not in', [...without]);
  const { rows, total } = await pageFrom(chosen, filter, (all) => all.selectAll().orderBy('number'));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      organisationName: row.name,
      organisationNumber: row.number,
      organisationType: row.type,
      creditCode: row.creditCode ?? '',
      isLocked: row.isLocked,
    })),
    total,
  };
};
