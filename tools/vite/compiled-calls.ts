import * as z from 'zod';
import type { Area } from '../../contract/call';
import { metadataOf, peel } from '../../contract/metadata';
import { codecOf, type Codec } from '../../contract/codec';
import type { CompiledCalls, CompiledCodec } from '../../shell/client/codecs';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * An area's calls as plain data for the browser: every record is written once and named by its place,
 * so that a tree can hold itself. A text that may be null is marked, because the reader shows it as empty.
 */
export const compiledCalls = (area: Area): CompiledCalls => {
  const codecs: CompiledCodec[] = [];
  const places = new Map<Codec, number>();
  const write = (codec: Codec, schema: Schema): CompiledCodec => {
    switch (codec.kind) {
      case 'list':
      case 'record':
        return { kind: codec.kind, of: write(codec.of, inner(schema)) };
      case 'object':
        return placeOf(codec, schema);
      case 'choice':
        return {
          kind: 'choice',
          by: codec.by,
          wire: codec.wire,
          options: Object.fromEntries(
            Object.entries(codec.options).map(([name, option]) => [
              name,
              write(option, optionOf(schema, option)),
            ]),
          ),
        };
      case 'coded':
        return { kind: 'coded', codes: codec.codes.map(([name, code]) => [name, code] as const) };
      default:
        return emptyWhenNull(schema) ? 'text' : codec.kind === 'ref' ? 'same' : codec.kind;
    }
  };
  const placeOf = (codec: Codec & { kind: 'object' }, schema: Schema): number => {
    const known = places.get(codec);
    if (known !== undefined) return known;
    const place = codecs.push('same') - 1;
    places.set(codec, place);
    const shapes = Object.values((bare(schema)._zod.def as z.core.$ZodObjectDef).shape);
    codecs[place] = {
      kind: 'object',
      fields: codec.fields.map(([inside, wire, of], at) => [inside, wire, write(of, shapes[at]!)] as const),
    };
    return place;
  };
  const calls = Object.entries(area.calls).map(([name, call]) => {
    const { method, path, kind, refreshes, files, seconds } = call;
    const takes = write(codecOf(call.takes), call.takes);
    const gives = write(codecOf(call.gives), call.gives);
    return [
      name,
      {
        method,
        path,
        kind,
        takes,
        gives,
        ...(refreshes && { refreshes }),
        ...(files && { files }),
        ...(seconds && { seconds }),
      },
    ];
  });
  return { area: area.name, calls: Object.fromEntries(calls) as CompiledCalls['calls'], codecs };
};

/** The schema under wrappers and late bindings. */
const bare = (schema: Schema): Schema => {
  const peeled = peel(schema);
  const def = peeled._zod.def as Def;
  return def.type === 'lazy' ? bare(def.getter()) : peeled;
};

const inner = (schema: Schema): Schema => {
  const def = bare(schema)._zod.def as Def;
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType as Schema;
  throw new Error(`«${def.type}» holds no elements`);
};

const optionOf = (schema: Schema, option: Codec): Schema => {
  const { options } = bare(schema)._zod.def as z.core.$ZodDiscriminatedUnionDef;
  return options.find((each) => codecOf(each) === option)!;
};

/**
 * Free text that may be null. Codes of a dictionary, ids, days and moments keep their null, for nothing was chosen;
 * so does whatever may not be empty, an amount for one: sent back as it came, it would be refused.
 */
const emptyWhenNull = (schema: Schema): boolean => {
  const note = metadataOf(schema);
  const def = bare(schema)._zod.def as Def & { format?: string };
  const isFree = def.type === 'string' && !def.format && !note.dictionary && !note.ref && !note.form;
  return isFree && nullable(schema) && z.safeParse(schema, '').success;
};

const nullable = (schema: Schema): boolean => {
  const def = schema._zod.def as { type: string; innerType?: Schema };
  return def.type === 'nullable' || (def.innerType ? nullable(def.innerType) : false);
};
