/** A core indicator: its own value, and how far a weaker one lies off. */
export interface IndicatorFacts {
  readonly name: string;
  readonly unit: string;
  readonly largerIsBetter: boolean;
  readonly value: number;
  readonly lead: number;
}

/** The number of an earlier evaluation of an achievement, beyond those of the table in domain §8. */
export const earlierNumber = (number: number, place: number): number => number * 100 + place + 1;

/** The row of the table whose achievement was evaluated. */
export const tableRowOf = (number: number): number => (number > 100 ? Math.floor(number / 100) : number);

/** What a report's tables and texts are made from. */
export interface ReportFacts {
  /** Three parts of the work, two key ones first. */
  readonly parts: readonly string[];
  /** Three core indicators, or none where nothing is compared. */
  readonly indicators: readonly IndicatorFacts[];
  /** Three points, the core one first. */
  readonly points: readonly string[];
}

/** `name unit + own lead`: `+` where more is better, `-` where less is. */
const indicatorOf = (line: string): IndicatorFacts => {
  const [name, unit, sign, value, lead] = line.split(' ');
  return { name: name!, unit: unit!, largerIsBetter: sign === '+', value: Number(value), lead: Number(lead) };
};

/** The facts of one achievement, ready for a map by its number. */
export const facts = (
  number: number,
  parts: string,
  indicators: readonly string[],
  ...points: readonly string[]
): readonly [number, ReportFacts] => [
  number,
  { parts: parts.split('|'), indicators: indicators.map(indicatorOf), points },
];
