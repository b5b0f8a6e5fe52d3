import type { Codec } from '#contract/codec';

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reply holds that its call's codec does not name, as paths. */
export const strangersIn = (codec: Codec, value: unknown, path = ''): string[] => {
  if (value === null || value === undefined) return [];
  if (codec.kind === 'list')
    return Array.isArray(value) ? value.flatMap((each) => strangersIn(codec.of, each, `${path}[]`)) : [path];
  if (codec.kind === 'record')
    return isBag(value)
      ? Object.values(value).flatMap((each) => strangersIn(codec.of, each, `${path}{}`))
      : [path];
  if (codec.kind === 'choice') {
    const option = isBag(value) ? codec.options[String(value[codec.wire])] : undefined;
    const [first] = Object.values(codec.options);
    // An option is found by its word inside; on the wire the fields of one of them fit.
    const options = option ? [option] : Object.values(codec.options);
    return first && options.some((each) => strangersIn(each, value, path).length === 0) ? [] : [path];
  }
  // What a codec takes as it comes (the inputs of a trace) has no keys of its own.
  if (codec.kind !== 'object') return [];
  if (!isBag(value)) return [path];
  return Object.entries(value).flatMap(([key, each]) => {
    const field = codec.fields.find(([, wire]) => wire === key);
    return field ? strangersIn(field[2], each, `${path}.${key}`) : [`${path}.${key}`];
  });
};

/** Every key of a reply that holds something, at any depth. */
export const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    each === null || each === '' || (Array.isArray(each) && each.length === 0) ? [] : [key, ...keysIn(each)],
  );
};

/** Every key that a codec can put on the wire. */
export const keysOf = (codec: Codec, within: ReadonlySet<Codec> = new Set()): string[] => {
  if (within.has(codec)) return [];
  const inner = new Set([...within, codec]);
  if (codec.kind === 'list' || codec.kind === 'record') return keysOf(codec.of, inner);
  if (codec.kind === 'choice') return Object.values(codec.options).flatMap((each) => keysOf(each, inner));
  if (codec.kind !== 'object') return [];
  return codec.fields.flatMap(([, wire, of]) => [wire, ...keysOf(of, inner)]);
};
