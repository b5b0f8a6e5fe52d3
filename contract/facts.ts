import type * as z from 'zod';
import { metadataOf, peel } from './metadata';
import type { Word, WordKey } from './words';

/** One of a few. A dictionary words them by their codes, or the field's own label: `materialScreens.direction.target`. */
export interface Choice {
  readonly kind: 'choice';
  readonly names: readonly (string | number)[];
  readonly coded?: {
    readonly dictionary: string;
    readonly codes: Readonly<Record<string, number | string>>;
  };
}

/** What a field is, apart from how it is called. */
export type Kind =
  /** `filled`: more than blanks has to stand there, or it cannot be kept. */
  | { readonly kind: 'text'; readonly most?: number; readonly filled?: true }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'money' | 'day' | 'month' | 'moment' | 'yesNo' }
  | Choice
  | { readonly kind: 'ref'; readonly to: string }
  | { readonly kind: 'item'; readonly dictionary: string }
  | { readonly kind: 'list'; readonly of: Kind; readonly most?: number }
  | { readonly kind: 'object'; readonly fields: FieldFacts };

/** What forms, pages and rules know of a field: plain data, which travels to the browser in its schema's stead. */
export type Fact = Kind & {
  readonly label?: WordKey;
  readonly needed?: true | string;
  /** It may be empty: `null` stands for it. */
  readonly open?: true;
};
export type FieldFacts = Readonly<Record<string, Fact>>;
/** The facts of a record, by the same keys. */
export type FactsOf<Shape> = { readonly [Key in keyof Shape]: Fact };

type AnySchema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** The bounds that a schema's checks set. */
const boundsOf = (schema: AnySchema): { least?: number; most?: number } => {
  const bounds: { least?: number; most?: number } = {};
  for (const each of schema._zod.def.checks ?? []) {
    const { check, maximum, minimum, value } = each._zod.def as unknown as {
      readonly check: string;
      readonly maximum?: number;
      readonly minimum?: number;
      readonly value?: number;
    };
    if (check === 'max_length') bounds.most = maximum!;
    if (check === 'min_length' && minimum! > 0) bounds.least = minimum!;
    if (check === 'less_than') bounds.most = value!;
    if (check === 'greater_than') bounds.least = value!;
  }
  return bounds;
};

/** More than blanks. */
export const notBlank = /\S/;
/** Whether a text refuses blanks. */
const isFilled = (schema: AnySchema): boolean =>
  (schema._zod.def.checks ?? []).some((each) => {
    const { pattern } = each._zod.def as unknown as { readonly pattern?: RegExp };
    return pattern?.source === notBlank.source;
  });

const kindOf = (wrapped: AnySchema): Kind => {
  const schema = peel(wrapped);
  const metadata = metadataOf(wrapped);
  const { dictionary, codes } = metadata;
  if (codes)
    return {
      kind: 'choice',
      names: Object.keys(codes),
      ...(dictionary !== undefined && { coded: { dictionary, codes } }),
    };
  if (dictionary !== undefined) return { kind: 'item', dictionary };
  if (metadata.ref !== undefined) return { kind: 'ref', to: metadata.ref };
  if (metadata.as) return { kind: metadata.as };
  const def = schema._zod.def as Def;
  const { least, most } = boundsOf(schema);
  const upTo = { ...(most !== undefined && { most }) };
  switch (def.type) {
    case 'boolean':
      return { kind: 'yesNo' };
    case 'number':
      return { kind: 'number', ...(least !== undefined && { least }), ...upTo };
    case 'string':
      return { kind: 'text', ...upTo, ...(isFilled(schema) && { filled: true as const }) };
    case 'enum':
      return { kind: 'choice', names: Object.values(def.entries) };
    case 'literal':
      return { kind: 'choice', names: def.values as readonly (string | number)[] };
    case 'array':
      return { kind: 'list', of: kindOf(def.element), ...upTo };
    case 'object':
      return { kind: 'object', fields: factsOf(def.shape as Readonly<Record<string, AnySchema>>) };
    default:
      throw new Error(`a field cannot be «${def.type}»: neither form nor page would know it`);
  }
};

const isOpen = (schema: AnySchema): boolean => {
  const { type, innerType } = schema._zod.def as { readonly type: string; readonly innerType?: AnySchema };
  return type === 'nullable' || (innerType !== undefined && isOpen(innerType));
};

/** What the schemas of a record say of its fields. Worked out once, when the file that declares them is loaded. */
export const factsOf = <Shape extends Readonly<Record<string, AnySchema>>>(shape: Shape): FactsOf<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]): [string, Fact] => {
      const { label, needed } = metadataOf(schema);
      return [
        name,
        {
          ...kindOf(schema),
          ...(label !== undefined && { label }),
          ...(needed !== undefined && { needed }),
          ...(isOpen(schema) && { open: true as const }),
        },
      ];
    }),
  ) as FactsOf<Shape>;

/** The bound of a text, a list or a figure; Infinity where there is none. */
export const mostOf = (fact: Fact): number => ('most' in fact ? (fact.most ?? Infinity) : Infinity);

/** The word for one of a few that no dictionary words. */
export const wordOfChoice = (label: WordKey, name: string | number) => `${label}.${name}` as WordKey;

const blanks: Partial<Record<Kind['kind'], unknown>> = { text: '', list: [], yesNo: false };
/** What a record holds of a field before anybody has said anything; undefined where it has to be said. */
const blankOf = (fact: Fact): unknown => {
  if (fact.open) return null;
  return fact.kind === 'object' ? blank(fact.fields) : blanks[fact.kind];
};

/** A record in which nothing has been said yet. */
export const blank = (facts: FieldFacts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      const value = blankOf(fact);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The names of fields as their labels say them, from the words of the areas that the labels are keys of. */
export const namesOf = (
  facts: FieldFacts,
  words: Readonly<Record<string, Readonly<Record<string, Word>>>>,
): Record<string, Word> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, { label }]) => {
      const [area = '', ...key] = label?.split('.') ?? [];
      const word = words[area]?.[key.join('.')];
      return word ? [[field, word] as const] : [];
    }),
  );

/** A code that stands in a record: where, and of which dictionary. */
export interface Coded {
  readonly path: readonly (string | number)[];
  readonly dictionary: string;
  readonly code: string;
}

const codesOf = (kind: Kind, value: unknown, path: Coded['path']): Coded[] => {
  if (value === null || value === undefined || value === '') return [];
  if (kind.kind === 'item') return [{ path, dictionary: kind.dictionary, code: value as string }];
  if (kind.kind === 'list')
    return (value as readonly unknown[]).flatMap((each, at) => codesOf(kind.of, each, [...path, at]));
  return kind.kind === 'object' ? codesIn(kind.fields, value, path) : [];
};

/** Every code of a dictionary that a record holds, in the order of its fields. */
export const codesIn = (facts: FieldFacts, record: object, under: Coded['path'] = []): Coded[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    codesOf(fact, (record as Readonly<Record<string, unknown>>)[name], [...under, name]),
  );
