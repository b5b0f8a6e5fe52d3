import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyIn } from './body-schema';
import { bodyOf, written } from './body-text';
import type { Block, Body, Inline, Mark } from './body-tree';

const bodyOfBlocks = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });
const saying = (text: unknown, ...more: object[]) =>
  bodyOfBlocks({ type: 'paragraph', content: [{ type: 'text', text, ...Object.assign({}, ...more) }] });
const linkedTo = (href: unknown): string => saying('x', { marks: [{ type: 'link', attrs: { href } }] });

const between = ['', ' ', '\t', '\n', '\u0001', '\u00a0', '\\', '\u200b'];
/** A scheme that runs, as browsers may still read it: other letters, and signs before it and in it. */
const spellings = [
  'javascript',
  'JaVaScRiPt',
  'data',
  'vbscript',
  'file',
  'blob',
  'view-source',
  'ms-its',
].flatMap((scheme) =>
  between.flatMap((sign) => [
    `${sign}${scheme}:alert(1)`,
    `${scheme.slice(0, 2)}${sign}${scheme.slice(2)}:alert(1)`,
    `${scheme}${sign}:text/html,<script>alert(1)</script>`,
  ]),
);

test('[XS-04] a link with a scheme that runs, however it is spelt, is refused on the server', () => {
  const taken = spellings.filter((href) => bodyIn(linkedTo(href)) !== undefined);
  expect(taken).toEqual([]);
  expect(new Set(spellings).size).toBeGreaterThan(60);
  for (const href of ['//evil.example', '/\\evil.example', 'https://own@evil.example/', 'https:///evil.example', '', 7, null])
    expect(bodyIn(linkedTo(href)), String(href)).toBeUndefined();
  for (const href of ['https://example.org/a', '/aboutUs', '#top', 'mailto:a@example.org', 'tel:+86-10-1'])
    expect(bodyIn(linkedTo(href)), href).toBeDefined();
}); // oxfmt-ignore

/** What a hostile program sends in a tree's stead, or within one. */
const hostile: readonly string[] = [
  '', 'null', '[]', '{}', '"<p>x</p>"', '<script>alert(1)</script>', '{"type":"doc"}', '{"type":"doc","content":"<b>x</b>"}',
  '{"type":"doc","content":[],"html":"<b>x</b>"}',
  '{"type":"doc","content":[],"__proto__":{"polluted":true}}',
  bodyOfBlocks('<p>x</p>'),
  bodyOfBlocks({ type: 'script', content: [] }),
  bodyOfBlocks({ type: 'paragraph', attrs: { onclick: 'alert(1)' } }),
  bodyOfBlocks({ type: 'paragraph', content: [{ type: 'text', text: '' }] }),
  bodyOfBlocks({ type: 'heading', attrs: { level: 1 } }),
  bodyOfBlocks({ type: 'heading', attrs: { level: 'script' } }),
  bodyOfBlocks({ type: 'bulletList', content: [] }),
  bodyOfBlocks({ type: 'bulletList', content: [{ type: 'paragraph' }] }),
  bodyOfBlocks({ type: 'callout', attrs: { tone: 'x" onload="alert(1)' }, content: [{ type: 'paragraph' }] }),
  bodyOfBlocks({ type: 'image', attrs: { src: 'https://evil.example/pixel.gif', alt: 'x' } }),
  bodyOfBlocks({ type: 'picture', attrs: { number: 'data:image/svg+xml,<svg onload=alert(1)>' } }),
  bodyOfBlocks({ type: 'picture', attrs: { number: 0 } }),
  bodyOfBlocks({ type: 'picture', attrs: { number: 1, onerror: 'alert(1)' } }),
  bodyOfBlocks({ type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 99999 } }] }] }),
  saying('x', { marks: [{ type: 'style', attrs: { style: 'position:fixed' } }] }),
  saying('x', { marks: [{ type: 'bold' }, { type: 'bold' }] }),
  saying('\u0000'), saying('\ud800'), saying({ toString: 'x' }), saying(['x']),
  // Deeper than a stack is.
  '{"type":"doc","content":[' + '{"type":"blockquote","content":['.repeat(4_000) + '{"type":"paragraph"}' + ']}'.repeat(4_001),
]; // oxfmt-ignore

