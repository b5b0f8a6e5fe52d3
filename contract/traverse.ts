import type { Field, Codec } from './codec';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a code nobody knows: no schema accepts it, and the message names the value. */
const unknownCode = (value: unknown): unknown => ({ unknown: value });

/** The choice of this name; what a stranger sends in its stead may be an object without words, or the name of what every object has. */
const optionOf = (options: Readonly<Record<string, Codec>>, name: unknown): Codec | undefined => {
  const isName = typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean';
  return isName && Object.hasOwn(options, String(name)) ? options[String(name)] : undefined;
};

/**
 * From the wire to the inside, for a schema to judge afterwards.
 * A stranger's key gets a `?` in front, so that a strict schema refuses it, an inside name included.
 */
export const fromWire = (codec: Codec, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  switch (codec.kind) {
    case 'coded':
      return codec.codes.find(([, wire]) => wire === value)?.[0] ?? unknownCode(value);
    case 'yesNo':
      return value === 1 ? true : value === 2 ? false : unknownCode(value);
    case 'month':
      return typeof value === 'string' && /^\d{4}-\d{2}-01$/.test(value)
        ? value.slice(0, 7)
        : unknownCode(value);
    case 'commas':
      return typeof value === 'string' ? (value === '' ? [] : value.split(',')) : unknownCode(value);
    case 'list':
      return Array.isArray(value) ? value.map((each) => fromWire(codec.of, each)) : value;
    case 'record':
      return isBag(value) ? mapBag(value, (each) => fromWire(codec.of, each)) : value;
    case 'object':
      return isBag(value) ? objectFromWire(codec.fields, value) : value;
    case 'choice': {
      if (!isBag(value)) return value;
      const option = optionOf(codec.options, value[codec.wire]);
      return option ? fromWire(option, value) : unknownCode(value[codec.wire]);
    }
    default:
      return value;
  }
};

const objectFromWire = (fields: readonly Field[], value: Bag): Bag => {
  const inside: Bag = {};
  for (const key of Object.keys(value)) {
    const field = fields.find(([, wire]) => wire === key);
    if (field) inside[field[0]] = fromWire(field[2], value[key]);
    else inside[`?${key}`] = value[key];
  }
  return inside;
};

const mapBag = (bag: Bag, change: (value: unknown) => unknown): Bag =>
  Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, change(value)]));

/** From the inside to the wire. It is a white list: a field the codec does not name cannot leave. Throws on an unknown code. */
export const toWire = (codec: Codec, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  switch (codec.kind) {
    case 'coded': {
      const code = codec.codes.find(([inside]) => inside === value);
      if (!code) throw new Error(`no code on the wire for «${String(value)}»`);
      return code[1];
    }
    case 'yesNo':
      return value ? 1 : 2;
    case 'month':
      return `${String(value)}-01`;
    case 'commas':
      return (value as string[]).join(',');
    case 'list':
      return (value as unknown[]).map((each) => toWire(codec.of, each));
    case 'record':
      return mapBag(value as Bag, (each) => toWire(codec.of, each));
    case 'object': {
      const wire: Bag = {};
      for (const [inside, name, of] of codec.fields) {
        const each = (value as Bag)[inside];
        if (each !== undefined) wire[name] = toWire(of, each);
      }
      return wire;
    }
    case 'choice': {
      const option = optionOf(codec.options, (value as Bag)[codec.by]);
      if (!option) throw new Error(`no such choice: «${String((value as Bag)[codec.by])}»`);
      return toWire(option, value);
    }
    default:
      return value;
  }
};

type Path = readonly PropertyKey[];

/** `['persons', 0, 'professionalTitle']` → `'Persons.0.ZhiCheng'`: where an error stands, as the caller spells it. */
export const wirePath = (codec: Codec, path: Path): string => rename(codec, path, 0, 1).join('.');
/** The way back, for a form in the browser. */
export const insidePath = (codec: Codec, path: string): (string | number)[] =>
  rename(codec, path.split('.'), 1, 0).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The fields of an object, or of all options of a choice. */
const fieldsOf = (codec: Codec): readonly Field[] =>
  codec.kind === 'object'
    ? codec.fields
    : codec.kind === 'choice'
      ? Object.values(codec.options).flatMap((option) => (option.kind === 'object' ? option.fields : []))
      : [];

/** Whether a path is found in a codec to its end. */
const leads = (codec: Codec, [head, ...rest]: Path, from: 0 | 1): boolean => {
  if (head === undefined) return true;
  if (codec.kind === 'list' || codec.kind === 'record') return leads(codec.of, rest, from);
  return fieldsOf(codec).some((each) => each[from] === String(head) && leads(each[2], rest, from));
};

const rename = (codec: Codec, path: Path, from: 0 | 1, to: 0 | 1): string[] => {
  const [head, ...rest] = path;
  if (head === undefined) return [];
  const key = String(head);
  // A stranger's name is said as it came, even where it happens to be one of ours inside.
  if (key.startsWith('?')) return [key.slice(1), ...rest.map(String)];
  if (codec.kind === 'list' || codec.kind === 'record') return [key, ...rename(codec.of, rest, from, to)];
  const called = fieldsOf(codec).filter((each) => each[from] === key);
  // Options of a choice may name different things alike: meant is the one in which the rest of the way is found, too.
  const field = called.find(([, , of]) => leads(of, rest, from)) ?? called[0];
  return field ? [field[to], ...rename(field[2], rest, from, to)] : [key, ...rest.map(String)];
};

/** The value with every id that names an object of this kind changed: where one stands for another. */
export const changeRefs = (
  codec: Codec,
  value: unknown,
  kind: string,
  change: (id: string) => string,
): unknown => {
  if (value === null || value === undefined) return value;
  const inside = (of: Codec, each: unknown) => changeRefs(of, each, kind, change);
  switch (codec.kind) {
    case 'ref':
      return codec.to === kind ? change(value as string) : value;
    case 'list':
      return (value as unknown[]).map((each) => inside(codec.of, each));
    case 'record':
      return mapBag(value as Bag, (each) => inside(codec.of, each));
    case 'object': {
      const changed = { ...(value as Bag) };
      for (const [name, , of] of codec.fields) if (name in changed) changed[name] = inside(of, changed[name]);
      return changed;
    }
    case 'choice':
      return inside(optionOf(codec.options, (value as Bag)[codec.by]) ?? { kind: 'same' }, value);
    default:
      return value;
  }
};

/** Every id in a value that names an object: the host asks of each whether the caller may see it. */
export const refsIn = (codec: Codec, value: unknown): { kind: string; id: string }[] => {
  if (value === null || value === undefined) return [];
  switch (codec.kind) {
    case 'ref':
      return [{ kind: codec.to, id: value as string }];
    case 'list':
      return (value as unknown[]).flatMap((each) => refsIn(codec.of, each));
    case 'record':
      return Object.values(value as Bag).flatMap((each) => refsIn(codec.of, each));
    case 'object':
      return codec.fields.flatMap(([inside, , of]) => refsIn(of, (value as Bag)[inside]));
    case 'choice':
      return refsIn(optionOf(codec.options, (value as Bag)[codec.by]) ?? { kind: 'same' }, value);
    default:
      return [];
  }
};
