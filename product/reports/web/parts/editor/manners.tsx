import { departsWithoutReason, followedComparisons, proposedComparison } from '#product/levels/comparison';
import { Level } from '#shell/dictionary/Level';
import { useWords } from '#shell/words/say';
import { CitedPlaces } from '#product/citations/web';
import type { WorkItem } from '#product/levels/tables';
import type { Assessed, ReportValues } from '../types';
import { CarriedLevel } from '../tables/maturity';
import { RiskMark, RiskMatrix } from '../tables/risk';
import type { RowTable } from '../tables/columns';
import type { AnyManner, Manner } from './TableEditor';
import { WorkTree } from './WorkTree';

type Row<Name extends RowTable> = ReportValues[Name][number];
type Indicator = Row<'indicators'>;
type Comparator = Indicator['comparators'][number];

const wholeShare = 10_000;
/** The weights of the items that group no others, in hundredths of a percent. */
const sharesOf = (rows: readonly WorkItem[]): number =>
  rows
    .filter(({ code }) => !rows.some((other) => other.code.startsWith(`${code}.`)))
    .reduce((total, { weight }) => total + Math.round(weight * 100), 0);

/** What is left of a hundred percent. */
const shareLeft = (rows: readonly WorkItem[]): number => Math.max(0, (wholeShare - sharesOf(rows)) / 100);

/** What the weights add up to; they are to be a hundred. */
const Weights = ({ rows }: { readonly rows: readonly WorkItem[] }) => {
  const say = useWords();
  const sum = sharesOf(rows);
  return (
    <p className={sum === wholeShare ? 'report-table__sum' : 'report-table__sum report-table__sum--wrong'}>
      {say('reportDesk.weightsSum', { sum: sum / 100 })}
    </p>
  );
};

/** What stands beside an item's fields. */
interface AboutItem {
  readonly code: string;
  readonly assessed: Assessed | null;
}

/** Which proofs an item lacks for the next level. */
const NextLevel = ({ code, assessed }: AboutItem) => {
  const say = useWords();
  const missing = assessed?.gapToNext?.missing.filter(({ item }) => item === code) ?? [];
  if (missing.length === 0) return null;
  return (
    <p className="report-row__gap">
      <b>{say('reportScreens.gapToNext', { next: assessed?.gapToNext?.next ?? 0 })}</b>{' '}
      {missing.map(({ level, accepts }) => (
        <span key={level}>
          {say('reportScreens.proofOf', { level })}: {accepts.map((proof) => proof.join(' + ')).join(' · ')}
        </span>
      ))}
    </p>
  );
};

/** The next code at the top of the structure: 3 after 2. */
const nextCode = (rows: readonly Row<'workBreakdown'>[]): string =>
  String(Math.max(0, ...rows.map(({ code }) => Number(code.split('.')[0]) || 0)) + 1);

/** Rows that came without a code, or with one that stands before them, take the next ones. */
const coded = (rows: readonly WorkItem[]): readonly WorkItem[] =>
  rows.reduce<WorkItem[]>(
    (before, row) => [
      ...before,
      row.code !== '' && before.every(({ code }) => code !== row.code)
        ? row
        : { ...row, code: nextCode([...before, ...rows.slice(before.length + 1)]) },
    ],
    [],
  );

const workBreakdown: Manner<Row<'workBreakdown'>> = {
  add: 'reportDesk.addWorkItem',
  titled: ({ code, name }) => `${code} ${name}`,
  named: ({ code }) => code,
  begins: (rows) => ({ code: nextCode(rows), weight: shareLeft(rows), isKey: rows.length === 0 }),
  above: (rows) => <Weights rows={rows} />,
  outline: WorkTree,
  pasted: coded,
  level: (row, assessed) => <CarriedLevel code={row.code} assessed={assessed} />,
  below: (row, assessed) => (
    <>
      <CitedPlaces proves="workItem" of={row.code} name={`${row.code} ${row.name}`} />
      <NextLevel code={row.code} assessed={assessed} />
    </>
  ),
  findings: { table: 'wbs', row: ({ code }) => code },
};

