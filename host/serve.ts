import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Area, Call, Calls } from '../contract/call';
import type { Staged } from './files';
import type { Context } from './context';
import type { Me } from './me';
import type { LoadedObjects } from './objects';

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

type Rest<C extends Call> = C extends { kind: 'upload' } ? [files: readonly Staged[]] : [];
type Answer<C extends Call> = C extends { kind: 'download' } ? OutgoingFile : z.output<C['gives']>;

export type Handler<C extends Call = Call> = (
  input: z.output<C['takes']>,
  context: Context<Mine<C>, Found<C>>,
  ...rest: Rest<C>
) => Answer<C> | Promise<Answer<C>>;

export type AnyHandler = (
  input: unknown,
  context: Context<unknown, unknown>,
  files?: readonly Staged[],
) => unknown;

export interface ServedArea {
  readonly area: Area;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Ties an area's calls to what answers them. A missing or a superfluous handler does not compile. */
export const serve = <Name extends string, C extends Calls>(
  area: Area<Name, C>,
  handlers: { readonly [Key in keyof C]: Handler<C[Key]> },
): ServedArea => ({ area, handlers: handlers as unknown as ServedArea['handlers'] });
