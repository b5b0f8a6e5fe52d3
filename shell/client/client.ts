import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Area, Call } from '#contract/call';
import type { Codec } from '#contract/codec';
import { fromWire, insidePath, toWire } from '#contract/traverse';
import { CallFailed } from './failed';
import { revive, withoutNullTexts, type CompiledCall, type CompiledCalls } from './codecs';
import { askFile } from './file';
import { ask, type TransportRequest, type Envelope, type ClientWorld } from './transport';
import { triesOf } from './tries';
import { heard, requestIdOf, send, type Progress } from './upload';
import { world } from './world';

type Taken<C extends Call> = z.output<C['takes']>;
export type Given<C extends Call> = z.output<C['gives']>;

interface Options {
  readonly signal?: AbortSignal;
  readonly background?: boolean;
  /** The request's own id, where the caller keeps it over several tries. */
  readonly requestId?: string;
  /** Goes on its way though the page is left meanwhile. For what is small: browsers allow 64 kB for all of it together. */
  readonly outlivesPage?: true;
}

/** What TanStack Query wants for a read: key, fetch, and nothing the caller could get wrong. */
export interface Reading<Result> {
  /** The same question as it goes over the wire: what an export repeats. */
  readonly wire: { readonly path: string; readonly body: unknown };
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}
/** What TanStack Query wants for a write: the request, and the refreshing afterwards. */
export interface Changing<Input, Result> {
  readonly mutationFn: (input: Input) => Promise<Result>;
  readonly onSuccess: () => Promise<void>;
}

type Ask<C extends Call> = (input: Taken<C>, options?: Options) => Promise<Given<C>>;
interface Reads<C extends Call> {
  query: (input: Taken<C>) => Reading<Given<C>>;
}
interface Writes<C extends Call> {
  change: (cache: QueryClient) => Changing<Taken<C>, Given<C>>;
}
interface Downloads<C extends Call> {
  readonly path: string;
  /** The file, with the server's name for it. */
  file: (input: Taken<C>) => Promise<File>;
}
interface Uploads<C extends Call> {
  send: (input: Taken<C>, files: readonly File[], progress?: Progress) => Promise<Given<C>>;
}
type Method<C extends Call> = C['kind'] extends 'read'
  ? Ask<C> & Reads<C>
  : C['kind'] extends 'write'
    ? Ask<C> & Writes<C>
    : C['kind'] extends 'upload'
      ? Uploads<C>
      : Downloads<C>;

/** An area's calls as functions: a call that reads has `query`, one that writes `change`, one that takes files `send`. */
export type Client<A extends Area> = { readonly [Name in keyof A['calls']]: Method<A['calls'][Name]> };

/** The typed client of an area; `wired` is what `virtual:calls/<area>` gives. */
export const clientOf = <A extends Area>(compiled: CompiledCalls, around: ClientWorld = world): Client<A> => {
  const codecOf = revive(compiled.codecs);
  const methods = Object.entries(compiled.calls).map(([name, call]) => [
    name,
    methodOf(compiled, name, call, codecOf, around),
  ]);
  return Object.fromEntries(methods) as Client<A>;
};

const methodOf = (
  { area }: CompiledCalls,
  name: string,
  call: CompiledCall,
  codecOf: (codec: CompiledCall['takes']) => Codec,
  around: ClientWorld,
) => {
  const takes = codecOf(call.takes);
  const gives = codecOf(call.gives);
  const decode = (said: Envelope): unknown => {
    if (said.ErrorCode === 0) return fromWire(gives, withoutNullTexts(gives, said.ResultValue));
    throw failed(takes, said);
  };
  const tries = triesOf();
  const askedFor = (input: unknown, options: Options = {}): TransportRequest => {
    const body = toWire(takes, input);
    return {
      method: call.method,
      path: call.path,
      body,
      // The server answers a second before the client gives up (OP-04).
      ...(call.seconds && { timeout: (call.seconds + 1) * 1_000 }),
      ...options,
      ...(call.kind === 'write' && {
        requestId: options.requestId ?? tries.idOf(body) ?? around.newRequestId(),
      }),
    };
  };
  // Whoever signs in again in the dialog, or proves who they are, goes on where they were, under the same request id. A
  // call that was under way while the token was renewed is asked again under the new one.
  const mayGoOn = async (
    { ErrorCode, ResultValue }: Envelope,
    token: string | undefined,
  ): Promise<boolean> => {
    if (ErrorCode === notFresh) return around.proofAsked();
    if (ErrorCode === consentNeeded) return around.consentAsked();
    if (ErrorCode !== notSignedIn || around.token() === undefined) return false;
    const why = (ResultValue as { readonly EndedWhy?: unknown } | null)?.EndedWhy;
    return around.token() !== token || around.sessionEnded(typeof why === 'string' ? why : '');
  };
  /** Asks, and once more for each reason to go on: a session that ended may also be stale when it is back. */
  const goingOn = async <Said>(
    once: () => Promise<Said>,
    isRefusal: (said: Said) => Envelope | undefined,
  ) => {
    for (let again = 0; ; again += 1) {
      const token = around.token();
      const said = await once();
      const refused = isRefusal(said);
      if (!refused || again === 2 || !(await mayGoOn(refused, token))) return said;
    }
  };
  const work = async (input: unknown, options: Options = {}): Promise<unknown> => {
    const asked = askedFor(input, options);
    const reply = await tries.kept(asked, () =>
      goingOn(
        () => ask(around, asked),
        (said) => said,
      ),
    );
    return decode(reply);
  };
  if (call.kind === 'download') {
    const fetchFile = async (input: unknown): Promise<File> => {
      const asked = askedFor(input);
      const said = await goingOn(
        () => askFile(around, asked),
        (answer) => (answer instanceof File ? undefined : answer),
      );
      if (said instanceof File) return said;
      throw failed(takes, said);
    };
    return { path: call.path, file: fetchFile };
  }
  if (call.kind === 'upload') {
    return {
      send: async (input: unknown, files: readonly File[], progress?: Progress) => {
        const requestId = requestIdOf(files[0], around.newRequestId);
        const once = () => send(around, call.path, toWire(takes, input), files, requestId, progress);
        const said = await goingOn(once, (answer) => answer);
        heard(files[0]);
        return decode(said);
      },
    };
  }
  if (call.kind === 'read') {
    return Object.assign(work, {
      query: (input: unknown) => ({
        queryKey: [area, name, input],
        wire: { path: call.path, body: toWire(takes, input) },
        queryFn: ({ signal }: { signal: AbortSignal }) => work(input, { signal }),
      }),
    });
  }
  return Object.assign(work, {
    change: (cache: QueryClient) => ({
      mutationFn: (input: unknown) => work(input),
      onSuccess: async () => {
        const areas = [area, ...(call.refreshes ?? [])];
        await Promise.all(areas.map((each) => cache.invalidateQueries({ queryKey: [each] })));
      },
    }),
  });
};

const notSignedIn = 401;
const notFresh = 2711;
const consentNeeded = 2785;

const failed = (takes: Codec, said: Envelope): CallFailed => {
  const listed = Array.isArray(said.ResultValue)
    ? (said.ResultValue as { Field?: unknown; Msg?: unknown }[])
    : [];
  const defects = listed
    .filter((each) => typeof each?.Field === 'string' && typeof each.Msg === 'string')
    .map((each) => ({ path: insidePath(takes, each.Field as string), message: each.Msg as string }));
  return new CallFailed(said.ErrorCode, said.RequestMsg, defects, said.ResultValue, said.requestId);
};
