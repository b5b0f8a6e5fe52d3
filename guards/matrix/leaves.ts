import type { Codec } from '#contract/codec';

type Path = readonly (string | number)[];

/** A value somewhere in an input, in wire names: where it stands and how it travels. */
export interface Leaf {
  readonly path: Path;
  readonly kind: Codec['kind'];
}

type Bag = Readonly<Record<string, unknown>>;

/** Every value of a wire input, each with its codec. */
export const leavesOf = (codec: Codec, value: unknown, path: Path = []): Leaf[] => {
  if (value === null || value === undefined) return [];
  switch (codec.kind) {
    case 'object':
      return codec.fields.flatMap(([, wire, of]) => leavesOf(of, (value as Bag)[wire], [...path, wire]));
    case 'list':
      return (value as unknown[]).flatMap((each, place) => leavesOf(codec.of, each, [...path, place]));
    case 'record':
      return Object.entries(value as Bag).flatMap(([key, each]) => leavesOf(codec.of, each, [...path, key]));
    case 'choice':
      return leavesOf(codec.options[String((value as Bag)[codec.wire])]!, value, path);
    default:
      return [{ path, kind: codec.kind }];
  }
};

/** The input with another value in one place. */
export const replaced = (value: unknown, [head, ...rest]: Path, by: unknown): unknown => {
  if (head === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, place) => (place === head ? replaced(each, rest, by) : each));
  const bag = value as Bag;
  return { ...bag, [head]: replaced(bag[head], rest, by) };
};

/** The input without one of its fields. */
export const without = (value: unknown, field: string): unknown =>
  Object.fromEntries(Object.entries(value as Bag).filter(([key]) => key !== field));
