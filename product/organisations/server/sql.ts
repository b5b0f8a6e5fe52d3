import { sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import type { Me } from '#host/me';
import { people } from '#queries/people';
import type { organisationActions, OrganisationFilter } from '../organisation';
import { saidOf } from './stored-fields';
import { mayLock } from './register';

type Filter = z.output<typeof OrganisationFilter>;

/** What one may do to an entry now: one that is merged can only be taken out again. */
const canOf = (
  row: { readonly mergedInto: string | null; readonly isLocked: boolean; readonly type: string },
  me: Me,
): (typeof organisationActions)[number][] => {
  if (row.mergedInto !== null) return ['unmerge'];
  const lock = mayLock(me, row) ? [row.isLocked ? ('unlock' as const) : ('lock' as const)] : [];
  return ['edit', ...(row.isLocked ? [] : (['merge'] as const)), ...lock];
};

/** One page of organisations by number, with the exact total; `without` are left out, and merged entries unless asked for. */
export const listOrganisations = async (
  filter: Filter,
  { db, me }: Pick<Context, 'db' | 'me'>,
  without: readonly string[] = [],
) => {
  let chosen = db
    .selectFrom('organisationEntry as entry')
    .where('entry.mergedInto', filter.state === 'merged' ? 'is not' : 'is', null);
  if (filter.organisationName)
    chosen = chosen.where('entry.name', 'like', containing(filter.organisationName));
  if (filter.organisationType) chosen = chosen.where('entry.type', '=', filter.organisationType);
  if (filter.state === 'open' || filter.state === 'locked')
    chosen = chosen.where('entry.isLocked', '=', filter.state === 'locked');
  if (without.length > 0) chosen = chosen.where('entry.id', 'not in', [...without]);
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .leftJoin('organisation as parent', 'parent.id', 'entry.parentId')
      .leftJoin('organisationEntry as survivor', 'survivor.id', 'entry.survivingId')
      .selectAll('entry')
      .select((row) => [
        'parent.survivingId as aboveId',
        'parent.name as parentName',
        'survivor.name as survivorName',
        // Those of a merged entry are counted where they are read; beside itself it says who would go back.
        row
          .selectFrom(people.as('person'))
          .select((each) => each.fn.countAll<number>().as('count'))
          .where(
            'person.organisationId',
            'in',
            sql<string>`(select entry.id union all select same.id from organisation_entry same
              where same.surviving_id = entry.id)`,
          )
          .as('peopleCount'),
      ])
      .orderBy('entry.number'),
  );
  const mayEdit = me.rights.has('organisation.manage');
  return {
    rows: rows.map((row) => ({
      id: row.id,
      ...saidOf(row),
      // Below whichever entry stands for that one today.
      parentId: row.aboveId ?? '',
      parentName: row.parentName ?? '',
      isLocked: row.isLocked,
      mergedInto: row.mergedInto === null ? '' : (row.survivorName ?? ''),
      peopleCount: Number(row.peopleCount),
      rowVersion: row.rowVersion,
      can: mayEdit ? canOf(row, me) : [],
    })),
    total,
  };
};
