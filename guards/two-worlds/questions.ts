import * as z from 'zod';
import type { Schema } from '#contract/call';
import { codecOf } from '#contract/codec';
import { metadataOf, peel } from '#contract/metadata';
import type { RoleCode } from '#contract/rights';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { permissions } from '../permissions';
import { placesOf, withIds } from '../matrix/places';
import { sampleOf } from '../matrix/samples';
import { nameOf, routes } from '../matrix/world';

/** What is asked of a call: its input in inside names, with ids by the kind of object they name. */
export interface Question {
  readonly name: string;
  readonly route: Route;
  readonly kinds: readonly string[];
  readonly input: (ids: readonly string[]) => unknown;
}

/** Days in the middle of the story: a filter by time would tell when something was done that nobody may know of. */
const days = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'];

/** Everything of few values that a filter may be set to. */
const valuesOf = (schema: Schema): unknown[] => {
  const bare = peel(schema);
  const { type, entries, element } = bare._zod.def as {
    type: string;
    entries?: Readonly<Record<string, unknown>>;
    element?: Schema;
  };
  if (type === 'enum') return Object.values(entries!);
  if (type === 'boolean') return [true, false];
  if (type === 'array') return valuesOf(element!).map((value) => [value]);
  if (type === 'string' && !metadataOf(schema).ref)
    return days.filter((day) => z.safeParse(bare, day).success);
  return [];
};

const plain = { idOf: () => '00000000-0000-4000-8000-000000000000', full: false };
const isPaged = (shape: Readonly<Record<string, Schema>>): boolean => 'pageIndex' in shape;

/** A list asked for whole, and by each value of each of its filters alone: what it leaves out or counts tells as much as what it says. */
const listQuestions = (route: Route, shape: Readonly<Record<string, Schema>>): Question[] => {
  const whole = sampleOf(route.call.takes, plain) as object;
  const filters = Object.entries(shape).flatMap(([field, schema]) =>
    ['pageIndex', 'pageSize'].includes(field) || metadataOf(schema).ref
      ? []
      : valuesOf(schema).map((value) => ({ [field]: value })),
  );
  const needed = Object.keys(whole).filter((field) => metadataOf(shape[field]!).ref);
  return [{}, ...filters].flatMap((filter) => {
    const asked = { ...whole, pageSize: 100, ...filter };
    if (!z.safeParse(route.call.takes, asked).success) return [];
    const kinds = needed.map((field) => metadataOf(shape[field]!).ref!);
    const input = (ids: readonly string[]) => ({
      ...asked,
      ...Object.fromEntries(needed.map((field, place) => [field, ids[place]])),
    });
    return [{ name: `${nameOf(route)} ${JSON.stringify(filter)}`, route, kinds, input }];
  });
};

const questionsOf = (route: Route): Question[] => {
  const { shape } = peel(route.call.takes)._zod.def as { shape?: Record<string, Schema> };
  if (shape && isPaged(shape)) return listQuestions(route, shape);
  const places = placesOf(route);
  return [
    {
      name: nameOf(route),
      route,
      kinds: places.map(({ kind }) => kind),
      input: (ids) => withIds(route, places, ids),
    },
  ];
};

/** What is read of the contract: every call that reads, lists by all of their filters. */
export const questions: readonly Question[] = routes
  .filter(({ call }) => call.kind === 'read' || (call.kind === 'download' && call.method === 'GET'))
  // What answers only after a while is about passwords and codes, and knows no case.
  .filter(({ call }) => call.answeredAfter === undefined && call.refusedAfter === undefined)
  .flatMap(questionsOf);

/** Every call that writes and says which version of which object it is about: asked with one that never stood, it does nothing. */
export const attempts: readonly Question[] = routes
  .filter(({ call, on }) => call.kind === 'write' && on !== undefined)
  .flatMap((route) => {
    const { shape } = peel(route.call.takes)._zod.def as { shape?: Record<string, Schema> };
    if (!shape || !('rowVersion' in shape)) return [];
    return questionsOf(route).map((question) => ({
      ...question,
      input: (ids: readonly string[]) => ({ ...(question.input(ids) as object), rowVersion: 999_999_999 }),
    }));
  });

/** Whether somebody of these roles has the right to ask; a visitor has none. */
export const mayAsk = ({ route: { call } }: Question, roles: readonly RoleCode[] | null): boolean =>
  call.may === 'anyone' ||
  (roles !== null &&
    (call.may === 'signed-in' || roles.some((role) => permissions[call.may]?.includes(role))));

/** The input as it travels. */
export const onTheWire = ({ route, input }: Question, ids: readonly string[]): object =>
  toWire(codecOf(route.call.takes), input(ids)) as object;
