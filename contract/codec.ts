import type * as z from 'zod';
import { wireName } from './glossary';
import { metadataOf, peel } from './metadata';

/** How a value looks on the wire, as plain data: the browser is given codecs, never schemas. */
export type Codec =
  | { kind: 'same' }
  | { kind: 'number' }
  | { kind: 'coded'; codes: readonly (readonly [inside: string, wire: number | string])[] }
  | { kind: 'yesNo' }
  | { kind: 'month' }
  | { kind: 'commas' }
  | { kind: 'ref'; to: string }
  | { kind: 'list'; of: Codec }
  | { kind: 'record'; of: Codec }
  | { kind: 'object'; fields: Field[] }
  | { kind: 'choice'; by: string; wire: string; options: Record<string, Codec> };
export type Field = readonly [inside: string, wire: string, codec: Codec];

type AnySchema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
const codecs = new WeakMap<AnySchema, Codec>();

/** A field of an object as the wire spells it: its own note, else the glossary, else PascalCase. */
export const wireNameOf = (inside: string, schema: AnySchema): string =>
  metadataOf(schema).wire ?? wireName(inside);

/**
 * The codec of a schema. Throws at start for what a codec cannot say: transforms, defaults, dates,
 * objects that let strangers in, unions without a discriminator, two fields with one wire name.
 */
export const codecOf = (wrapped: AnySchema): Codec => {
  const schema = peel(wrapped);
  const known = codecs.get(wrapped);
  if (known) return known;
  const metadata = metadataOf(wrapped);
  if (metadata.codes) return remember(wrapped, { kind: 'coded', codes: Object.entries(metadata.codes) });
  if (metadata.form) return remember(wrapped, { kind: metadata.form });
  if (metadata.ref) return remember(wrapped, { kind: 'ref', to: metadata.ref });
  return structure(wrapped, schema._zod.def as Def);
};

const remember = (schema: AnySchema, codec: Codec): Codec => {
  codecs.set(schema, codec);
  return codec;
};

const structure = (schema: AnySchema, def: Def): Codec => {
  switch (def.type) {
    case 'object':
      return objectCodec(schema, def);
    case 'array':
      return remember(schema, { kind: 'list', of: codecOf(def.element) });
    case 'record':
      return remember(schema, { kind: 'record', of: codecOf(def.valueType) });
    case 'number':
      return remember(schema, { kind: 'number' });
    case 'union':
      return choiceCodec(schema, def as z.core.$ZodDiscriminatedUnionDef);
    case 'lazy':
      return codecOf(def.getter());
    case 'string':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'null':
      return remember(schema, { kind: 'same' });
    default:
      throw new Error(`a call cannot carry «${def.type}»: only plain data travels`);
  }
};

const objectCodec = (schema: AnySchema, def: z.core.$ZodObjectDef): Codec => {
  if (def.catchall?._zod.def.type !== 'never') throw new Error('an object on the wire must refuse strangers');
  const fields: Field[] = [];
  const codec = remember(schema, { kind: 'object', fields });
  // The codec is stored before its fields are read, so that a tree can name itself.
  const taken = new Set<string>();
  for (const [inside, value] of Object.entries(def.shape)) {
    const wire = wireNameOf(inside, value);
    if (taken.has(wire)) throw new Error(`two fields are spelt «${wire}» on the wire`);
    taken.add(wire);
    fields.push([inside, wire, codecOf(value)]);
  }
  return codec;
};

const choiceCodec = (schema: AnySchema, def: z.core.$ZodDiscriminatedUnionDef): Codec => {
  if (!def.discriminator) throw new Error('a choice on the wire needs a discriminator');
  const options: Record<string, Codec> = {};
  const spelt = new Set<string>();
  for (const option of def.options) {
    const by = (peel(option)._zod.def as z.core.$ZodObjectDef).shape[def.discriminator]!;
    spelt.add(wireNameOf(def.discriminator, by));
    for (const value of (by._zod.def as unknown as { values: string[] }).values)
      options[value] = codecOf(option);
  }
  const [wire, ...others] = spelt;
  if (wire === undefined || others.length > 0)
    throw new Error(`a choice has one discriminator on the wire, not ${[...spelt].join(', ')}`);
  return remember(schema, { kind: 'choice', by: def.discriminator, wire, options });
};
