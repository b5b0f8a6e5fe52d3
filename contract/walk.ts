import type { Field, Plan } from './plan';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a code nobody knows: no schema accepts it, and the message names the value. */
const unknownCode = (value: unknown): unknown => ({ unknown: value });

/**
 * From the wire to the inside, for a schema to judge afterwards.
 * A stranger's key gets a `?` in front, so that a strict schema refuses it, an inside name included.
 */
export const fromWire = (plan: Plan, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  switch (plan.kind) {
    case 'coded':
      return plan.codes.find(([, wire]) => wire === value)?.[0] ?? unknownCode(value);
    case 'yesNo':
      return value === 1 ? true : value === 2 ? false : unknownCode(value);
    case 'month':
      return typeof value === 'string' && /^\d{4}-\d{2}-01$/.test(value)
        ? value.slice(0, 7)
        : unknownCode(value);
    case 'commas':
      return typeof value === 'string' ? (value === '' ? [] : value.split(',')) : unknownCode(value);
    case 'list':
      return Array.isArray(value) ? value.map((each) => fromWire(plan.of, each)) : value;
    case 'record':
      return isBag(value) ? mapBag(value, (each) => fromWire(plan.of, each)) : value;
    case 'thing':
      return isBag(value) ? thingFromWire(plan.fields, value) : value;
    case 'choice': {
      if (!isBag(value)) return value;
      const option = plan.options[String(value[plan.wire])];
      return option ? fromWire(option, value) : unknownCode(value[plan.wire]);
    }
    default:
      return value;
  }
};

const thingFromWire = (fields: readonly Field[], value: Bag): Bag => {
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

/** From the inside to the wire. It is a white list: a field the plan does not name cannot leave. Throws on an unknown code. */
export const toWire = (plan: Plan, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  switch (plan.kind) {
    case 'coded': {
      const code = plan.codes.find(([inside]) => inside === value);
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
      return (value as unknown[]).map((each) => toWire(plan.of, each));
    case 'record':
      return mapBag(value as Bag, (each) => toWire(plan.of, each));
    case 'thing': {
      const wire: Bag = {};
      for (const [inside, name, of] of plan.fields) {
        const each = (value as Bag)[inside];
        if (each !== undefined) wire[name] = toWire(of, each);
      }
      return wire;
    }
    case 'choice': {
      const option = plan.options[String((value as Bag)[plan.by])];
      if (!option) throw new Error(`no such choice: «${String((value as Bag)[plan.by])}»`);
      return toWire(option, value);
    }
    default:
      return value;
  }
};

type Path = readonly PropertyKey[];

/** `['persons', 0, 'professionalTitle']` → `'Persons.0.ZhiCheng'`: where an error stands, as the caller spells it. */
export const wirePath = (plan: Plan, path: Path): string => rename(plan, path, 0, 1).join('.');
/** The way back, for a form in the browser. */
export const insidePath = (plan: Plan, path: string): (string | number)[] =>
  rename(plan, path.split('.'), 1, 0).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const rename = (plan: Plan, path: Path, from: 0 | 1, to: 0 | 1): string[] => {
  const [head, ...rest] = path;
  if (head === undefined) return [];
  const key = String(head);
  // A stranger's name is said as it came, even where it happens to be one of ours inside.
  if (key.startsWith('?')) return [key.slice(1), ...rest.map(String)];
  if (plan.kind === 'list' || plan.kind === 'record') return [key, ...rename(plan.of, rest, from, to)];
  const fields =
    plan.kind === 'thing'
      ? plan.fields
      : plan.kind === 'choice'
        ? Object.values(plan.options).flatMap((option) => (option.kind === 'thing' ? option.fields : []))
        : [];
  const field = fields.find((each) => each[from] === key);
  return field ? [field[to], ...rename(field[2], rest, from, to)] : [key, ...rest.map(String)];
};

/** The value with every id that names an object of this kind changed: where one stands for another. */
export const changeRefs = (
  plan: Plan,
  value: unknown,
  kind: string,
  change: (id: string) => string,
): unknown => {
  if (value === null || value === undefined) return value;
  const inside = (of: Plan, each: unknown) => changeRefs(of, each, kind, change);
  switch (plan.kind) {
    case 'ref':
      return plan.to === kind ? change(value as string) : value;
    case 'list':
      return (value as unknown[]).map((each) => inside(plan.of, each));
    case 'record':
      return mapBag(value as Bag, (each) => inside(plan.of, each));
    case 'thing': {
      const changed = { ...(value as Bag) };
      for (const [name, , of] of plan.fields) if (name in changed) changed[name] = inside(of, changed[name]);
      return changed;
    }
    case 'choice':
      return inside(plan.options[String((value as Bag)[plan.by])] ?? { kind: 'same' }, value);
    default:
      return value;
  }
};

/** Every id in a value that names an object: the host asks of each whether the caller may see it. */
export const refsIn = (plan: Plan, value: unknown): { kind: string; id: string }[] => {
  if (value === null || value === undefined) return [];
  switch (plan.kind) {
    case 'ref':
      return [{ kind: plan.to, id: value as string }];
    case 'list':
      return (value as unknown[]).flatMap((each) => refsIn(plan.of, each));
    case 'record':
      return Object.values(value as Bag).flatMap((each) => refsIn(plan.of, each));
    case 'thing':
      return plan.fields.flatMap(([inside, , of]) => refsIn(of, (value as Bag)[inside]));
    case 'choice':
      return refsIn(plan.options[String((value as Bag)[plan.by])] ?? { kind: 'same' }, value);
    default:
      return [];
  }
};
