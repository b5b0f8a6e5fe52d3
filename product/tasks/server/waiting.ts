import type { Context } from '#host/context';
import type { DeadlineStep } from '../step';

export type { DeadlineStep };

/** One thing that waits, as an area finds it. */
export interface Waiting {
  readonly objectKind: string;
  readonly objectId: string;
  /** The case that it belongs to; null where it belongs to none. */
  readonly applicationId: string | null;
  readonly step: DeadlineStep;
  readonly title: string;
  readonly number: string;
  /** The expert whose sheet it is, where one achievement has several. */
  readonly expertNumber?: number;
  readonly url: string;
  readonly dueAt: string | null;
}
type Finder = (context: Context) => Promise<readonly Waiting[]>;
declare module '#host/contributions' {
  interface Contributions {
    /** What of an area's objects waits for a person: by what they are towards it, in SQL, at most a page of them. */
    readonly waiting: readonly Finder[];
  }
}

const find = async (context: Context): Promise<readonly Waiting[]> =>
  (await Promise.all(context.services.contributed.waiting.map((finder) => finder(context)))).flat();

/** Several parts of one answer want to know: it is found once for each request. */
const known = new WeakMap<Context, Promise<readonly Waiting[]>>();
const foundFor = (context: Context): Promise<readonly Waiting[]> => {
  const found = known.get(context) ?? find(context);
  known.set(context, found);
  return found;
};

/** The applications in which something waits for the caller. */
export const casesWaitingFor = async (context: Context): Promise<string[]> => [
  ...new Set((await foundFor(context)).flatMap(({ applicationId }) => applicationId ?? [])),
];

/** Everything that waits for the caller, the most pressing first; what has no deadline comes last. */
export const waitingFor = async (context: Context) => {
  const now = context.now.toISOString();
  return (await foundFor(context))
    .map(({ applicationId: _case, ...task }) => ({
      ...task,
      expertNumber: task.expertNumber ?? null,
      overdue: task.dueAt !== null && task.dueAt < now,
    }))
    .sort((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9'))
    .slice(0, 200);
};
