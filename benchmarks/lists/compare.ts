import { applications } from '#product/applications/contract';
import { load, type LoadQuestion } from '../load';
import { processorOf, used, type Processor } from '../processor';
import { answered } from './ask';

/** One side of a question over all rounds: medians, and the processor's time for each answer in milliseconds. */
interface Side {
  readonly perSecond: number;
  readonly median: number;
  readonly p95: number;
  readonly thread: number;
  readonly database: number;
}

/** One question, asked of the product and of a floor that answers the same from the same database. */
export interface Comparison {
  readonly what: string;
  readonly product: Side;
  readonly floor: Side;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
}

export interface Question {
  readonly what: string;
  readonly product: LoadQuestion;
  readonly floor: LoadQuestion;
  /** Whether both first answers say the same; saved drafts are judged one by one. */
  readonly isSame?: (product: string, floor: string) => boolean;
}

const { list, dossier } = applications.calls;

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const moment = (said: unknown): number | null => (said ? Date.parse(String(said)) : null);

/** What of a list both sides must agree on. */
export const isSameList = (product: string, floor: string): boolean => {
  const own = answered(list, product);
  const other = (
    JSON.parse(floor) as {
      ResultValue: { total: number; rows: Record<string, unknown>[]; related?: string[] };
    }
  ).ResultValue;
  const { rows, related } = other;
  const mine = own.rows.map((row) => [
    row.id,
    row.achievementName,
    row.evaluationAgencyName,
    row.assessorName,
    moment(row.dueAt),
    // Of an agency: whether whoever asks is independent of what waits for them.
    !!related && row.can.length === 0 && ['submitted', 'evaluating'].includes(row.status),
  ]);
  const theirs = rows.map((row) => [
    row['id'],
    row['achievement_name'],
    row['agency'],
    row['assessor'],
    moment(row['due_at']),
    related?.includes(row['id'] as string) ?? false,
  ]);
  const isEqual = own.total === other.total && JSON.stringify(mine) === JSON.stringify(theirs);
  if (!isEqual)
    process.stderr.write(`${own.total} ${JSON.stringify(mine)}\n${other.total} ${JSON.stringify(theirs)}\n`);
  return isEqual;
};

export const areSameDetails = (product: string, floor: string): boolean => {
  const own = answered(dossier, product) as { id: string; persons?: readonly { name: string }[] };
  const other = (JSON.parse(floor) as { ResultValue: { id: string; application_person: { name: string }[] } })
    .ResultValue;
  const names = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name).join();
  return own.id === other.id && names(own.persons) === names(other.application_person);
};

interface Running {
  readonly pid: number;
  readonly dataFolder?: string;
}

/** Asks both sides in turn over so many connections, the one first in one round and the other in the next. */
export const compare = async (
  { what, product, floor, isSame }: Question,
  own: Running,
  other: Running,
  seconds: number,
  { rounds = 5, connections = 16 } = {},
): Promise<Comparison> => {
  const sides = {
    product: { asked: product, pid: own.pid },
    floor: { asked: floor, pid: other.pid },
  } as const;
  const found: Record<keyof typeof sides, (Side & { first: string })[]> = { product: [], floor: [] };
  for (const name of ['product', 'floor'] as const)
    await load(sides[name].asked, { seconds: 1, connections });
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const)) {
      const before = processorOf(sides[name].pid, own.dataFolder);
      const { count, ...measured } = await load(sides[name].asked, { seconds, connections });
      const spent: Processor = used(before, processorOf(sides[name].pid, own.dataFolder));
      found[name].push({
        ...measured,
        thread: (spent.thread / count) * 1_000,
        database: (spent.database / count) * 1_000,
      });
    }
  if (isSame && !isSame(found.product[0]!.first, found.floor[0]!.first))
    throw new Error(`${what}: the two answers differ`);
  const side = (name: keyof typeof sides): Side => {
    const of = (key: keyof Side): number => middle(found[name].map((each) => each[key]));
    return {
      perSecond: of('perSecond'),
      median: of('median'),
      p95: of('p95'),
      thread: of('thread'),
      database: of('database'),
    };
  };
  const ratios = found.product.map(({ perSecond }, round) => perSecond / found.floor[round]!.perSecond);
  return { what, product: side('product'), floor: side('floor'), ratio: middle(ratios) };
};
