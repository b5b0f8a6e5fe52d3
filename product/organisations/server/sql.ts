import { sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '../../../host/context';
import { holding, pageFrom } from '../../../host/lists';
import type { OrganisationFilter } from '../organisation';
import './tables';

type Filter = z.output<typeof OrganisationFilter>;

/** One page of organisations by number, with the exact total; `without` are left out. */
export const listOrganisations = async (
  filter: Filter,
  { db, me }: Pick<Context, 'db' | 'me'>,
  without: readonly string[] = [],
) => {
  let chosen = db.selectFrom('organisation').where('organisation.mergedInto', 'is', null);
  if (filter.organisationName)
    chosen = chosen.where('organisation.name', 'like', holding(filter.organisationName));
  if (filter.organisationType) chosen = chosen.where('organisation.type', '=', filter.organisationType);
  if (filter.state) chosen = chosen.where('organisation.isLocked', '=', filter.state === 'locked');
  if (without.length > 0) chosen = chosen.where('organisation.id', 'not in', [...without]);
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .leftJoin('organisation as parent', 'parent.id', 'organisation.parentId')
      .selectAll('organisation')
      .select([
        'parent.name as parentName',
        sql<number>`(select count(*) from person where person.organisation_id = organisation.id)`.as(
          'peopleCount',
        ),
      ])
      .orderBy('organisation.number'),
  );
  const mayKeep = me.rights.has('organisation.manage');
  return {
    rows: rows.map((row) => ({
      id: row.id,
      organisationName: row.name,
      organisationNumber: row.number,
      organisationType: row.type,
      parentId: row.parentId ?? '',
      parentName: row.parentName ?? '',
      creditCode: row.creditCode ?? '',
      qualification: row.qualification ?? '',
      technologyFields: row.technologyFields,
      validUntil: row.validUntil,
      isLocked: row.isLocked,
      peopleCount: Number(row.peopleCount),
      rowVersion: row.rowVersion,
      can: mayKeep ? ['edit' as const, row.isLocked ? ('unlock' as const) : ('lock' as const)] : [],
    })),
    total,
  };
};