test('[XS-02] nothing but the declared nodes is stored: no HTML, no stranger among their names, nothing too deep', () => {
  for (const json of hostile) expect(bodyIn(json), json.slice(0, 100)).toBeUndefined();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  // What is text stays text, whatever it looks like.
  expect(bodyIn(saying('<script>alert(1)</script>'))).toBeDefined();
});

test('[XS-02] a tree with any value of it exchanged for something hostile is refused, or holds the same names as before', () => {
  const names = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [...(Array.isArray(value) ? [] : [name]), ...names(each)])
      : [];
  const known = ['type', 'content', 'text', 'marks', 'attrs', 'href', 'level', 'tone', 'number', 'caption', 'colspan', 'rowspan'];
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(...spellings, '<img onerror=x>', { type: 'script' }));
  let taken = 0;
  fc.assert(
    fc.property(anyBody, fc.nat(), anything, (body, at, other) => {
      const places: (readonly [Record<string, unknown>, string])[] = [];
      const copy = structuredClone(body) as unknown as Record<string, unknown>;
      const walk = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [name, each] of Object.entries(value)) {
          places.push([value as Record<string, unknown>, name]);
          walk(each);
        }
      };
      walk(copy);
      const [parent, name] = places[at % places.length]!;
      parent[name] = other;
      const found = bodyIn(JSON.stringify(copy));
      if (!found) return;
      taken += 1;
      expect(names(found).filter((each) => !known.includes(each))).toEqual([]);
      for (const [, href] of JSON.stringify(found).matchAll(/"(?:href)":"([^"]*)"/g))
        expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i);
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(3);
}); // oxfmt-ignore

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
        { type: 'picture', attrs: { number: 7 } },
        { type: 'picture', attrs: { number: 7, caption: '受理窗口' } },
        { type: 'picture', attrs: { number: 12, caption: '[甲](乙)\\' } },
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
                content: inside,
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
const anyBody: fc.Arbitrary<Body> = fc
  .array(anyBlock, { minLength: 1, maxLength: 5 })
  .map((content) => ({ type: 'doc', content }));

test('a tree written as text is the same tree when it is read again', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(bodyOf(written(body))).toEqual(body);
    }),
    { numRuns: 600 },
  );
});

test('whatever is typed says a tree that may be stored', () => {
  const typed = fc
    .array(fc.oneof(anyText, fc.constantFrom('# ', '- ', '  ', '1. ', '> ', '>! ', '| a | b |', '\n', '\n\n', '![甲](3)', '![](0)', '[a](javascript:x)')), { maxLength: 20 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      expect(bodyIn(JSON.stringify(bodyOf({ text, kept: [] })))).toBeDefined();
    }),
    { numRuns: 500 },
  );
}); // oxfmt-ignore

test('an editor writes headings, lists, quotes, notes, tables and links in plain signs', () => {
  const text = [
    '# 一、范围',
    '本次受理**应用技术类**与_软科学类_，见[说明](/aboutUs)。\n次行',
    '- 甲\n- 乙\n\n  乙的下一段\n  1. 乙之一',
    '> 收费与结果无关',
    '>! 请留意\n>\n> 引用',
    '|* 阶段 | 时限 |\n| 受理 | 5 个工作日 |',
    '---',
  ].join('\n\n');
  const { content } = bodyOf({ text, kept: [] });
  expect(content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'blockquote',
    'callout',
    'blockquote',
    'table',
    'horizontalRule',
  ]);
  expect(content[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: '本次受理' },
      { type: 'text', text: '应用技术类', marks: [{ type: 'bold' }] },
      { type: 'text', text: '与' },
      { type: 'text', text: '软科学类', marks: [{ type: 'italic' }] },
      { type: 'text', text: '，见' },
      { type: 'text', text: '说明', marks: [{ type: 'link', attrs: { href: '/aboutUs' } }] },
      { type: 'text', text: '。' },
      { type: 'hardBreak' },
      { type: 'text', text: '次行' },
    ],
  });
  const picture: Block = { type: 'picture', attrs: { number: 7, caption: '受理窗口' } };
  expect(bodyOf({ text: '前文\n![受理窗口](7)', kept: [] }).content[1]).toEqual(picture);
  expect(written({ type: 'doc', content: [picture] })).toEqual({ text: '![受理窗口](7)', kept: [] });
  // What it cannot say is kept in its place.
  const signs: Block = { type: 'picture', attrs: { number: 7, caption: '[甲]' } };
  expect(written({ type: 'doc', content: [signs] })).toEqual({ text: '[[1]]', kept: [signs] });
});
