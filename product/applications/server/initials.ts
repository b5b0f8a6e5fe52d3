import { sql } from 'kysely';
import { containing } from '#host/lists';
import type { Db } from '#host/database/connection';
import { initialsOf } from '#product/search/initials';
import type { Finder, PageAction } from '#product/search/server';
import { gramsFor } from '#product/search/normalise';
import { visibleApplications } from './visible';

/** How many records of one kind the palette shows. */
const most = 10;
const batch = 500;

/** The initials of a name as they lie beside it: its spellings, a space between them. */
export const searchedInitials = (name: string): string => initialsOf(name).join(' ');

/** Works out the initials of names that an earlier version of the program kept without them. */
export const catchUpInitials = async (db: Db): Promise<void> => {
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .select(['id', 'achievementName'])
      .where('searchInitials', 'is', null)
      .limit(batch)
      .execute();
    for (const { id, achievementName } of rows) {
      await db
        .updateTable('application')
        .set({ searchInitials: searchedInitials(achievementName ?? '') })
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < batch) return;
  }
};

export const findApplications: Finder = async ({ keyword, asInitials }, { db, me }) => {
  const grams = gramsFor(keyword);
  const like = containing(keyword);
  const rows = await db
    .selectFrom('application')
    .select(['id', 'achievementName', 'applicationNumber'])
    .where((row) => visibleApplications(row, me))
    .where((row) =>
      row.or([
        ...(grams.length > 0
          ? [
              row.and([
                sql<boolean>`application.search_grams @> ${grams}::text[]`,
                row('searchName', 'like', like),
              ]),
            ]
          : []),
        row(sql`lower(application_number)`, 'like', like),
        ...(asInitials ? [row('searchInitials', 'like', like)] : []),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, achievementName, applicationNumber }) => ({
    title: achievementName ?? '',
    note: applicationNumber ?? '',
    url: `/EvaluationManagement/detail?Id=${id}`,
  }));
};

/** The one thing about applications that is begun from anywhere. */
export const newApplication: PageAction = {
  right: 'apply.draft',
  names: ['新建成果申报', 'New application', 'Nueva solicitud'],
  url: '/EvaluationManagement/apply',
};
