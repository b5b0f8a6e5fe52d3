import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idToName, indexed, labelOf, simpleItems, type CodeItem, type CodeNode } from './codes';

const item = (id: string, parentId: string | null, sort: number, more: Partial<CodeItem> = {}): CodeItem => ({
  id,
  parentId,
  code: `code ${id}`,
  names: [`名${id}`, `name ${id}`, ''],
  former: [],
  sort,
  closed: false,
  ...more,
});
const codes = indexed({
  name: 'example',
  items: [
    item('b', null, 2),
    item('a', null, 1, { former: [{ until: '2026-03-01', names: ['旧名', 'old name', ''] }] }),
    item('b1', 'b', 1),
    item('closed', 'a', 1, { closed: true }),
  ],
});

describe('what the browser keeps of a dictionary [EN5]', () => {
  test('is a tree by sort', () => {
    expect(codes.tree.map(({ item: { id } }) => id)).toEqual(['a', 'b']);
    expect(codes.tree[1]!.children.map(({ item: { id } }) => id)).toEqual(['b1']);
  });

  test('names every item by its id, the closed too, in Chinese where a translation is missing', () => {
    expect(Object.fromEntries(idToName(codes, 'en'))).toEqual({
      a: 'name a',
      closed: 'name closed',
      b: 'name b',
      b1: 'name b1',
    });
    expect(idToName(codes, 'es').get('b')).toBe('名b');
  });

  test('offers its simple form: id, name and sort of what is open, and of what was chosen before', () => {
    expect(simpleItems(codes, 'en')).toEqual([
      { id: 'a', name: 'name a', sort: 1 },
      { id: 'b', name: 'name b', sort: 2 },
      { id: 'b1', name: 'name b1', sort: 1 },
    ]);
    expect(simpleItems(codes, 'en', ['code closed']).map(({ id }) => id)).toContain('closed');
  });

  test('reads a code by its name, then by the one of the moment', () => {
    expect(labelOf(codes, 'code a', 'zh')).toBe('名a');
    expect(labelOf(codes, 'code a', 'zh', '2026-02-01')).toBe('旧名');
    expect(labelOf(codes, 'code a', 'es', '2026-02-01')).toBe('旧名');
    expect(labelOf(codes, 'code a', 'zh', '2026-03-02')).toBe('名a');
    expect(labelOf(codes, 'unknown', 'zh')).toBe('unknown');
    expect(labelOf(codes, '', 'zh')).toBe('/');
  });

  test('keeps every item of any forest exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ above: fc.nat(20), sort: fc.integer() }), { maxLength: 20 }),
        (rows) => {
          const forest = rows.map(({ above, sort }, at) =>
            item(`${at}`, above < at ? `${above}` : null, sort),
          );
          const walked = (nodes: readonly CodeNode[]): string[] =>
            nodes.flatMap((node) => [node.item.id, ...walked(node.children)]);
          expect(walked(indexed({ name: 'forest', items: forest }).tree).toSorted()).toEqual(
            forest.map(({ id }) => id).toSorted(),
          );
        },
      ),
    );
  });
});
