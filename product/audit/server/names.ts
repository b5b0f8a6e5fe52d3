import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { inLanguage, type Word } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { applicationHeads } from '#queries/applications';
import { judgedReports } from '#queries/reports';
import { roleTitles } from '#queries/roles';
import { knownCalls } from './calls';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** How an object of a kind is called: in its own column, or by the achievement it is about. */
const applications = expressionBuilder<Tables>().selectFrom(applicationHeads.as('about'));
const achievement = (table: string) =>
  sql<string>`${applications
    .select('about.achievementName')
    .where('about.id', '=', sql.ref<string>(`${table}.applicationId`))}`;
const inWords = (table: string, at: number) => sql<string>`${sql.ref(`${table}.names`)}->>${at}::integer`;

const nameOf: Readonly<Record<string, (at: number) => RawBuilder<string>>> = {
  application: () => sql`achievement_name`,
  material: () => achievement('material'),
  materialPin: () => sql.ref<string>('materialPin.text'),
  report: () => achievement('report'),
  opinion: () =>
    sql`${applications
      .innerJoin(judgedReports.as('judged'), 'judged.applicationId', 'about.id')
      .select('about.achievementName')
      .where('judged.id', '=', sql.ref<string>('opinion.reportId'))}`,
  person: () => sql`true_name`,
  organisation: () => sql`name`,
  role: (at) => inWords('role', at),
  action: (at) => inWords('action', at),
  codeSet: () => sql`name`,
  codeItem: (at) => inWords('codeItem', at),
  file: () => sql`name`,
};

interface About {
  readonly objectKind: string | null;
  readonly objectId: string | null;
}

/** The names of the objects that some entries are about, as far as the reader sees those objects: `kind/id` → name. */
export const namesFor = async (
  entries: readonly About[],
  { db, me, language, services }: Pick<Context, 'db' | 'me' | 'language' | 'services'>,
): Promise<ReadonlyMap<string, string>> => {
  const at = ['zh', 'en', 'es'].indexOf(language);
  const found = new Map<string, string>();
  for (const [kind, name] of Object.entries(nameOf)) {
    const ids = [
      ...new Set(
        entries.flatMap(({ objectKind, objectId }) =>
          objectKind === kind && objectId !== null && uuid.test(objectId) ? [objectId] : [],
        ),
      ),
    ];
    if (ids.length === 0) continue;
    const { table, visible } = services.contributed.kinds[kind]!;
    const rows = await db
      .selectFrom(table as 'installation')
      .select([sql<string>`id`.as('id'), name(at).as('name')])
      .where('id', 'in', ids as never[])
      .where((row) => visible(row as never, me))
      .execute();
    for (const row of rows) found.set(`${kind}/${row.id}`, row.name ?? '');
  }
  // A list has no row; it is called after the call that answers it.
  const { callNames, callAt } = knownCalls(services.contributed);
  for (const { objectKind, objectId } of entries)
    if (objectKind === 'list' && objectId !== null) {
      const name = callNames[callAt.get(objectId) ?? ''];
      if (name) found.set(`list/${objectId}`, inLanguage(name, language));
    }
  return found;
};

/** The roles' names by their codes. */
export const roleNames = async ({ db, language }: Pick<Context, 'db' | 'language'>) => {
  const rows = await db.selectFrom(roleTitles.as('role')).select(['code', 'names']).execute();
  const names = new Map(
    rows.map(({ code, names: word }) => [code, inLanguage(word as unknown as Word, language)]),
  );
  return (codes: string | null): string =>
    (codes ?? '')
      .split(',')
      .filter(Boolean)
      .map((code) => names.get(code) ?? code)
      .join(' · ');
};
