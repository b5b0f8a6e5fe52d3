import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { sql } from 'kysely';
import pg from 'pg';

/**
 * A statement that holds this is planned anew for the very values it asks about, each time: lists, whose best plan is
 * another one for a rare state than for a common one (domain §4.5).
 */
export const customPlanComment = '/* custom plan */';
/** The same as a part of a statement. */
export const customPlan = sql`/* custom plan */`;

/** So many prepared statements are kept on one connection; after that it is replaced when it is given back. */
const mostPrepared = 500;
/** Beyond so many values a text stands for one number of rows and comes hardly twice. */
const mostValues = 100;
/** So many texts are remembered with their names; then all are forgotten, and a name found again is the same. */
const mostTexts = 4 * mostPrepared;

const known = new Map<string, string>();

/** The name a statement is prepared under on each connection: the same text, the same name, whoever asks. */
const nameOf = (text: string, values: number): string | undefined => {
  const name = known.get(text);
  if (name !== undefined) return name;
  if (values > mostValues || text.includes(customPlanComment)) return undefined;
  if (known.size >= mostTexts) known.clear();
  const made = createHash('sha256').update(text).digest('base64url');
  known.set(text, made);
  return made;
};

/** Every statement that is asked, for budgets and plans in tests; costs nothing while nobody listens. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export const statements = channel('assay:statement');

/** The table under a prepared statement was altered (a newer program beside this one): the connection is of no use any more. */
export const isOutdated = (fault: unknown): boolean => {
  const { code, message } = (fault ?? {}) as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
};

/** What a pool gives each of its connections. */
interface Preparing extends pg.ClientConfig {
  /** False behind a pooler in transaction mode, which hands the server's connection to somebody else in between. */
  readonly prepares?: boolean;
}

type Asked = string | pg.QueryConfig;
type Answered = (fault: Error | null, result?: pg.QueryResult) => void;

/**
 * A connection that prepares each statement once, by its text: parsing and planning cost more than finding a row does.
 * What has no values (begin, commit, settings) is sent as it is.
 */
export class PreparingClient extends pg.Client {
  private readonly names: Set<string> | undefined;
  /** To be replaced when it is given back. */
  isWornOut = false;

  constructor(settings: Preparing = {}) {
    super(settings);
    this.names = settings.prepares === false ? undefined : new Set();
  }

  override query = ((asked: Asked, values?: unknown, answered?: Answered) => {
    const ask = super.query as unknown as (...said: unknown[]) => Promise<pg.QueryResult> | undefined;
    const said = typeof asked === 'string' ? { text: asked } : asked;
    const given = Array.isArray(values) ? (values as unknown[]) : ((said.values ?? []) as unknown[]);
    if (statements.hasSubscribers) statements.publish({ text: said.text, values: given });
    // Where nothing may be prepared, whoever gives a statement a name of their own (the queue of jobs) is not heard either.
    if (!this.names && 'name' in said && said.name !== undefined) {
      const { name: _name, ...unnamed } = said;
      return ask.call(this, unnamed, values, answered);
    }
    const named = this.named(said, given);
    if (named === undefined) return ask.call(this, asked, values, answered);
    // Inside a transaction nothing can be asked again: it has failed as a whole, and is tried again as one.
    const isAlone = this.getTransactionStatus() !== 'T';
    const { name: _name, ...unnamed } = named;
    const isToRepeat = (fault: unknown): boolean => {
      if (!isOutdated(fault)) return false;
      this.isWornOut = true;
      return isAlone;
    };
    if (answered)
      return ask.call(this, named, (fault: Error | null, result?: pg.QueryResult) =>
        isToRepeat(fault) ? void ask.call(this, unnamed, answered) : answered(fault, result),
      );
    return ask.call(this, named)!.catch((fault: Error) => {
      if (isToRepeat(fault)) return ask.call(this, unnamed);
      throw fault;
    });
  }) as unknown as pg.Client['query'];

  private named(said: pg.QueryConfig, values: unknown[]): pg.QueryConfig | undefined {
    // What submits itself (a copy of rows) has a way of its own.
    if (!this.names || !said.text || values.length === 0 || 'submit' in said) return undefined;
    const name = nameOf(said.text, values.length);
    if (name === undefined) return undefined;
    this.names.add(name);
    if (this.names.size > mostPrepared) this.isWornOut = true;
    return { ...said, name, values };
  }
}
