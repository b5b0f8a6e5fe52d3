import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyLines, bodyWords } from './body-lines';
import type { Block } from './body-tree';

const said = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const linesOf = (...content: Block[]) => bodyLines({ type: 'doc', content });

test('a text reads as lines that say what each block is and how its words are marked', () => {
  expect(
    linesOf(
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '范围' }] },
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              said('甲'),
              { type: 'bulletList', content: [{ type: 'listItem', content: [said('乙')] }] },
            ],
          },
        ],
      },
      { type: 'callout', attrs: { tone: 'warning' }, content: [said('留意')] },
      { type: 'picture', attrs: { number: 7, caption: '窗口' } },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 2 }, content: [said('阶段')] },
              { type: 'tableCell', content: [said('受理'), said('五日')] },
            ],
          },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '见', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          {
            type: 'text',
            text: '说明',
            marks: [{ type: 'link', attrs: { href: '/a' } }, { type: 'underline' }],
          },
        ],
      },
    ),
  ).toEqual([
    '## 范围',
    '1. 甲',
    '   - 乙',
    '⚠ 留意',
    '🖼 7 窗口',
    '| # (2×1) 阶段 | 受理 ⏎ 五日 |',
    '**见**',
    '__[说明](/a)__',
  ]);
});

test('whatever mark is added to words, the lines are others', () => {
  fc.assert(
    fc.property(fc.constantFrom('bold', 'italic', 'underline'), fc.string({ minLength: 1 }), (type, text) => {
      const marked: Block = { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type }] }] };
      expect(linesOf(marked)).not.toEqual(linesOf(said(text)));
    }),
  );
});

test('its words alone have no signs, pictures or files among them', () => {
  const marked: Block = { type: 'paragraph', content: [{ type: 'text', text: '九月', marks: [{ type: 'bold' }] }, { type: 'text', text: '起' }] };
  const file: Block = { type: 'file', attrs: { id: '00000000-0000-7000-8000-000000000001', name: '旧表' } };
  const picture: Block = { type: 'picture', attrs: { number: 7, caption: '窗口' } };
  const table: Block = { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [said('甲')] }, { type: 'tableCell', content: [said('乙')] }] }] };
  expect(bodyWords({ type: 'doc', content: [marked, file, picture, { type: 'blockquote', content: [said('开放')] }, table] })).toBe('九月起 开放 甲 乙');
}); // oxfmt-ignore
