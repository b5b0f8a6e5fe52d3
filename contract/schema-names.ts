import type { Area, Schema } from './call';
import { peel } from './metadata';
import { wireNameOf } from './codec';

/** Where a schema stands: the call's area, its name, the side, and the fields on the way, in wire names. */
interface Place {
  readonly area: string;
  readonly path: readonly string[];
}
interface Parts {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly getter?: () => Schema;
}
const partsOf = (schema: Schema): Parts => schema._zod.def as unknown as Parts;

/** What an option of a choice is told by: the value of its discriminator. */
const valueOf = (option: Schema, discriminator: string): string =>
  (partsOf(partsOf(peel(option)).shape![discriminator]!) as unknown as { values: string[] }).values[0]!;

const walk = (
  given: Schema,
  place: Place,
  found: (schema: Schema, place: Place) => void,
  within: ReadonlySet<Schema> = new Set(),
): void => {
  const schema = peel(given);
  const { type, shape = {}, element, valueType, options = [], discriminator, getter } = partsOf(schema);
  if (type === 'object' || type === 'union') found(schema, place);
  if (within.has(schema)) return;
  const inside = new Set(within).add(schema);
  const at = (name: string): Place => ({ ...place, path: [...place.path, name] });
  for (const [name, field] of Object.entries(shape)) walk(field, at(wireNameOf(name, field)), found, inside);
  for (const option of options)
    walk(option, discriminator ? at(valueOf(option, discriminator)) : place, found, inside);
  for (const same of [element, valueType, getter?.()]) if (same) walk(same, place, found, inside);
};

const top = 2;
const whole = ({ area, path }: Place): string => [area, ...path].join('.');
const isTop = ({ path }: Place): boolean => path.length === top;

/**
 * What a schema that stands in several places is called: after its only field (`Masked`), after the field it always stands
 * under (`reports.Risks`), else after the first call it is all of.
 */
const sharedName = (schema: Schema, places: readonly Place[]): string => {
  const { type, shape = {} } = partsOf(schema);
  const fields = Object.entries(shape).map(([name, field]) => wireNameOf(name, field));
  if (type === 'object' && fields.length === 0) return 'Nothing';
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [last, ...others] = new Set(places.map(({ path }) => path.at(-1)!));
  const first = places.find(isTop) ?? places[0]!;
  if (others.length > 0 && fields.length === 1 && !places.some(isTop)) return capital(fields[0]!);
  return others.length > 0 || places.some(isTop) ? whole(first) : `${first.area}.${capital(last!)}`;
};

/**
 * The names of schemas in the printed documentation: of all that a call takes and gives, and of what stands in more than
 * one place. They are for reading alone; nothing on the wire bears them.
 */
export const schemaNames = (areas: readonly Area[]): ReadonlyMap<Schema, string> => {
  const places = new Map<Schema, Place[]>();
  const found = (schema: Schema, place: Place) => places.set(schema, [...(places.get(schema) ?? []), place]);
  for (const area of areas)
    for (const [key, call] of Object.entries(area.calls)) {
      walk(call.takes, { area: area.name, path: [key, 'takes'] }, found);
      if (call.kind !== 'download') walk(call.gives, { area: area.name, path: [key, 'gives'] }, found);
    }
  const names = new Map<Schema, string>();
  const taken = new Set<string>();
  for (const [schema, all] of places) {
    if (all.length === 1 && !isTop(all[0]!)) continue;
    const short = all.length === 1 ? whole(all[0]!) : sharedName(schema, all);
    const name = taken.has(short) ? all.map(whole).find((each) => !taken.has(each)) : short;
    if (name === undefined) throw new Error(`no name is left for the schema at ${whole(all[0]!)}`);
    taken.add(name);
    names.set(schema, name);
  }
  return names;
};
