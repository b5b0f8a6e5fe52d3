import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBody } from '#testing/newsroom/bodies';
import { bodyLimits, fits } from '../../body-limits';
import { bodyIn } from '../../body-schema';
import type { Body } from '../../body-tree';
import { bodyExtensions } from './schema';
import { openedBody } from './tree';

const schema = getSchema(bodyExtensions());
/** A tree as the editor says it that has nothing of the stored one before it. */
const saidAnew = (body: Body): Body =>
  openedBody({ type: 'doc', content: [] }, schema).written(openedBody(body, schema).doc);

const isLong = process.env['LONG_TESTS'] === '1';
test(`[CT2] ${isLong ? '[XS-01] ' : ''}every stored text opens in the editor as it is, and comes out as it was`, () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const { doc, written } = openedBody(body, schema);
      doc.check();
      expect(written(doc)).toEqual(body);
      // Said anew it is the same but for the order of marks and where words are parted.
      const last: Body['content'][number] = { type: 'paragraph', content: [{ type: 'text', text: '完' }] };
      const ended: Body = { ...body, content: [...body.content, last] };
      const anew = saidAnew(ended);
      expect(saidAnew(anew)).toEqual(anew);
      expect(openedBody(anew, schema).doc.eq(openedBody(ended, schema).doc)).toBe(true);
    }),
    { numRuns: isLong ? 10_000 : 600 },
  );
}, 300_000);

test('what somebody writes into a text changes nothing of what they do not touch, and can be stored', () => {
  fc.assert(
    fc.property(anyBody, fc.nat(), fc.string({ unit: 'binary', minLength: 1 }), (body, at, text) => {
      const { doc, written } = openedBody(body, schema);
      const places: number[] = [];
      doc.descendants((node, place) => void (node.isTextblock && places.push(place + 1)));
      fc.pre(places.length > 0);
      const place = places[at % places.length]!;
      const { tr } = EditorState.create({ doc });
      const found = written(tr.insertText(text, place).doc);
      const touched = doc.resolve(place).index(0);
      const json = JSON.stringify(found);
      expect(bodyIn(json)).toEqual(fits(found, json) ? found : undefined);
      expect(found.content.toSpliced(touched, 1)).toEqual(body.content.toSpliced(touched, 1));
    }),
    { numRuns: 300 },
  );
});

test('an empty text has a place to write in and stores nothing; a longer word than may be stored is parted', () => {
  const empty = openedBody({ type: 'doc', content: [] }, schema);
  expect(empty.doc.childCount).toBe(1);
  const { tr } = EditorState.create({ doc: empty.doc });
  const long = '医😀'.repeat(bodyLimits.words);
  const found = empty.written(tr.insertText(long, 1).doc);
  expect(bodyIn(JSON.stringify(found))).toEqual(found);
  expect(JSON.stringify(found).length).toBeGreaterThan(3 * bodyLimits.words);
  expect(empty.written(tr.delete(1, 1 + long.length).doc)).toEqual({ type: 'doc', content: [] });
});

test('what does not fit is known before it is sent', () => {
  const many = (count: number): Body => ({
    type: 'doc',
    content: Array.from({ length: count }, () => ({ type: 'horizontalRule' as const })),
  });
  const deep = (levels: number): Body => ({
    type: 'doc',
    content: [
      Array.from({ length: levels }).reduce<Body['content'][number]>(
        (inner) => ({ type: 'blockquote', content: [inner] }),
        { type: 'paragraph' },
      ),
    ],
  });
  const wide = (cells: number): Body => ({
    type: 'doc',
    content: [{ type: 'table', content: [{ type: 'tableRow', content: Array.from({ length: cells }, () => ({ type: 'tableCell' as const })) }] }],
  }); // oxfmt-ignore
  for (const body of [...[2_000, 2_001].map(many), ...[5, 10, 11, 12, 30].map(deep), ...[30, 31].map(wide)]) {
    const json = JSON.stringify(body);
    expect([json.slice(0, 80), json.length, fits(body, json)]).toEqual([
      json.slice(0, 80),
      json.length,
      bodyIn(json) !== undefined,
    ]);
  }
  expect(fits(many(1), ' '.repeat(bodyLimits.characters + 1))).toBe(false);
});
