import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { called, open, text, strictObject } from '#contract/field';
import { root } from '#host/root';
import { Risk } from '#product/reports/sections';
import { documents, unreadable } from './stored-documents';

/**
 * One document of each kind, with every field it had when such documents were first stored. It is never brought up to date: a
 * document of a new kind is added, and those that are there stay as they were.
 */
const first = JSON.parse(readFileSync(join(root, 'guards/stored-documents.json'), 'utf8')) as Readonly<
  Record<string, unknown>
>;

test('every document that is stored whole is read as it was first stored, whatever fields came later', () => {
  expect(Object.keys(documents).length).toBeGreaterThan(20);
  expect(
    Object.entries(documents).flatMap(([name, schema]) => unreadable(name, schema, first[name])),
  ).toEqual([]);
});

test('each kind of document has its first one, and no first one is of no kind', () => {
  expect(Object.keys(documents).toSorted()).toEqual(Object.keys(first).toSorted());
});

const risks = first['report.risks'];
const faultsOf = (row: z.ZodType) => unreadable('report.risks', z.array(row), risks);

test('a planted column that rows stored before do not have is found unless it may be absent', () => {
  const owner = text(60);
  expect(faultsOf(strictObject({ ...Risk.shape, owner: called(owner, 'reportDesk.description') }))).toEqual([
    expect.stringContaining('report.risks: what was stored before is not read any more at 0.owner'),
    expect.stringContaining('at 1.owner'),
  ]);
  expect(faultsOf(strictObject({ ...Risk.shape, owner: open(owner, 'reportDesk.description') }))).toEqual([]);
});

test('a stored column that is taken away, and one that takes less than before, are found too', () => {
  const { mitigation: _, ...others } = Risk.shape;
  expect(faultsOf(strictObject(others)).join()).toContain('mitigation');
  expect(faultsOf(strictObject({ ...Risk.shape, mitigation: text(2) })).join()).toContain('0.mitigation');
});
