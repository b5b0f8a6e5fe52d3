import { isId } from '#contract/uuid';
import type { Language } from '#contract/words';
import { sql, type Selectable } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { projectLeader, rightsByForm } from '#queries/applications';
import { contradictions, correctionOf } from '#product/reports/conclusion';
import type { ValidityState } from '#product/reports/numbers';
import {
  foundAmong,
  levelSentence,
  listed,
  passedReports,
  stateOf,
  type Found,
} from '#product/reports/server';
import {
  benefitColumns,
  presentationOf,
  shownBenefits,
  summariesOf,
  type ShownBenefit,
} from './presentations';
import { ratedOf, type Rated } from './rated';

/** What a list of published results shows: nothing that is not on this list leaves (domain §7). */
export interface PublicResult extends Rated {
  readonly id: string;
  readonly achievementNameEnglish: string | null;
  readonly achievementType: string;
  readonly issueDate: string;
  readonly validity: ValidityState;
}

/** The page of one published result. */
export interface PublicResultDetail extends PublicResult {
  readonly reportNumber: string;
  readonly technologyField: string | null;
  readonly productKind: string | null;
  readonly keywords: readonly string[];
  /** The plain words of the report, at most 500 characters: what is read until the applicant writes a summary of their own. */
  readonly summary: string;
  /** What the applicant wrote and approved, by language; nothing until then. */
  readonly ownSummaries: Readonly<Partial<Record<Language, string>>>;
  /** When they approved it. */
  readonly approvedAt: string | null;
  readonly evaluationAgency: string;
  readonly validUntil: string;
  readonly rights: readonly { readonly form: string; readonly count: number }[];
  readonly wantedMethods: readonly string[];
  readonly projectLeader: string | null;
  /** As bands, those that the applicant lets be shown. */
  readonly benefits: readonly ShownBenefit[];
}

/** What a list says of a found report on a day of Shanghai. */
export const asResult = (row: Found, today: string): PublicResult => ({
  ...ratedOf(row),
  id: row.id,
  achievementNameEnglish: row.achievementNameEnglish,
  achievementType: row.achievementType,
  issueDate: row.issueDate,
  validity: stateOf(row, today),
});

/** Published results, newest first, and how many there are in all; `today` is a day of Shanghai. */
export const publicResults = async (
  db: Db,
  { pageIndex = 1, pageSize = 10 }: { readonly pageIndex?: number; readonly pageSize?: number },
  today: string,
): Promise<{ rows: PublicResult[]; total: number }> => {
  const all = passedReports(db).where(listed);
  const rows = await foundAmong(all)
    .orderBy('report.issueDate', 'desc')
    .orderBy('report.id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const { total } = await all
    .select((each) => each.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => asResult(row, today)), total: Number(total) };
};

/** Those of these results that are published. */
export const publicResultsOf = async (
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<PublicResult[]> => {
  if (ids.length === 0) return [];
  const rows = await foundAmong(passedReports(db)).where(listed).where('report.id', 'in', ids).execute();
  return rows.map((row) => asResult(row, today));
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
  const row = await foundAmong(passedReports(db))
    .select([
      'application.id as applicationId',
      'application.technologyField',
      'application.productKind',
      'application.keywords',
      sql<string | null>`report.sections -> 'conclusion' ->> 'plainLanguage'`.as('plainLanguage'),
      sql<
        Selectable<Tables['application']>['form']['transformationMethod']
      >`application.form -> 'transformationMethod'`.as('method'),
      ...benefitColumns,
    ])
    .where('report.id', '=', id)
    .where(listed)
    .executeTakeFirst();
  if (!row) return undefined;
  const rights = await rightsByForm(db, row.applicationId);
  const said = await presentationOf(db, id);
  const result = asResult(row, today);
  return {
    ...result,
    reportNumber: row.reportNumber,
    technologyField: row.technologyField,
    productKind: row.productKind,
    keywords: row.keywords,
    summary: summaryOf(row.plainLanguage ?? '', result),
    ownSummaries: summariesOf(said),
    approvedAt: said?.approvedAt ?? null,
    evaluationAgency: row.agencyName,
    validUntil: row.validUntil,
    rights: rights.map(({ form, count }) => ({ form, count: Number(count) })),
    wantedMethods: row.method ? [row.method] : [],
    // Covered by the consent to publish, without which nothing is listed at all.
    projectLeader: await projectLeader(db, row.applicationId),
    benefits: shownBenefits(row, said),
  };
};
