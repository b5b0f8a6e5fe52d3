import type * as z from 'zod';
import type { Right } from './rights';
import type { Word } from './words';

export type Schema = z.core.$ZodType;
export type Route = `${'GET' | 'POST'} /${string}`;
/** Everybody, everybody signed in, who still owes the second factor and nobody else, or who holds a right. */
export type May<Rights> = 'anyone' | 'signed-in' | 'half-signed-in' | (keyof Rights & string);

/** The object a call is about: its kind, and the input's field that holds its id (`id` unless said). */
export type On = string | readonly [kind: string, field: string];

interface Said<M extends string, Takes extends Schema, Gives extends Schema, O extends On | undefined> {
  /** What the log and the documentation call it; no browser loads it with its first page. */
  readonly called: Word;
  readonly may: M;
  readonly takes: Takes;
  readonly gives: Gives;
  readonly on?: O;
  /** The areas whose data the browser fetches anew afterwards, besides its own. */
  readonly refreshes?: readonly string[];
  /** Why an id that is no `ref` may come in, in a sentence; without it the start refuses the call. */
  readonly uncheckedBecause?: string;
  /**
   * Asks for a proof of who one is that is no older than ten minutes (AU-11): always, or when one of these fields is
   * given. `'export'`: when the list leaves as a file.
   */
  readonly fresh?: true | 'export' | readonly string[];
  /** It may be done before the caller has agreed to the notices in force: what leads to agreeing, and out. */
  readonly beforeConsent?: true;
  /** The fields of a list's rows that are somebody's personal data: with them the list leaves as a file only when another person has approved (PI-07). */
  readonly personal?: readonly string[];
  /** The rows of this list are cases: whoever keeps a search of it may be told when new ones match. */
  readonly subscribable?: true;
  /** Reads that show personal data in clear are written to the audit log. */
  readonly audited?: true;
  /** The body holds a secret: of it only a keyed hash is kept, for telling a repeated request. */
  readonly secretBody?: true;
  /** A refusal is never answered sooner, in ms: neither the cause nor a throttle is told by its speed (AU-05). */
  readonly refusedAfter?: number;
  /** No answer is given sooner, in ms: success and refusal take the same time. */
  readonly answeredAfter?: number;
  /** Ends the caller's session, and the browser is told to forget what it keeps of us (SE-08). Without a session nothing happens. */
  readonly endsSession?: true;
  /** What the host does not limit further: longer bodies (bytes), for imports and long texts. */
  readonly bodyLimit?: number;
  /** How long the request may take, where the usual 4 s are too few: a report is drawn before it is numbered. */
  readonly seconds?: number;
}

/** What an upload lets in. */
export interface FileRules {
  readonly atMost: number;
  readonly bytes: number;
  readonly kinds: readonly string[];
}

export interface Call<
  M extends string = string,
  Takes extends Schema = Schema,
  Gives extends Schema = Schema,
  O extends On | undefined = On | undefined,
  Kind extends 'read' | 'write' | 'upload' | 'download' = 'read' | 'write' | 'upload' | 'download',
> extends Said<M, Takes, Gives, O> {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly files?: FileRules;
}

const split = (route: Route) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  return { method, path };
};

/** A call that changes nothing. Lists are POST here: the word says it, not the method. */
export const read = <
  const M extends string,
  T extends Schema,
  G extends Schema,
  const O extends On | undefined = undefined,
>(
  route: Route,
  said: Said<M, T, G, O>,
): Call<M, T, G, O, 'read'> => ({ kind: 'read', ...split(route), ...said });

/** A call that changes something: it runs in a transaction, is answered once per request id, audited and never cached. */
export const write = <
  const M extends string,
  T extends Schema,
  G extends Schema,
  const O extends On | undefined = undefined,
>(
  route: Route,
  said: Said<M, T, G, O>,
): Call<M, T, G, O, 'write'> => ({ kind: 'write', ...split(route), ...said });

/** A write whose body is multipart: fields before files, checked before the first byte is kept. */
export const upload = <
  const M extends string,
  T extends Schema,
  G extends Schema,
  const O extends On | undefined = undefined,
>(
  route: Route,
  said: Said<M, T, G, O> & { files: FileRules },
): Call<M, T, G, O, 'upload'> => ({ kind: 'upload', ...split(route), ...said });

/** A read that answers bytes: `gives` describes what goes before them (name and kind), never the wire. */
export const download = <
  const M extends string,
  T extends Schema,
  G extends Schema,
  const O extends On | undefined = undefined,
>(
  route: Route,
  said: Said<M, T, G, O>,
): Call<M, T, G, O, 'download'> => ({ kind: 'download', ...split(route), ...said });

export type Calls = Readonly<Record<string, Call>>;
export interface Area<Name extends string = string, C extends Calls = Calls> {
  readonly name: Name;
  readonly rights: Readonly<Record<string, Right>>;
  readonly calls: C;
}

/** An area's calls beside its rights: a right nobody declared does not compile. */
export const calls = <
  const Name extends string,
  Rights extends Readonly<Record<string, Right>>,
  C extends Readonly<Record<string, Call<May<Rights>>>>,
>(
  name: Name,
  rights: Rights,
  all: C,
): Area<Name, C> => ({ name, rights, calls: all });
