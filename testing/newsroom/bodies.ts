import fc from 'fast-check';
import type { Block, Body, Inline, Mark } from '#product/newsroom/body-tree';

const anyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('应用技术类', '# not a heading', '- not a list', '1. no', '> no', '|no|', '---', '[[1]]', '**', '_a_b_', '\\', '[x](/y)', '![x](7)', ' led', '>! x', 'a | b', '\n', '  '),
); // oxfmt-ignore
const anyMark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }, { type: 'underline' }),
  fc
    .constantFrom('/aboutUs', 'https://example.org/a_(b)', 'https://example.org/x|y', '#top')
    .map((href): Mark => ({ type: 'link', attrs: { href } })),
);
const anyInline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: anyText }),
  fc.record({
    type: fc.constant('text' as const),
    text: anyText,
    marks: fc.uniqueArray(anyMark, { minLength: 1, maxLength: 3, selector: ({ type }) => type }),
  }),
  fc.constant({ type: 'hardBreak' as const }),
);
const anyWords = fc.array(anyInline, { minLength: 1, maxLength: 4 });
const { block: anyBlock } = fc.letrec<{ block: Block }>((tie) => {
  const inside = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const items = fc.array(
    inside.map((content) => ({ type: 'listItem' as const, content })),
    { minLength: 1, maxLength: 3 },
  );
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ type: fc.constant('paragraph' as const), content: anyWords }),
      fc.record({
        type: fc.constant('heading' as const),
        attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const) }),
        content: anyWords,
      }),
      fc.constantFrom<Block>(
        { type: 'horizontalRule' },
        { type: 'paragraph' },
        { type: 'paragraph', content: [] },
        { type: 'picture', attrs: { number: 7 } },
        { type: 'picture', attrs: { number: 7, caption: '受理窗口' } },
        { type: 'picture', attrs: { number: 12, caption: '[甲](乙)\\' } },
        { type: 'file', attrs: { id: '00000000-0000-7000-8000-000000000001', name: '申请表（2026 版）' } },
      ),
      fc.record({ type: fc.constantFrom('bulletList' as const, 'orderedList' as const), content: items }),
      fc.record({ type: fc.constant('blockquote' as const), content: inside }),
      fc.record({
        type: fc.constant('callout' as const),
        attrs: fc.record({ tone: fc.constantFrom('info' as const, 'warning' as const) }),
        content: inside,
      }),
      fc.record({
        type: fc.constant('table' as const),
        content: fc.array(
          fc.record({
            type: fc.constant('tableRow' as const),
            content: fc.array(
              fc.record({
                type: fc.constantFrom('tableCell' as const, 'tableHeader' as const),
                attrs: fc.constantFrom(undefined, {}, { colspan: 2 }, { colspan: 1, rowspan: 3 }),
                content: fc.option(inside, { nil: undefined }),
              }),
              { minLength: 1, maxLength: 3 },
            ),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
  };
});
/** A text that may be stored, of every node and mark, however oddly they stand in each other. */
export const anyBody: fc.Arbitrary<Body> = fc
  .array(anyBlock, { minLength: 1, maxLength: 5 })
  .map((content) => JSON.parse(JSON.stringify({ type: 'doc', content })) as Body);
