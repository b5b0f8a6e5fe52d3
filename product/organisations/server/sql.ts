import type * as z from 'zod';
import type { Db } from '../../../host/database/connection';
import { general } from '../../../contract/problems';
import type { OrganisationFilter } from '../organisation';
import './tables';

type Filter = z.output<typeof OrganisationFilter>;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** One page of organisations by number, with the exact total; `without` are left out. */
export const listOrganisations = async (db: Db, filter: Filter, without: readonly string[] = []) => {
  const size = filter.pageSize ?? 10;
  const skipped = ((filter.pageIndex ?? 1) - 1) * size;
  if (skipped > 1_000_000) throw general.badInput();
  let chosen = db.selectFrom('organisation').where('mergedInto', 'is', null);
  if (filter.organisationName) chosen = chosen.where('name', 'like', `%${escaped(filter.organisationName)}%`);
  if (filter.organisationType) chosen = chosen.where('type', '=', filter.organisationType);
  if (without.length > 0) chosen = chosen.where('id', 'not in', [...without]);
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen.selectAll().orderBy('number').limit(size).offset(skipped).execute();
  return {
    rows: rows.map((row) => ({
      id: row.id,
      organisationName: row.name,
      organisationNumber: row.number,
      organisationType: row.type,
      creditCode: row.creditCode ?? '',
      isLocked: row.isLocked,
    })),
    total: Number(total),
  };
};
