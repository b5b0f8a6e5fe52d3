import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Area, Call, Calls } from '#contract/call';
import type { PendingUpload } from './files';
import type { Context } from './context';
import type { Services } from './services';
import type { Me } from './me';
import type { LoadedObjects } from './objects';
import type { SentAway } from './too-many';

type Mine<C extends Call> = C['may'] extends 'anyone' ? Me | null : Me;
type KindOf<On> = On extends readonly [infer Kind, string] ? Kind : On;
type Found<C extends Call> = [C['on']] extends [undefined]
  ? undefined
  : KindOf<C['on']> extends keyof LoadedObjects
    ? LoadedObjects[KindOf<C['on']>]
    : never;

/** What a download answers with. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer | Readable;
  readonly inline?: boolean;
}

type Rest<C extends Call> = C extends { kind: 'upload' } ? [files: readonly PendingUpload[]] : [];
type Answer<C extends Call> = C extends { kind: 'download' } ? OutgoingFile : z.output<C['gives']>;

export type Handler<C extends Call = Call> = (
  input: z.output<C['takes']>,
  context: Context<Mine<C>, Found<C>>,
  ...rest: Rest<C>
) => Answer<C> | Promise<Answer<C>>;

/** What the first step of a request in two is given: no transaction, and nothing to say in the log yet. */
export interface Preparing<Mine = Me> extends Omit<Context<Mine>, 'object' | 'audit' | 'afterCommit'> {
  /** Each statement by itself. */
  readonly db: Context<Mine>['db'];
}

/** What is known of whoever asks before a word of what they ask is read. */
export interface Asker {
  readonly services: Services;
  readonly address: string;
  readonly now: Date;
  readonly cookies: Pick<Context['cookies'], 'get'>;
}

/** Sends away who would not be served anyway. It answers at once, from what this process remembers: a flood asks it first. */
export type SendAway = (asker: Asker) => SentAway | undefined;

type Prepare = (input: unknown, context: Preparing<unknown>) => Promise<unknown>;

export type AnyHandler = ((
  input: unknown,
  context: Context<unknown, unknown>,
  given?: unknown,
) => unknown) & {
  readonly prepare?: Prepare;
  readonly sendAway?: SendAway;
};

/**
 * A write in two steps. What takes long, hashes of passwords above all, is done first and holds neither a transaction nor
 * a connection; the transaction is given what it found and judges anew whatever may have changed since (AU-08).
 * `sendAway` is asked before a word is read.
 */
export const inTwoSteps = <Input, Mine, Ready, Answer, Found = undefined>(
  prepare: (input: Input, context: Preparing<Mine>) => Promise<Ready>,
  act: (input: Input, context: Context<Mine, Found>, ready: Ready) => Answer,
  sendAway?: SendAway,
) =>
  Object.assign(
    (input: Input, context: Context<Mine, Found>, ready?: Ready): Answer =>
      act(input, context, ready as Ready),
    { prepare, ...(sendAway && { sendAway }) },
  );

export interface ServedArea {
  readonly area: Area;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Binds an area's calls to what answers them. A missing or a superfluous handler does not compile. */
export const serve = <Name extends string, C extends Calls>(
  area: Area<Name, C>,
  handlers: { readonly [Key in keyof C]: Handler<C[Key]> },
): ServedArea => ({ area, handlers: handlers as unknown as ServedArea['handlers'] });

declare module './contributions' {
  interface Contributions {
    /** What answers the calls. */
    readonly calls: readonly ServedArea[];
  }
}
