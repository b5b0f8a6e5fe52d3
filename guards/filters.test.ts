import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../contract/call';
import { planOf, wireNameOf } from '../contract/plan';
import { general } from '../contract/problems';
import { roleCodes } from '../contract/rights';
import { toWire } from '../contract/walk';
import type { Route } from '../host/door/route';
import type { Person } from '../start/testing';
import { placesOf } from './matrix/places';
import { sampleOf, type IdOf } from './matrix/samples';
import { nameOf, openWorld, people, routes, type World } from './matrix/world';
import { permissions } from './permissions';

const badInput = general.badInput.kind.code;
let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 240_000);
afterAll(() => world.house.close());

/** Whatever is answered page by page, with sums beside the rows or without. */
const lists = routes.filter(
  ({ call, takes }) =>
    call.kind === 'read' &&
    takes.kind === 'thing' &&
    ['pageIndex', 'pageSize'].every((name) => takes.fields.some(([inside]) => inside === name)),
);

interface WireField {
  readonly name: string;
  readonly isOptional: boolean;
  /** A value of it, as the wire spells that. */
  readonly value: unknown;
}

const fieldsOf = ({ call }: Route, idOf: IdOf): WireField[] =>
  Object.entries((call.takes._zod.def as unknown as { shape: Record<string, Schema> }).shape).map(
    ([inside, schema]) => ({
      name: wireNameOf(inside, schema),
      isOptional: schema._zod.optin === 'optional',
      value: toWire(planOf(schema), sampleOf(schema, { idOf, full: true })),
    }),
  );

/** Whatever stands for a value beside itself: its text, and the number that a text spells. */
const otherSpellings = (value: unknown): unknown[] => {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? [Number(value)] : [];
};

/** Somebody who may ask this list, and ids of what they see. */
const askerOf = async (route: Route): Promise<{ person: Person; idOf: IdOf }> => {
  const role = roleCodes.find((code) => permissions[route.call.may]?.includes(code)) ?? 'OWN';
  const { person, me } = await world.stand(people[role][0]);
  const seen = new Map<string, string | undefined>();
  for (const { kind } of placesOf(route)) seen.set(kind, await world.objectFor(kind, me, true));
  return { person, idOf: (kind) => seen.get(kind ?? route.on?.kind ?? '') ?? world.newId() };
};

describe('[EN3] [EN4] an optional filter takes its value, the text of it, an empty text, null, or nothing', () => {
  test.each(lists.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const { person, idOf } = await askerOf(route);
    const fields = fieldsOf(route, idOf);
    const least = Object.fromEntries(
      fields.filter(({ isOptional }) => !isOptional).map(({ name, value }) => [name, value]),
    );
    /** How it was answered: how many rows there are, or the number of a refusal that has nothing to do with spelling. */
    const answered = async (more: object): Promise<number | string> => {
      const { ErrorCode, ResultValue } = await person.wire(nameOf(route), { ...least, ...more });
      expect(ErrorCode, JSON.stringify({ ...more, ResultValue })).not.toBe(badInput);
      if (ErrorCode !== 0) return `refused with ${ErrorCode}`;
      expect(ResultValue.total).toBeTypeOf('number');
      return ResultValue.total;
    };
    const nothings = route.call.method === 'GET' ? [''] : ['', null];
    const withNothing = await answered({});
    const filters = fields.filter(({ isOptional }) => isOptional);
    expect(filters.length).toBeGreaterThanOrEqual(2);
    for (const { name, value } of filters) {
      for (const none of nothings)
        expect(await answered({ [name]: none }), `${name}: ${JSON.stringify(none)}`).toBe(withNothing);
      const wanted = await answered({ [name]: value });
      for (const spelling of otherSpellings(value))
        expect(await answered({ [name]: spelling }), `${name}: ${JSON.stringify(spelling)}`).toBe(wanted);
    }
  });
});

test('what stands for nothing that is known is refused, and said to be wrong rather than missing', async () => {
  const { person } = await world.stand('admin');
  person.language = 'en';
  const { ErrorCode, ResultValue } = await person.wire('POST /api/Report/GetAllReportList', {
    CSDStart: '5x',
    CXDStart: [1],
    StartTime: 'yesterday',
    IsAskFor: '99',
  });
  expect(ErrorCode).toBe(2002);
  const wrong = 'This is not in the expected form';
  expect(ResultValue).toEqual([
    { Field: 'IsAskFor', Msg: 'At most 7' },
    { Field: 'CSDStart', Msg: wrong },
    { Field: 'CXDStart', Msg: wrong },
    { Field: 'StartTime', Msg: wrong },
  ]);
});

test('what a deed writes is taken at its word: a number where a text is meant, or the other way round, is refused', async () => {
  const { person } = await world.stand('admin');
  person.language = 'en';
  const { ErrorCode, ResultValue } = await person.wire('POST /api/BaseData/AddCodeSet', {
    Name: 5,
    Code: '',
  });
  expect(ErrorCode).toBe(2002);
  expect(ResultValue).toContainEqual({ Field: 'Name', Msg: 'This is not in the expected form' });
});
