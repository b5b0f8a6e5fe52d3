import { overallLevels } from '#product/dictionaries/level-codes';
import { reportStates } from '#product/dictionaries/report-status';
import { reports } from '#product/reports/contract';
import { parts, type LedgerSum } from '#product/reports/server/ledger';
import { answered } from './ask';

const { ledger, ledgerSums } = reports.calls;
const resultOf = <Result>(floor: string): Result =>
  (JSON.parse(floor) as { ResultValue: Result }).ResultValue;

const isEqual = (mine: unknown, theirs: unknown): boolean => {
  const [one, other] = [JSON.stringify(mine), JSON.stringify(theirs)];
  if (one !== other) process.stderr.write(`${one}\n${other}\n`);
  return one === other;
};

interface Found {
  readonly sums: {
    readonly sum: string | null;
    readonly parts: readonly (readonly [level: string | null, count: number])[] | null;
  };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Whether both have the same reports on the page, and the same sums over all. */
export const isSameLedger = (product: string, floor: string): boolean => {
  const { total, rows, summary } = answered(ledger, product);
  const { sums, rows: theirs } = resultOf<Found>(floor);
  const parts = sums.parts ?? [];
  return isEqual(
    [
      total,
      Number(summary.economicBenefit),
      summary.byOverallLevel.map(({ overallLevel, count }) => [
        overallLevel && overallLevels.codes[overallLevel],
        count,
      ]),
      rows.map((row) => [row.id, row.achievementName, row.evaluationAgencyName, row.assessorName]),
    ],
    [
      parts.reduce((sum, [, count]) => sum + count, 0),
      Number(sums.sum),
      parts,
      theirs.map((row) => [row['id'], row['achievement_name'], row['agency'], row['author']]),
    ],
  );
};

/** Whether both have the same number and the same benefit in every state, agency, band and month that the product names. */
export const areSameSums = (product: string, floor: string): boolean => {
  const own = answered(ledgerSums, product);
  const other = resultOf<readonly LedgerSum[]>(floor);
  const theirs = (part: keyof typeof parts, nameOf: (sum: LedgerSum) => unknown) => {
    const named = other.filter((sum) => sum.part === parts[part] && nameOf(sum) !== null);
    return new Map(named.map((sum) => [nameOf(sum), [sum.count, Number(sum.economicBenefit)]]));
  };
  const states = theirs('status', ({ status }) => status);
  const agencies = theirs('agency', ({ agency }) => agency);
  const bands = theirs('band', ({ band }) => band);
  const months = theirs('month', ({ month }) => month);
  const mine = (sum: { readonly count: number; readonly economicBenefit: string }) => [
    sum.count,
    Number(sum.economicBenefit),
  ];
  const { byStatus, byAgency, byMaturity, byMonth } = own;
  return isEqual(
    [
      [byStatus.length, byMaturity.length],
      ...[byStatus, byAgency, byMaturity, byMonth].map((sums) => sums.map(mine)),
    ],
    [
      [states.size, bands.size],
      byStatus.map(({ status }) => states.get(reportStates[status])),
      byAgency.map(({ evaluationAgencyName }) => agencies.get(evaluationAgencyName)),
      byMaturity.map(({ from }) => bands.get(from)),
      byMonth.map(({ from }) => months.get(from)),
    ],
  );
};
