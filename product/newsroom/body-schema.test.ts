import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBody } from '#testing/newsroom/bodies';
import { hostileTrees } from '#testing/newsroom/hostile';
import { bodyIn } from './body-schema';

const saying = (text: string, more: object = {}) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...more }] }],
  });
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

test('[XS-02] nothing but the declared nodes is stored: no HTML, no stranger among their names, nothing too deep', () => {
  expect(new Set(hostileTrees).size).toBeGreaterThan(100);
  for (const json of hostileTrees) expect(bodyIn(json), json.slice(0, 100)).toBeUndefined();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  // What is text stays text, whatever it looks like.
  expect(bodyIn(saying('<script>alert(1)</script>'))).toBeDefined();
});

const isLong = process.env['LONG_TESTS'] === '1';
test(`${isLong ? '[XS-01] ' : ''}[XS-02] a tree with any value of it exchanged for something hostile is refused, or holds the same names as before and is taken anew as it is`, () => {
  const names = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [...(Array.isArray(value) ? [] : [name]), ...names(each)])
      : [];
  const known = ['type', 'content', 'text', 'marks', 'attrs', 'href', 'level', 'tone', 'number', 'caption', 'id', 'name', 'colspan', 'rowspan'];
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
      expect(bodyIn(JSON.stringify(found))).toEqual(found);
      for (const [, href] of JSON.stringify(found).matchAll(/"(?:href)":"([^"]*)"/g))
        expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i);
    }),
    { numRuns: isLong ? 10_000 : 500 },
  );
  expect(taken).toBeGreaterThan(3);
}, 300_000); // oxfmt-ignore
