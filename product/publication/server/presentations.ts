import { sql, type Selectable } from 'kysely';
import { languages, type Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { bandOf, benefitFields, type BenefitBand, type BenefitField } from '../presentation';

export type Stored = Selectable<Tables['resultPresentation']>;

/** What is stored of how a result is presented; undefined where its applicant has said nothing. */
export const presentationOf = (db: Db, reportId: string): Promise<Stored | undefined> =>
  db.selectFrom('resultPresentation').selectAll().where('reportId', '=', reportId).executeTakeFirst();

const columns = { zh: 'summaryZh', en: 'summaryEn', es: 'summaryEs' } as const;

/** An applicant's own words, by language; those languages that have any. */
export const summariesOf = (stored: Stored | undefined): Readonly<Partial<Record<Language, string>>> =>
  stored
    ? Object.fromEntries(
        languages.flatMap((language) =>
          stored[columns[language]] === '' ? [] : [[language, stored[columns[language]]]],
        ),
      )
    : {};

/** What an application states of its benefits, to be selected beside it. */
export const benefitColumns = [
  sql<string | null>`application.economic_benefit`.as('total'),
  sql<Selectable<Tables['application']>['form']['benefits'] | null>`application.form -> 'benefits'`.as(
    'years',
  ),
] as const;
type Stated = {
  readonly total: string | null;
  readonly years: Selectable<Tables['application']>['form']['benefits'] | null;
};

/** In 万元: the total as it was given, of the rest the sum of the years. */
export const amountsOf = ({ total, years }: Stated): Readonly<Record<BenefitField, number>> => {
  const sum = (field: Exclude<BenefitField, 'total'>): number =>
    // In hundredths, so that a sum on the edge of a band stays there.
    (years ?? []).reduce((all, year) => all + Math.round(Number(year[field] ?? 0) * 100), 0) / 100;
  return {
    total: Number(total ?? 0),
    newSales: sum('newSales'),
    newProfit: sum('newProfit'),
    tax: sum('tax'),
    savedCost: sum('savedCost'),
  };
};

export interface ShownBenefit {
  readonly field: BenefitField;
  readonly band: BenefitBand;
}

/** The bands of those benefits that may be shown and were stated. */
export const shownBenefits = (stated: Stated, stored: Stored | undefined): ShownBenefit[] => {
  const amounts = amountsOf(stated);
  return benefitFields.flatMap((field) => {
    const band = stored?.benefits.includes(field) ? bandOf(amounts[field]) : null;
    return band === null ? [] : [{ field, band }];
  });
};
