import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { people } from '#queries/people';
import { applicationCodes } from '#product/dictionaries/application-status';
import { pinnedSettings } from '#queries/applications';
import { valuesOf, versionNow } from './values';

const { submitted, evaluating, publicReview } = applicationCodes;

/** Versions with the name of who saved them and the number of evaluations under way that keep to them. */
const versions = (db: Context['db']) =>
  db
    .selectFrom('settingVersion')
    .leftJoin(people.as('person'), 'person.id', 'settingVersion.savedBy')
    .leftJoin('settingVersion as earlier', (join) =>
      join.on('earlier.number', '=', (row) => row('settingVersion.number', '-', 1)),
    )
    .select((row) => [
      'earlier.values as before',
      'settingVersion.number as version',
      'settingVersion.values',
      'settingVersion.savedAt',
      'settingVersion.reason',
      row.fn.coalesce('person.trueName', row.val('')).as('savedByName'),
      row
        .selectFrom(pinnedSettings.as('held'))
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('held.settingsVersion', '=', 'settingVersion.number')
        .where('held.status', 'in', [submitted, evaluating, publicReview])
        .as('running'),
    ]);

/** Every version, newest first. */
export const listVersions = async (
  filter: { readonly pageIndex?: number | undefined; readonly pageSize?: number | undefined },
  { db }: Pick<Context, 'db'>,
) => {
  const { rows, total } = await pageFrom(db.selectFrom('settingVersion'), filter, (chosen) =>
    chosen.select('settingVersion.number').orderBy('settingVersion.number', 'desc'),
  );
  const numbers = rows.map(({ number }) => number);
  const found =
    numbers.length > 0 ? await versions(db).where('settingVersion.number', 'in', numbers).execute() : [];
  return {
    total,
    rows: found
      .toSorted((one, other) => other.version - one.version)
      .map(({ values, before, running, ...row }) => ({
        ...row,
        values: valuesOf(values),
        before: before && valuesOf(before),
        running: Number(running),
      })),
  };
};

/** The values in force, and how many evaluations under way keep those of an earlier version. */
export const readSettings = async (_: unknown, { db }: Pick<Context, 'db'>) => {
  const { number } = await versionNow(db);
  const {
    running: _running,
    before: _before,
    values,
    ...row
  } = await versions(db).where('settingVersion.number', '=', number).executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom(pinnedSettings.as('held'))
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('settingsVersion', '<', number)
    .where('status', 'in', [submitted, evaluating, publicReview])
    .executeTakeFirstOrThrow();
  return { ...row, values: valuesOf(values), heldBack: Number(count) };
};
