import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#contract/call';
import { codecOf, wireNameOf } from '#contract/codec';
import { general } from '#contract/problems';
import { roleCodes, roleCode } from '#contract/rights';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import type { Person } from '#testing';
import { placesOf } from './matrix/places';
import { sampleOf, type IdOf } from './matrix/samples';
import { nameOf, openWorld, people, routes, type MatrixWorld } from './matrix/world';
import { permissions } from './permissions';

const badInput = general.badInput.kind.code;
let world: MatrixWorld;
beforeAll(async () => {
  world = await openWorld();
}, 240_000);
afterAll(() => world.app.close());

const shapeOf = (takes: Schema): Record<string, Schema> =>
  (takes._zod.def as unknown as { shape?: Record<string, Schema> }).shape ?? {};

/** Whatever is read and may be asked without saying everything: lists, and records by one thing or another. */
const reads = routes.filter(
  ({ call }) =>
    call.kind === 'read' &&
    Object.values(shapeOf(call.takes)).some((schema) => schema._zod.optin === 'optional'),
);

interface WireField {
  readonly name: string;
  readonly isOptional: boolean;
  /** A value of it, as the wire spells that. */
  readonly value: unknown;
}

const fieldsOf = ({ call }: Route, idOf: IdOf): WireField[] =>
  Object.entries(shapeOf(call.takes)).map(([inside, schema]) => ({
    name: wireNameOf(inside, schema),
    isOptional: schema._zod.optin === 'optional',
    value: toWire(codecOf(schema), sampleOf(schema, { idOf, full: true })),
  }));

/** Whatever stands for a value beside itself: its text, and the number that a text spells. */
const otherSpellings = (value: unknown): unknown[] => {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? [Number(value)] : [];
};

/** Somebody who may ask this list, and ids of what they see. */
const askerOf = async (route: Route): Promise<{ person: Person; idOf: IdOf }> => {
  const role = roleCodes.find((code) => permissions[route.call.may]?.includes(code)) ?? roleCode.owner;
  const { person, me } = await world.signedIn(people[role][0]);
  const seen = new Map<string, string | undefined>();
  for (const { kind } of placesOf(route)) seen.set(kind, await world.objectFor(kind, me, true));
  return { person, idOf: (kind) => seen.get(kind ?? route.on?.kind ?? '') ?? world.newId() };
};

describe('[EN3] [EN4] an optional filter takes its value, the text of it, an empty text, null, or nothing', () => {
  test.each(reads.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const { person, idOf } = await askerOf(route);
    const fields = fieldsOf(route, idOf);
    const least = Object.fromEntries(
      fields.filter(({ isOptional }) => !isOptional).map(({ name, value }) => [name, value]),
    );
    /** How it was answered: how many rows there are, what else there is, or the number of a refusal that has nothing to do with spelling. */
    const answered = async (more: object): Promise<number | string> => {
      const { ErrorCode, ResultValue } = await person.wire(nameOf(route), { ...least, ...more });
      const isAsked = Object.values(more).some((value) => value !== '' && value !== null);
      // Where one of several has to be given, nothing given is too little; what is given is never misspelt.
      if (isAsked) expect(ErrorCode, JSON.stringify({ ...more, ResultValue })).not.toBe(badInput);
      if (ErrorCode !== 0) return `refused with ${ErrorCode}`;
      return ResultValue?.total ?? JSON.stringify(ResultValue);
    };
    const nothings = route.call.method === 'GET' ? [''] : ['', null];
    const withNothing = await answered({});
    const filters = fields.filter(({ isOptional }) => isOptional);
    expect(filters.length).toBeGreaterThan(0);
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
  const { person } = await world.signedIn('admin');
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

test('what a request writes is taken at its word: a number where a text is meant, or the other way round, is refused', async () => {
  const { person } = await world.signedIn('admin');
  person.language = 'en';
  const { ErrorCode, ResultValue } = await person.wire('POST /api/BaseData/AddCodeSet', {
    Name: 5,
    Code: '',
  });
  expect(ErrorCode).toBe(2002);
  expect(ResultValue).toContainEqual({ Field: 'Name', Msg: 'This is not in the expected form' });
});
