import { isId } from '../../../../contract/field';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../../host/database/connection';
import { contradictions, correctionOf } from '../../conclusion';
import { categoryOfType, overallLevels } from '../../levels/codes';
import type { OutcomeCategory, OverallLevel } from '../../levels/types';
import type { ValidityState } from '../../validity';
import { levelSentence } from '../document/words';
import { columns, from, listed, stateOf, type Found } from './found';

/** What a list of published results shows: nothing that is not on this list leaves (domain §7). */
export interface PublicResult {
  readonly id: string;
  readonly achievementName: string;
  readonly mainOrganisation: string;
  readonly achievementType: string;
  readonly category: OutcomeCategory;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: OverallLevel;
  readonly issueDate: string;
  readonly validity: ValidityState;
}

/** The page of one published result. */
export interface PublicResultDetail extends PublicResult {
  readonly reportNumber: string;
  readonly technologyField: string | null;
  readonly productKind: string | null;
  readonly keywords: readonly string[];
  /** The plain-language summary, at most 500 characters. */
  readonly summary: string;
  readonly evaluationAgency: string;
  readonly validUntil: string;
  readonly rights: readonly { readonly form: string; readonly count: number }[];
  readonly wantedMethods: readonly string[];
  readonly projectLeader: string | null;
  /** 1: below 100, 2: 100–1000, 3: 1000–5000, 4: above 5000 万元; null when nothing was stated. */
  readonly benefitBand: 1 | 2 | 3 | 4 | null;
}

export interface PublicQuery {
  readonly keyword?: string;
  readonly category?: string;
  readonly achievementType?: string;
  readonly product?: string;
  readonly overallLevel?: OverallLevel;
  readonly method?: string;
  readonly year?: number;
  readonly maturityFrom?: number;
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

const asResult = (row: Found, today: string): PublicResult => ({
  id: row.id,
  achievementName: row.achievementName,
  mainOrganisation: row.mainOrganisationName ?? '',
  achievementType: row.achievementType,
  category: categoryOfType(row.achievementType) ?? 'applied',
  maturityLevel: row.maturityLevel,
  innovationLevel: row.innovationLevel,
  advancementLevel: row.advancementLevel,
  overallLevel: overallLevels.named(row.overallLevel ?? '') ?? 'notRated',
  issueDate: row.issueDate,
  validity: stateOf(row, today),
});

const conditionsOf = (query: PublicQuery): RawBuilder<SqlBool>[] => [
  listed,
  ...(query.keyword?.trim()
    ? [
        sql<SqlBool>`(strpos(lower(application.achievement_name), lower(${query.keyword.trim()})) > 0
          or strpos(lower(application.main_organisation_name), lower(${query.keyword.trim()})) > 0
          or exists (select 1 from unnest(application.keywords) word where strpos(lower(word), lower(${query.keyword.trim()})) > 0))`,
      ]
    : []),
  ...(query.category ? [sql<SqlBool>`application.category = ${Number(query.category)}`] : []),
  ...(query.achievementType
    ? [
        sql<SqlBool>`(application.achievement_type = ${query.achievementType}
          or application.achievement_type like ${`${query.achievementType}.%`})`,
      ]
    : []),
  ...(query.product
    ? [
        sql<SqlBool>`(application.product_kind = ${query.product} or ${query.product} = any(application.product_options))`,
      ]
    : []),
  ...(query.overallLevel
    ? [sql<SqlBool>`report.overall_level = ${overallLevels.codes[query.overallLevel]}`]
    : []),
  ...(query.method ? [sql<SqlBool>`application.form ->> 'transformationMethod' = ${query.method}`] : []),
  ...(query.year ? [sql<SqlBool>`extract(year from report.issue_date) = ${query.year}`] : []),
  ...(query.maturityFrom ? [sql<SqlBool>`report.maturity_level >= ${query.maturityFrom}`] : []),
];

/** Published results, newest first; `today` is a day of Shanghai. */
export const publicResults = async (
  db: Db,
  query: PublicQuery,
  today: string,
): Promise<{ rows: PublicResult[]; total: number; years: number[] }> => {
  const where = sql`where ${sql.join(conditionsOf(query), sql` and `)}`;
  const size = query.pageSize ?? 10;
  const { rows } = await sql<Found>`select ${columns} ${from} ${where}
    order by report.issue_date desc, report.id desc limit ${size} offset ${((query.pageIndex ?? 1) - 1) * size}`.execute(
    db,
  );
  const total = await sql<{ total: number }>`select count(*) as total ${from} ${where}`.execute(db);
  const years = await sql<{
    year: number;
  }>`select distinct extract(year from report.issue_date)::int as year ${from}
    where ${listed} order by year desc`.execute(db);
  return {
    rows: rows.map((row) => asResult(row, today)),
    total: Number(total.rows[0]!.total),
    years: years.rows.map(({ year }) => year),
  };
};

/** Bands instead of amounts: what a visitor learns of the benefit. */
const bandOf = (amount: string | null): 1 | 2 | 3 | 4 | null => {
  const wan = Number(amount ?? 0);
  if (wan <= 0) return null;
  return wan < 100 ? 1 : wan <= 1_000 ? 2 : wan <= 5_000 ? 3 : 4;
};

/** The plain words, with the correction they need where they name another level than the published one: it is never cut off. */
const summaryOf = (text: string, result: PublicResult): string => {
  const levels = { ...result, maturityIndex: null };
  const named = contradictions({ opinion: '', plainLanguage: text, values: [] }, levels, result.category);
  const correction = [...correctionOf(text, named, levelSentence(levels))];
  return [...[...text].slice(0, Math.max(0, 500 - correction.length)), ...correction].join('');
};

/** One published result, or undefined: unknown, limited, without consent and revoked read alike. */
export const publicResult = async (
  db: Db,
  id: string,
  today: string,
): Promise<PublicResultDetail | undefined> => {
  if (!isId(id)) return undefined;
  const { rows } = await sql<
    Found & {
      readonly technologyField: string | null;
      readonly productKind: string | null;
      readonly keywords: string[];
      readonly plainLanguage: string | null;
      readonly methods: unknown;
      readonly economicBenefit: string | null;
      readonly applicationId: string;
    }
  >`select ${columns}, application.technology_field, application.product_kind, application.keywords,
      application.id as application_id, application.economic_benefit,
      report.sections -> 'conclusion' ->> 'plainLanguage' as plain_language,
      coalesce(application.form -> 'transformationMethod', 'null'::jsonb) as methods
    ${from} where report.id = ${id} and ${listed}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const rights = await sql<{
    form: string;
    count: number;
  }>`select form, count(*) as count from application_right
    where application_id = ${row.applicationId} group by form order by form`.execute(db);
  const leader = await sql<{ name: string }>`select name from application_person
    where application_id = ${row.applicationId} order by sort, id limit 1`.execute(db);
  const result = asResult(row, today);
  return {
    ...result,
    reportNumber: row.reportNumber,
    technologyField: row.technologyField,
    productKind: row.productKind,
    keywords: row.keywords,
    summary: summaryOf(row.plainLanguage ?? '', result),
    evaluationAgency: row.agencyName,
    validUntil: row.validUntil,
    rights: rights.rows.map(({ form, count }) => ({ form, count: Number(count) })),
    wantedMethods: (Array.isArray(row.methods) ? row.methods : [row.methods]).filter(
      (method): method is string => typeof method === 'string',
    ),
    // Both are covered by the consent to publish, without which nothing is listed at all.
    projectLeader: leader.rows[0]?.name ?? null,
    benefitBand: bandOf(row.economicBenefit),
  };
};
