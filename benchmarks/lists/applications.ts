import type pg from 'pg';
import { uuidV7 } from '#contract/uuid';
import { randomOf } from '#journeys/kill/random';
import { gramsOf, nameKey, normalised } from '#product/search/normalise';
import { families, given, organs, things, ways } from './names';

/** Whose rows are asked for later: one of two hundred applications is theirs. */
export interface Whose {
  readonly ownerId: string;
}

/** What tells rows of the benchmark from those of the demonstration. */
export const source = 'measured';

const columnsMade = {
  id: 'uuid',
  application_number: 'text',
  status: 'smallint',
  owner_id: 'uuid',
  achievement_name: 'text',
  achievement_type: 'text',
  category: 'smallint',
  evaluation_purposes: 'text[]',
  first_author: 'text',
  evaluation_agency_id: 'uuid',
  assessor_id: 'uuid',
  decision_text: 'text',
  economic_benefit: 'numeric(14,2)',
  name_key: 'text',
  search_name: 'text',
  search_first_author: 'text',
  search_authors: 'text',
  search_grams: 'text[]',
  submitted_at: 'timestamptz(3)',
  created_at: 'timestamptz(3)',
  updated_at: 'timestamptz(3)',
} as const;
const madeList = Object.entries(columnsMade)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const isMade = (column: string): boolean => column in columnsMade;
const unlike = ['previous_application_id', 'returned_by'];

/** The statement that adds a batch: what is made here, the rest as in an application of the demonstration. */
const insertOf = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'application' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => name).filter((name) => !unlike.includes(name));
  return `insert into application (${columns.join(', ')})
    select ${columns.map((name) => (isMade(name) ? `made.${name}` : `model.${name}`)).join(', ')}
    from jsonb_to_recordset($1::jsonb) as made (model integer, ${madeList})
    join model_application model on model.place = made.model`;
};

const idsOf = async (pool: pg.Pool, text: string): Promise<string[]> =>
  (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);

/**
 * Adds so many applications like those of the demonstration: names, authors, grams, states and days spread as in use.
 * Every run makes the same rows. The pool must have no time limit for statements.
 */
export const seedApplications = async (
  pool: pg.Pool,
  count: number,
  now: Date,
  { ownerId }: Partial<Whose> = {},
  progress: (done: number) => void = () => undefined,
): Promise<void> => {
  const random = randomOf(2026);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const bytes = (): Uint8Array => Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256));
  await pool.query(
    'create table model_application as select row_number() over (order by id)::int as place, * from application',
  );
  const models = (await pool.query<{ n: number }>('select count(*)::int as n from model_application'))
    .rows[0]!.n;
  const agencies = await idsOf(pool, "select id from organisation where type = '6' order by number");
  const owners = (await idsOf(pool, 'select id from person order by id')).filter((id) => id !== ownerId);
  const assessors = await idsOf(
    pool,
    `select distinct pr.person_id as id from person_role pr join role on role.id = pr.role_id
      where coalesce(role.based_on, role.code) = 'PGS' order by 1`,
  );
  const insert = await insertOf(pool);
  const batch = 2_000;
  for (let begun = 0; begun < count; begun += batch) {
    const made = Array.from({ length: Math.min(batch, count - begun) }, (_, place) => {
      const at = begun + place;
      const created = now.getTime() - Math.floor(random() * 3 * 365 * 86_400_000);
      const name = `${one(ways)}${one(organs)}${one(things)}的研制与应用 ${at}`;
      const authors = Array.from({ length: 4 }, () => `${one(families)}${one(given)}${one(given)}`);
      const category = 1 + Math.floor(random() * 3);
      const status = one([0, 0, 1, 1, 1, 1, 4, 6, 7, 7, 2, 3]);
      const day = new Date(created).toISOString();
      const isAccepted = [1, 3, 4, 7].includes(status);
      return {
        model: 1 + Math.floor(random() * models),
        id: uuidV7(created, bytes()),
        application_number: status === 6 ? null : `B${String(at).padStart(9, '0')}`,
        status,
        owner_id: ownerId !== undefined && at % 200 === 0 ? ownerId : one(owners),
        achievement_name: name,
        achievement_type: `${category}.${1 + Math.floor(random() * 3)}`,
        category,
        evaluation_purposes: [String(1 + Math.floor(random() * 9))],
        first_author: authors[0],
        evaluation_agency_id: one(agencies),
        assessor_id: isAccepted ? one(assessors) : null,
        decision_text: source,
        economic_benefit: (random() * 10_000).toFixed(2),
        name_key: nameKey(name),
        search_name: normalised(name),
        search_first_author: normalised(authors[0]!),
        search_authors: authors.map(normalised).join('\n'),
        search_grams: [...new Set([normalised(name), ...authors.map(normalised)].flatMap(gramsOf))],
        submitted_at: status === 6 ? null : day,
        created_at: day,
        updated_at: day,
      };
    });
    await pool.query(insert, [JSON.stringify(made)]);
    progress(begun + made.length);
  }
  await pool.query('drop table model_application');
};
