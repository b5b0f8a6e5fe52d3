import { refsIn } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { inputOf } from './samples';

/** A place in a call's input where an id names an object. */
export interface IdPlace {
  readonly kind: string;
  /** Stands there in the sample. */
  readonly placeholder: string;
}

const placeholderOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A sample of the call's input in which every id is another placeholder. */
const withPlaceholders = ({ call }: Route): { sample: unknown; kinds: readonly (string | undefined)[] } => {
  const kinds: (string | undefined)[] = [];
  const sample = inputOf(call.takes, (kind) => placeholderOf(kinds.push(kind) - 1));
  return { sample, kinds };
};

/** Where a call's input names objects whose visibility the host must check. */
export const placesOf = (route: Route): IdPlace[] => {
  const { sample } = withPlaceholders(route);
  const refs = new Map(refsIn(route.takes, sample).map(({ kind, id }) => [id, kind]));
  if (route.on) refs.set((sample as Record<string, string>)[route.on.field]!, route.on.kind);
  return [...refs].map(([placeholder, kind]) => ({ kind, placeholder }));
};

/** The sample with these ids in those places; other ids name nothing. */
export const withIds = (route: Route, places: readonly IdPlace[], ids: readonly string[]): unknown => {
  const text = places.reduce(
    (json, { placeholder }, place) => json.replaceAll(placeholder, ids[place]!),
    JSON.stringify(withPlaceholders(route).sample),
  );
  return JSON.parse(text);
};

/** An input with a second id beside the first in every list that holds this one: first, or last. */
export const withBoth = (input: unknown, id: string, other: string, where: 'first' | 'last'): unknown => {
  const holds = (value: unknown) => JSON.stringify(value)?.includes(id) ?? false;
  if (Array.isArray(input))
    return input.flatMap((one: unknown) => {
      if (!holds(one)) return [one];
      const twin = JSON.parse(JSON.stringify(one).replaceAll(id, other)) as unknown;
      return where === 'first' ? [twin, one] : [one, twin];
    });
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, withBoth(value, id, other, where)]),
  );
};
