import { sql, type NotNull, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#host/database/connection';
import { foundAmong, listed, passedReports } from '#product/reports/server';
import { asResult, type PublicResult } from './results';

/** By what published results are told apart, in the order in which a page offers it; values are codes, a year is one too. */
export const facets = ['category', 'field', 'product', 'level', 'method', 'year'] as const;
export type Facet = (typeof facets)[number];
export type Chosen = Readonly<Partial<Record<Facet, string>>>;

/** What a visitor looks for among the published results; of each facet one value at most. */
interface CatalogueQuery {
  readonly keyword: string;
  readonly chosen: Chosen;
  readonly maturityFrom: number | undefined;
}
/** One condition of a search, so that it can be left out. */
export type Part = Facet | 'keyword' | 'maturity';

/** What a result has of a facet, as a list: most have one value, a product may be of several kinds. */
const valuesOf: Readonly<Record<Facet, RawBuilder<string[]>>> = {
  category: sql`array[application.category::text]`,
  field: sql`array[application.technology_field]`,
  product: sql`array_append(application.product_options, application.product_kind)`,
  level: sql`array[report.overall_level]`,
  method: sql`array[application.form ->> 'transformationMethod']`,
  year: sql`array[extract(year from report.issue_date)::int::text]`,
};

const conditions = ({
  keyword,
  chosen,
  maturityFrom,
}: CatalogueQuery): ReadonlyMap<Part, RawBuilder<SqlBool>> => {
  const word = keyword.trim().toLowerCase();
  const has = (text: RawBuilder<unknown>) => sql`strpos(lower(${text}), ${word}) > 0`;
  return new Map<Part, RawBuilder<SqlBool>>([
    ...(word
      ? ([
          [
            'keyword',
            sql<SqlBool>`(${has(sql`application.achievement_name`)} or ${has(sql`application.achievement_name_english`)}
              or ${has(sql`application.main_organisation_name`)}
              or exists (select 1 from unnest(application.keywords) word where ${has(sql`word`)}))`,
          ],
        ] as const)
      : []),
    ...facets.flatMap((facet) =>
      chosen[facet] ? ([[facet, sql<SqlBool>`${chosen[facet]} = any(${valuesOf[facet]})`]] as const) : [],
    ),
    ...(maturityFrom === undefined
      ? []
      : ([['maturity', sql<SqlBool>`report.maturity_level >= ${maturityFrom}`]] as const)),
  ]);
};

const found = (db: Db, query: CatalogueQuery, without?: Part) =>
  [...conditions(query)]
    .filter(([part]) => part !== without)
    .reduce((all, [, condition]) => all.where(condition), passedReports(db).where(listed));

/** How many a visitor would find, by the value of each facet and with all else that is asked: what the page writes beside it. */
type Counts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

const countsOf = async (db: Db, query: CatalogueQuery): Promise<Counts> => {
  const [first, ...others] = facets.map((facet) =>
    db
      .selectFrom(
        found(db, query, facet)
          .select(['report.id', sql<string | null>`unnest(${valuesOf[facet]})`.as('value')])
          .as('kind'),
      )
      .where('kind.value', 'is not', null)
      .$narrowType<{ value: NotNull }>()
      // One that is named as a kind and as an option counts once.
      .select((each) => [
        sql<Facet>`${facet}::text`.as('facet'),
        'kind.value',
        each.fn.count<number>('kind.id').distinct().as('count'),
      ])
      .groupBy('kind.value'),
  );
  const rows = await others.reduce((all, next) => all.unionAll(next), first!).execute();
  return Object.fromEntries(
    facets.map((facet) => [
      facet,
      new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, Number(count)])),
    ]),
  ) as unknown as Counts;
};

const totalOf = async (db: Db, query: CatalogueQuery, without?: Part): Promise<number> => {
  const { total } = await found(db, query, without)
    .select((each) => each.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

interface Catalogue {
  readonly rows: readonly PublicResult[];
  readonly total: number;
  /** The page that is shown: the last one, where a later one was asked for. */
  readonly pageIndex: number;
  readonly counts: Counts;
  /** Where nothing is found: without which one of the conditions how many would be. Empty where it takes more than one. */
  readonly without: ReadonlyMap<Part, number>;
}

/** Published results, newest first; `today` is a day of Shanghai. */
export const catalogue = async (
  db: Db,
  query: CatalogueQuery,
  { pageIndex: asked, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
  today: string,
): Promise<Catalogue> => {
  const total = await totalOf(db, query);
  const pageIndex = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
  const rows = await foundAmong(found(db, query))
    .orderBy('report.issueDate', 'desc')
    .orderBy('report.id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const without = new Map<Part, number>();
  if (total === 0)
    for (const part of conditions(query).keys()) {
      const count = await totalOf(db, query, part);
      if (count > 0) without.set(part, count);
    }
  return {
    rows: rows.map((row) => asResult(row, today)),
    total,
    pageIndex,
    counts: await countsOf(db, query),
    without,
  };
};
