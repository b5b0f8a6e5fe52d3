import type * as z from 'zod';
import { metadataOf, peel } from './metadata';
import { wireNameOf } from './codec';

type Schema = z.core.$ZodType;
type Bag = Record<string, unknown>;

/** A number as an address or a form field spells it. */
const numeral = /^-?\d+(\.\d+)?$/;

/** One value in the form its field has on the wire: a text of a number is the number, a number where text is meant its text. */
const spelt = (wrapped: Schema, value: unknown): unknown => {
  const schema = peel(wrapped);
  const { codes, form } = metadataOf(wrapped);
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  if (typeof value === 'string' || typeof value === 'number') {
    if (codes) return Object.values(codes).find((code) => String(code) === String(value)) ?? value;
    if (def.type === 'number' || form === 'yesNo') return numeral.test(String(value)) ? Number(value) : value;
    if (def.type === 'boolean') return value === 'true' || (value === 'false' ? false : value);
    return def.type === 'string' ? String(value) : value;
  }
  if (def.type === 'array' && Array.isArray(value)) return value.map((each) => spelt(def.element, each));
  return def.type === 'object' ? asMeant(schema, value, 'every field') : value;
};

interface Read {
  readonly field: Schema;
  readonly isOptional: boolean;
}

/** The fields of a question under the names they have on the wire, found once. */
const fields = new WeakMap<object, ReadonlyMap<string, Read>>();

const fieldsOf = (shape: Record<string, Schema>): ReadonlyMap<string, Read> => {
  let known = fields.get(shape);
  if (known) return known;
  known = new Map(
    Object.entries(shape).map(([inside, field]) => [
      wireNameOf(inside, field),
      { field, isOptional: field._zod.optin === 'optional' },
    ]),
  );
  fields.set(shape, known);
  return known;
};

/**
 * What a question asks, in the form its schema judges: an optional field that came empty or as null was not given, and
 * its value may come as text (EN3, the query of the report list). Required fields stay as they came, unless the
 * question stands in an address, where everything is text. What the schema does not know is left for it to refuse.
 */
export const asMeant = (takes: Schema, value: unknown, reads: 'optional fields' | 'every field'): unknown => {
  const { shape } = takes._zod.def as { shape?: Record<string, Schema> };
  if (!shape || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const meant: Bag = { ...value };
  const known = fieldsOf(shape);
  for (const name of Object.keys(meant)) {
    const read = known.get(name);
    if (!read) continue;
    const { field, isOptional } = read;
    if (isOptional && (meant[name] === '' || meant[name] === null)) delete meant[name];
    else if (isOptional || reads === 'every field') meant[name] = spelt(field, meant[name]);
  }
  return meant;
};
