import * as z from 'zod';
import { metadataOf, peel } from '#contract/metadata';
import type { Schema } from '#contract/call';

type Def = z.core.$ZodTypes['_zod']['def'];

/** What the generator asks for when it meets an id: one that names an object of this kind. */
export type IdOf = (kind: string | undefined) => string;

interface Asked {
  readonly idOf: IdOf;
  /** Whether optional fields are filled in as well. */
  readonly full: boolean;
}

/** Texts of every form that the contract knows; the first that a schema accepts is taken. */
const texts = [
  '样例 sample muestra',
  '2026-12-01',
  '2026-12',
  '2026-Q3',
  '2026-12-01T01:00:00.000Z',
  '1.1',
  '1',
  '12.50',
  '123456',
  '13800000001',
  'someone@example.org',
  '0'.repeat(64),
  '10.1000/182',
  'https://example.org/',
  'list.area/Page.layout',
  '/office/page',
  '{"type":"doc","content":[]}',
];

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const textFor = (schema: Schema, { idOf }: Asked): string => {
  const { ref } = metadataOf(schema);
  if (ref) return idOf(ref);
  const found = texts.find((text) => accepts(schema, text)) ?? idOf(undefined);
  if (!accepts(schema, found))
    throw new Error(`no sample text fits ${JSON.stringify(peel(schema)._zod.def)}`);
  return found;
};

/** A valid value of a schema, in inside names. Throws where the generator must learn a new form. */
export const sampleOf = (wrapped: Schema, asked: Asked, depth = 0): unknown => {
  const schema = peel(wrapped);
  const def = schema._zod.def as Def;
  const below = (of: Schema): unknown => sampleOf(of, asked, depth + 1);
  switch (def.type) {
    case 'string':
      return textFor(wrapped, asked);
    case 'number':
      return [1, 2, 0, 0.5, 5, 10, 100, 2020].find((value) => accepts(schema, value)) ?? 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'null':
      return null;
    case 'unknown':
      return {};
    case 'lazy':
      return below(def.getter());
    case 'array': {
      const one = [below(def.element)];
      return accepts(schema, []) && (depth > 4 || !accepts(schema, one)) ? [] : one;
    }
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, of]) => asked.full || !accepts(of, undefined))
          .map(([name, of]) => [name, below(of)]),
      );
    case 'union':
      return below(def.options[0]!);
    default:
      throw new Error(`no sample of «${def.type}»`);
  }
};

/** A valid input of a call, as full as its own rules let it be. */
export const inputOf = (takes: Schema, idOf: IdOf): unknown => {
  const full = sampleOf(takes, { idOf, full: true });
  return accepts(takes, full) ? full : sampleOf(takes, { idOf, full: false });
};