const innovationPoints: Manner<Row<'innovationPoints'>> = {
  add: 'reportDesk.addPoint',
  titled: ({ number }, _, say) => say('reportDesk.point', { number }),
  named: ({ number }) => number,
  begins: (rows) => ({
    number: String(rows.length + 1),
    isCore: true,
    searchedChina: true,
    result: 'nothingSame',
  }),
  level: (row, assessed) => {
    const found = assessed?.points.find(({ number }) => number === row.number);
    return (
      found && (
        <Level dictionary="innovation" label="reportScreens.innovation" reached={found.level || null} />
      )
    );
  },
  below: ({ number }) => <CitedPlaces proves="innovationPoint" of={number} name={number} />,
  findings: { table: 'innovationPoints', row: ({ number }) => number },
};

const followed = (before: Indicator, after: Indicator): Indicator =>
  after.comparators === before.comparators
    ? { ...after, comparators: followedComparisons(before, after) }
    : after;

/** What an indicator is compared with. The comparison is proposed from the values; to depart from it wants a reason. */
const comparators: Manner<Comparator, Indicator> = {
  add: 'reportDesk.addComparator',
  titled: ({ name }, at) => `${at + 1}. ${name}`,
  named: ({ name }, at) => name || String(at + 1),
  follows: (before, after, indicator) =>
    after.value === before.value || after.reason?.trim()
      ? after
      : { ...after, comparison: proposedComparison(indicator, after.value) ?? after.comparison },
  spares: (name, row, indicator) => {
    const proposed = proposedComparison(indicator, row.value);
    return name === 'reason' && !row.reason?.trim() && (proposed === null || proposed === row.comparison);
  },
  faults: (name, row, indicator, say) =>
    name === 'reason' && departsWithoutReason(indicator, row)
      ? say('shell.pleaseEnter', { label: say('materialScreens.whyDeparts') })
      : undefined,
  beneath: (name, row, indicator, say) => {
    const proposed = proposedComparison(indicator, row.value);
    if (name === 'value' && indicator.unit) return <span className="faint">{indicator.unit}</span>;
    return (
      name === 'comparison' &&
      proposed && (
        <span className="faint">
          {say('reportDesk.proposed', { value: say(`materialScreens.comparison.${proposed}`) })}
        </span>
      )
    );
  },
};

const indicators: Manner<Indicator> = {
  add: 'reportDesk.addIndicator',
  hint: 'reportDesk.indicatorsHint',
  titled: ({ name }, at) => `${at + 1}. ${name}`,
  named: ({ name }, at) => name || String(at + 1),
  begins: () => ({ direction: 'largerIsBetter', tolerance: 0, isCore: true }),
  level: (row, assessed) => {
    const found = assessed?.indicators.find(({ name }) => name === row.name);
    return (
      found && <Level dictionary="advancement" label="reportScreens.advancement" reached={found.level} />
    );
  },
  below: ({ name }) => name !== '' && <CitedPlaces proves="indicator" of={name} name={name} />,
  findings: { table: 'indicators', row: ({ name }) => name },
  follows: followed,
  inner: { comparators: comparators as unknown as AnyManner },
};

const risks: Manner<Row<'risks'>> = {
  add: 'reportDesk.addRisk',
  titled: ({ kind }, at, say) => `${at + 1}. ${say(`reportDesk.risk.${kind}`)}`,
  begins: () => ({ kind: 'technical' }),
  above: (rows, onChange) => <RiskMatrix risks={rows} onChange={onChange} />,
  level: (row) => <RiskMark risk={row} />,
};

const all: { readonly [Name in RowTable]: Manner<Row<Name>> } = {
  workBreakdown,
  innovationPoints,
  indicators,
  risks,
};
/** What each table of a report does beside asking its fields. */
export const manners = all as unknown as Readonly<Record<RowTable, AnyManner>>;
