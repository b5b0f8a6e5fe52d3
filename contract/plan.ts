import type * as z from 'zod';
import { wireName } from './glossary';
import { noteOf, peel } from './note';

/** How a value looks on the wire, as plain data: the browser is given plans, never schemas. */
export type Plan =
  | { kind: 'same' }
  | { kind: 'number' }
  | { kind: 'coded'; codes: readonly (readonly [inside: string, wire: number | string])[] }
  | { kind: 'yesNo' }
  | { kind: 'month' }
  | { kind: 'commas' }
  | { kind: 'ref'; to: string }
  | { kind: 'list'; of: Plan }
  | { kind: 'record'; of: Plan }
  | { kind: 'thing'; fields: Field[] }
  | { kind: 'choice'; by: string; wire: string; options: Record<string, Plan> };
export type Field = readonly [inside: string, wire: string, plan: Plan];

type AnySchema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
const plans = new WeakMap<AnySchema, Plan>();

/** A field of an object as the wire spells it: its own note, else the glossary, else PascalCase. */
export const wireNameOf = (inside: string, schema: AnySchema): string =>
  noteOf(schema).wire ?? wireName(inside);

/**
 * The plan of a schema. Throws at start for what a plan cannot say: transforms, defaults, dates,
 * objects that let strangers in, unions without a discriminator, two fields with one wire name.
 */
export const planOf = (wrapped: AnySchema): Plan => {
  const schema = peel(wrapped);
  const known = plans.get(wrapped);
  if (known) return known;
  const note = noteOf(wrapped);
  if (note.codes) return keep(wrapped, { kind: 'coded', codes: Object.entries(note.codes) });
  if (note.form) return keep(wrapped, { kind: note.form });
  if (note.ref) return keep(wrapped, { kind: 'ref', to: note.ref });
  return structure(wrapped, schema._zod.def as Def);
};

const keep = (schema: AnySchema, plan: Plan): Plan => {
  plans.set(schema, plan);
  return plan;
};

const structure = (schema: AnySchema, def: Def): Plan => {
  switch (def.type) {
    case 'object':
      return thingPlan(schema, def);
    case 'array':
      return keep(schema, { kind: 'list', of: planOf(def.element) });
    case 'record':
      return keep(schema, { kind: 'record', of: planOf(def.valueType) });
    case 'number':
      return keep(schema, { kind: 'number' });
    case 'union':
      return choicePlan(schema, def as z.core.$ZodDiscriminatedUnionDef);
    case 'lazy':
      return planOf(def.getter());
    case 'string':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'null':
      return keep(schema, { kind: 'same' });
    default:
      throw new Error(`a call cannot carry «${def.type}»: only plain data travels`);
  }
};

const thingPlan = (schema: AnySchema, def: z.core.$ZodObjectDef): Plan => {
  if (def.catchall?._zod.def.type !== 'never') throw new Error('an object on the wire must refuse strangers');
  const fields: Field[] = [];
  const plan = keep(schema, { kind: 'thing', fields });
  // The plan is kept before its fields are read, so that a tree can name itself.
  const taken = new Set<string>();
  for (const [inside, value] of Object.entries(def.shape)) {
    const wire = wireNameOf(inside, value);
    if (taken.has(wire)) throw new Error(`two fields are spelt «${wire}» on the wire`);
    taken.add(wire);
    fields.push([inside, wire, planOf(value)]);
  }
  return plan;
};

const choicePlan = (schema: AnySchema, def: z.core.$ZodDiscriminatedUnionDef): Plan => {
  if (!def.discriminator) throw new Error('a choice on the wire needs a discriminator');
  const options: Record<string, Plan> = {};
  const spelt = new Set<string>();
  for (const option of def.options) {
    const by = (peel(option)._zod.def as z.core.$ZodObjectDef).shape[def.discriminator]!;
    spelt.add(wireNameOf(def.discriminator, by));
    for (const value of (by._zod.def as unknown as { values: string[] }).values)
      options[value] = planOf(option);
  }
  const [wire, ...others] = spelt;
  if (wire === undefined || others.length > 0)
    throw new Error(`a choice has one discriminator on the wire, not ${[...spelt].join(', ')}`);
  return keep(schema, { kind: 'choice', by: def.discriminator, wire, options });
};
