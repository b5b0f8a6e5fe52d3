import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { calls, read } from '#contract/call';
import { id, nothing, ref, strictObject } from '#contract/field';
import type { Codec } from '#contract/codec';
import { rights, roleCode } from '#contract/rights';
import { faultsOf, type Workflow } from '#contract/workflow';
import { routesOf } from '#host/pipeline/route';
import { serve } from '#host/serve';
import { areas, contributed, kinds } from '#start/areas';
import { specified } from './wire-names';

const routes = routesOf(areas, kinds);
const byPath = new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route]));

const names = (codec: Codec, seen = new Set<Codec>()): string[] => {
  if (seen.has(codec)) return [];
  seen.add(codec);
  if (codec.kind === 'object') return codec.fields.flatMap(([, wire, of]) => [wire, ...names(of, seen)]);
  if (codec.kind === 'list' || codec.kind === 'record') return names(codec.of, seen);
  if (codec.kind === 'choice')
    return [codec.wire, ...Object.values(codec.options).flatMap((of) => names(of, seen))];
  return [];
};

describe('the contract', () => {
  test('every call has a right, a handler, and a loader for every id it takes', () => {
    expect(routes.length).toBeGreaterThanOrEqual(10);
  });

  test('wire names are the specification’s wherever it gives them', () => {
    const wrong = Object.entries(specified).flatMap(([path, said]) => {
      const route = byPath.get(path);
      if (!route) return [];
      const missing = (wanted: readonly string[] = [], codec: Codec) =>
        wanted.filter((name) => !names(codec).includes(name));
      return [
        ...missing(said.takes, route.takes).map((name) => `${path} takes no ${name}`),
        ...missing(said.gives, route.gives).map((name) => `${path} gives no ${name}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  const own = rights({ 'planted.read': { says: ['读', 'Read', 'Leer'], roles: [roleCode.administrator] } });
  const served = (takes: z.core.$ZodType, more: object = {}) =>
    [
      serve(
        calls('planted', own, {
          it: read('POST /planted', {
            called: ['种', 'Planted', 'Plantada'],
            may: 'planted.read',
            takes,
            gives: nothing,
            ...more,
          }),
        }),
        {
          it: () => ({}),
        },
      ),
    ] as const;

  test('a planted call with an id that names no object is refused', () => {
    expect(() => routesOf(served(strictObject({ personId: id })), {})).toThrow(
      'ids that name no object: personId',
    );
  });
  test('a planted call about an object nobody loads is refused', () => {
    expect(() => routesOf(served(strictObject({ id: ref('ghost') })), {})).toThrow('nobody loads «ghost»');
    expect(() => routesOf(served(strictObject({ id }), { on: 'ghost' }), {})).toThrow('nobody loads «ghost»');
  });
  test('a planted call with a right nobody declared is refused', () => {
    expect(() => routesOf(served(nothing, { may: 'planted.write' }), {})).toThrow('no right «planted.write»');
  });
  test('a right with a role that nobody has, or with a word that says nothing of a right, does not compile', () => {
    const says = ['读', 'Read', 'Leer'] as const;
    // @ts-expect-error no built-in role is called so
    expect(rights({ 'planted.read': { says, roles: ['BOSS'] } })['planted.read'].sensitive).toBe(false);
    // @ts-expect-error «sensitive» is misspelt, and the right would ask for no second factor
    expect(rights({ 'planted.read': { says, roles: [], sensitvie: true } })['planted.read'].sensitive).toBe(
      false,
    );
    const asked = { called: says, may: 'no.right', takes: nothing, gives: nothing } as const;
    // @ts-expect-error an area without rights has none to ask for
    const none = calls('planted', rights({}), { it: read('POST /planted', asked) });
    expect(() => routesOf([serve(none, { it: () => ({}) })], {})).toThrow('no right');
  });
  test('a planted call that is called nothing, or nothing in one language, does not compile', () => {
    const said = { may: 'anyone', takes: nothing, gives: nothing } as const;
    // @ts-expect-error a call says what it is called
    expect(read('POST /planted', said)).not.toHaveProperty('called');
    // @ts-expect-error in all three languages
    expect(read('POST /planted', { called: ['种', 'Planted'], ...said }).called).toHaveLength(2);
  });
  test('a planted call without a handler is refused', () => {
    const [area] = served(nothing);
    expect(() => routesOf([{ ...area, handlers: {} }], {})).toThrow('has no handler');
  });
  test('two calls on one path are refused', () => {
    expect(() => routesOf([...served(nothing), ...served(nothing)], {})).toThrow('claimed by');
  });
  test('a planted default, transform or open object is refused', () => {
    expect(() => routesOf(served(strictObject({ page: z.number().default(1) })), {})).toThrow('default');
    expect(() => routesOf(served(z.object({ page: z.number() })), {})).toThrow('strangers');
    expect(() => routesOf(served(strictObject({ page: z.string().transform(Number) })), {})).toThrow(
      'only plain data',
    );
  });
});

describe('workflow tables', () => {
  /** Transitions whose right no area declares: nobody could hold it. */
  const withoutRight = (
    flows: readonly Pick<Workflow, 'name' | 'transitions'>[],
    known: ReadonlySet<string>,
  ): string[] =>
    flows.flatMap(({ name, transitions }) =>
      Object.entries(transitions).flatMap(([transition, right]) =>
        right === null || known.has(right)
          ? []
          : [`${name}: «${transition}» asks for «${right}», which no area declares`],
      ),
    );

  test('every transition asks for a right that an area declares', () => {
    const known = new Set(areas.flatMap(({ area }) => Object.keys(area.rights)));
    const flows = contributed.machines.map(({ flow }) => flow);
    expect(flows.length).toBeGreaterThan(3);
    expect(withoutRight(flows, known)).toEqual([]);
    const planted = { name: 'planted', transitions: { refer: 'apply.refer' } };
    expect(withoutRight([planted], known)).toEqual([
      'planted: «refer» asks for «apply.refer», which no area declares',
    ]);
  });

  test('a planted table with an unreachable, a dead and a double state is named', () => {
    const flow = {
      name: 'planted',
      states: { draft: 6, lost: 9, dead: 8 },
      transitions: { go: 'planted.read', never: null },
      by: ['owner'],
      atOnce: {},
      guards: {},
      effects: ['notifyNobody', 'stopClock'],
      initial: 'draft' as const,
      ends: [],
      rows: [
        ['draft', 'go', 'owner', 'dead', [], [], []],
        ['draft', 'go', 'owner', 'dead', [], [], []],
        [null, 'go', 'owner', 'dead', [], [], ['stopClock']],
      ] as never,
    };
    expect(faultsOf(flow)).toEqual([
      '«lost» is never reached',
      '«lost» is never left',
      '«dead» is never left',
      '«never» is never made',
      '«notifyNobody» stands in no row',
      '«go» begins in «dead», the flow in «draft»',
      '«stopClock» looks at a row before «go» has made one',
      '«draft go owner» stands twice',
    ]);
  });
});
