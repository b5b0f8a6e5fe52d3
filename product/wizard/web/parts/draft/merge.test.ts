import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#product/applications/application';
import { mergeDrafts } from './merge';
import { isSame } from './merge-values';

test('of two windows each keeps what it changed; only what both changed differently is asked about', () => {
  const base = { achievementName: '旧', keywords: [], collegeName: null, stage: '1', introduction: '甲' };
  const mine = { ...base, achievementName: '我的', introduction: '同', collegeName: '', stage: '1' };
  const theirs = { ...base, achievementName: '他们的', introduction: '同', stage: '2', keywords: null };
  const { merged, taken, clashes } = mergeDrafts(base, mine, theirs);
  expect(merged).toEqual({ ...mine, stage: '2' });
  expect(taken).toEqual(['stage']);
  expect(clashes).toEqual([
    {
      field: 'achievementName',
      key: 'achievementName',
      path: ['achievementName'],
      mine: '我的',
      theirs: '他们的',
    },
  ]);
  expect(mergeDrafts(base, mine, theirs, ['achievementName']).merged).toMatchObject({
    achievementName: '他们的',
  });
});

test('the order of keys, empty cells and numbers of rows make no difference', () => {
  const row = { name: '甲', share: null, sort: 1 };
  const base = { persons: [row] as never };
  const { taken, clashes } = mergeDrafts(base, { persons: [{ name: '甲' }] as never }, base);
  expect([taken, clashes]).toEqual([[], []]);
});

describe('rows of a table', () => {
  interface Person {
    readonly name: string;
    readonly education?: string | null;
    readonly share?: number | null;
  }
  const people = (...persons: readonly Person[]): Draft => ({ persons: persons as never });
  const [li, wang, zhao] = [{ name: '李' }, { name: '王' }, { name: '赵' }];
  const names = (draft: Partial<Draft>) => draft.persons!.map(({ name }) => name);

  test('each of two people adds, completes and takes out rows of their own', () => {
    const { merged, clashes } = mergeDrafts(
      people(li, wang),
      people({ name: '新甲' }, { ...li, share: 60 }, wang),
      people({ ...li, education: '1' }, { name: '新乙' }),
    );
    expect(clashes).toEqual([]);
    expect(merged.persons).toEqual([
      { name: '新甲' },
      { name: '李', education: '1', share: 60 },
      { name: '新乙' },
    ]);
  });

  test('a row in which both wrote differently is asked about cell by cell, one that was taken out meanwhile as a whole', () => {
    const before = people({ ...li, share: 10 }, wang);
    const mine = people({ ...li, share: 60, education: '1' }, { ...wang, share: 5 });
    const theirs = people({ ...li, share: 50 });
    const { merged, clashes } = mergeDrafts(before, mine, theirs);
    expect(clashes.map(({ key, mine: my, theirs: their }) => [key, my, their])).toEqual([
      ['persons.0.share', 60, 50],
      ['persons.1', { name: '王', share: 5 }, null],
    ]);
    expect(merged.persons).toEqual(mine.persons);
    expect(mergeDrafts(before, mine, theirs, ['persons.0.share', 'persons.1']).merged.persons).toEqual([
      { name: '李', share: 50, education: '1' },
    ]);
  });

  test('one puts the rows in another order while the other goes on writing; a person both entered stands once', () => {
    const { merged, clashes } = mergeDrafts(
      people(li, wang),
      people(wang, li, zhao),
      people({ ...li, share: 30 }, wang, { ...zhao, education: '2' }),
    );
    expect(names(merged)).toEqual(['王', '李', '赵']);
    expect(merged.persons).toEqual([wang, { ...li, share: 30 }, { ...zhao, education: '2' }]);
    expect(clashes).toEqual([]);
  });
});

/** What two people may make of one draft, told as data: texts, lists and tables that share some of their rows. */
describe('whatever two people do', () => {
  const word = fc.constantFrom('', '甲', '乙', '丙');
  const row = fc.record({ name: word, organisationName: word, contribution: word });
  const draft = fc.record({
    achievementName: word,
    introduction: fc.option(word, { nil: null }),
    keywords: fc.option(fc.array(word, { maxLength: 3 }), { nil: null }),
    persons: fc.option(fc.array(row, { maxLength: 5 }), { nil: null }),
  }) as unknown as fc.Arbitrary<Draft>;
  const holds = (law: (base: Draft, mine: Draft, theirs: Draft) => void): void =>
    fc.assert(fc.property(draft, draft, draft, law), { numRuns: 500 });
  const sameDraft = (one: Partial<Draft>, other: Partial<Draft>) =>
    (Object.keys(one) as (keyof Draft)[]).every((field) => isSame(one[field], other[field]));
  /** Every text that stands somewhere in it. */
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value].filter(Boolean)
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : [];

  test('where one of them changed nothing, the other’s version stands and nothing is asked', () => {
    holds((base, mine) => {
      for (const { merged, clashes } of [mergeDrafts(base, mine, base), mergeDrafts(base, base, mine)]) {
        expect(sameDraft(merged, mine)).toBe(true);
        expect(clashes).toEqual([]);
      }
      expect(mergeDrafts(base, mine, mine).clashes).toEqual([]);
    });
  });

  test('no text that either of them wrote is lost: it stands in the result or is asked about', () => {
    holds((base, mine, theirs) => {
      const { merged, clashes } = mergeDrafts(base, mine, theirs);
      const known = new Set([
        ...textsOf(merged),
        ...clashes.flatMap((each) => textsOf([each.mine, each.theirs])),
      ]);
      const before = new Set(textsOf(base));
      for (const text of [...textsOf(mine), ...textsOf(theirs)])
        if (!before.has(text)) expect(known).toContain(text);
    });
  });

  test('nothing is invented: every row’s cell of the result is one of theirs, mine or both', () => {
    holds((base, mine, theirs) => {
      const cells = (of: Draft) =>
        (of.persons ?? []).flatMap((each) => Object.entries(each).map((cell) => cell.join('=')));
      const known = new Set([...cells(mine), ...cells(theirs)]);
      for (const cell of cells(mergeDrafts(base, mine, theirs).merged))
        if (!cell.startsWith('sort=')) expect(known).toContain(cell);
    });
  });

  test('both are asked about the same things, and whichever chooses, both end with the same fields', () => {
    const counted = (clashes: readonly { readonly field: string }[]) => clashes.map(({ field }) => field);
    holds((base, mine, theirs) => {
      const here = mergeDrafts(base, mine, theirs);
      const there = mergeDrafts(base, theirs, mine);
      expect(counted(here.clashes)).toEqual(counted(there.clashes));
      const chosen = mergeDrafts(
        base,
        theirs,
        mine,
        there.clashes.map(({ key }) => key),
      );
      const rowsOf = ({ persons }: Partial<Draft>) =>
        (persons ?? []).map((each) => JSON.stringify({ ...each, sort: undefined })).toSorted();
      expect(rowsOf(chosen.merged)).toEqual(rowsOf(here.merged));
    });
  });

  test('a merged version is the one that both continue from: merging it again asks nothing', () => {
    holds((base, mine, theirs) => {
      const { merged } = mergeDrafts(base, mine, theirs);
      expect(mergeDrafts(theirs, merged, theirs).clashes).toEqual([]);
      expect(sameDraft(mergeDrafts(theirs, merged, theirs).merged, merged)).toBe(true);
    });
  });
});
