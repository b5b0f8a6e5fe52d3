import type { Call, Schema } from '#contract/call';
import { metadataOf, peel } from '#contract/metadata';
import { codecOf, type Codec } from '#contract/codec';
import type { ObjectKinds } from '../objects';
import type { AnyHandler, ServedArea } from '../serve';

/** One call, ready to be answered: its codecs are made once, at start. */
export interface Route {
  readonly name: string;
  readonly call: Call;
  readonly takes: Codec;
  readonly gives: Codec;
  /** The reply holds what only the caller may ever have: a token, a ticket. */
  readonly givesSecret: boolean;
  /** Nothing in the reply is to be guessed from how long it is when it is compressed (BREACH). */
  readonly mayShrink: boolean;
  readonly handler: AnyHandler;
  /** The kind of object it is about, and the inside name of the field with its id. */
  readonly on: { kind: string; field: string } | undefined;
}

/** All routes of the product. Throws at start, naming the call, when one cannot be served safely. */
export const routesOf = (areas: readonly ServedArea[], kinds: ObjectKinds): Route[] => {
  const routes = areas.flatMap(({ area, handlers }) =>
    Object.entries(area.calls).map(([key, call]) =>
      routeOf(`${area.name}.${key}`, call, handlers[key], area.rights, kinds),
    ),
  );
  const seen = new Map<string, string>();
  for (const { name, call } of routes) {
    const path = `${call.method} ${call.path}`;
    if (seen.has(path)) throw new Error(`${path} is claimed by ${seen.get(path)} and by ${name}`);
    seen.set(path, name);
  }
  return routes;
};

const routeOf = (
  name: string,
  call: Call,
  handler: AnyHandler | undefined,
  rights: Readonly<Record<string, unknown>>,
  kinds: ObjectKinds,
): Route => {
  const fault = (what: string) => new Error(`call ${name}: ${what}`);
  if (!handler) throw fault('has no handler');
  if (!['anyone', 'signed-in', 'half-signed-in'].includes(call.may) && !(call.may in rights))
    throw fault(`no right «${call.may}»`);
  const takes = codecOf(call.takes);
  const on =
    call.on === undefined
      ? undefined
      : typeof call.on === 'string'
        ? { kind: call.on, field: 'id' }
        : { kind: call.on[0], field: call.on[1] };
  if (on && !kinds[on.kind]) throw fault(`nobody loads «${on.kind}»`);
  if (on && !alwaysTakes(takes, on.field)) throw fault(`takes no «${on.field}»`);
  for (const kind of kindsNamed(takes)) if (!kinds[kind]) throw fault(`nobody loads «${kind}»`);
  const loose = call.uncheckedBecause ? [] : looseIds(takes).filter((field) => field !== on?.field);
  if (loose.length > 0) throw fault(`takes ids that name no object: ${loose.join(', ')}`);
  return {
    name,
    call,
    takes,
    gives: codecOf(call.gives),
    givesSecret: holdsSecret(call.gives),
    mayShrink: call.kind !== 'download' && !holdsGuarded(call.gives),
    handler,
    on,
  };
};

interface Parts {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
}

/** Whether anything in an answer, however deep, is noted as secret or guarded. */
const holdsGuarded = (schema: Schema, seen = new Set<Schema>()): boolean => {
  const { secret, guarded } = metadataOf(schema);
  if (secret || guarded) return true;
  const bare = peel(schema);
  if (seen.has(bare)) return false;
  seen.add(bare);
  const { shape, element, valueType, options = [] } = bare._zod.def as Parts;
  const parts = [...Object.values(shape ?? {}), element, valueType, ...options];
  return parts.some((part) => part !== undefined && holdsGuarded(part, seen));
};

/** Whether a field of an answer, at its top, is noted as secret. */
const holdsSecret = (schema: Schema): boolean => {
  const { shape } = peel(schema)._zod.def as { shape?: Record<string, Schema> };
  return Object.values(shape ?? {}).some((field) => metadataOf(field).secret);
};

/** Whether a field stands in the input whatever is chosen: of several shapes each must have it. */
const alwaysTakes = (codec: Codec, field: string): boolean =>
  codec.kind === 'object'
    ? codec.fields.some(([inside]) => inside === field)
    : codec.kind === 'choice' && Object.values(codec.options).every((option) => alwaysTakes(option, field));

const each = (
  codec: Codec,
  visit: (codec: Codec, field: string) => void,
  field = '',
  seen = new Set<Codec>(),
): void => {
  if (seen.has(codec)) return;
  seen.add(codec);
  visit(codec, field);
  if (codec.kind === 'list' || codec.kind === 'record') each(codec.of, visit, field, seen);
  if (codec.kind === 'object')
    for (const [inside, , of] of codec.fields) each(of, visit, inside, new Set(seen));
  if (codec.kind === 'choice') for (const of of Object.values(codec.options)) each(of, visit, field, seen);
};

const kindsNamed = (codec: Codec): Set<string> => {
  const named = new Set<string>();
  each(codec, (of) => of.kind === 'ref' && named.add(of.to));
  return named;
};

/** Fields that look like ids (`id`, `…Id`, `…Ids`) and yet name no kind of object. */
const looseIds = (codec: Codec): string[] => {
  const loose = new Set<string>();
  each(codec, (of, field) => {
    if (/^id$|Ids?$/.test(field) && of.kind === 'same') loose.add(field);
  });
  return [...loose];
};
