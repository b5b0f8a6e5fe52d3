import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { owners } from '#database/owners';
import { root } from '#host/root';
import { freshSchema, narrowedIn, schemaText, type Column } from '../tools/docs/schema';

const inRepository = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the types of the tables are those of the migrations', async () => {
  const fresh = await freshSchema();
  expect(fresh.split('\n').length).toBeGreaterThan(600);
  const there = inRepository('database/schema.ts').split('\n');
  expect(
    fresh.split('\n').filter((line, at) => line !== there[at]),
    'database/schema.ts is out of date: npm run docs',
  ).toEqual([]);
  expect(there.length).toBe(fresh.split('\n').length);
});

test('whoever owns a table has a server', () => {
  const owning = [...new Set(Object.values(owners))];
  expect(owning.length).toBeGreaterThan(15);
  expect(
    owning.filter(
      (owner) => owner !== 'host' && !existsSync(join(root, 'product', owner, 'server/index.ts')),
    ),
  ).toEqual([]);
});

test('columns.ts is read whole', () => {
  const narrowed = narrowedIn(inRepository('database/columns.ts'));
  expect(narrowed.length).toBeGreaterThan(60);
  expect(narrowed).toContain('report.sections');
  expect(narrowed).toContain('settingVersion.values');
});

describe('what is written of a column', () => {
  const column: Column = {
    table: 'report_signature',
    isView: false,
    tableComment: null,
    column: 'signed_at',
    type: 'timestamptz',
    isArray: false,
    mayBeNull: false,
    hasDefault: false,
    isComputed: false,
    comment: null,
  };

  test.each<[Partial<Column>, string]>([
    [{}, 'signedAt: Moment;'],
    [{ mayBeNull: true }, 'signedAt: Moment | null;'],
    [{ hasDefault: true }, 'signedAt: Generated<Moment>;'],
    [{ isComputed: true }, 'signedAt: ColumnType<Moment, never, never>;'],
    [{ isView: true, mayBeNull: true }, 'signedAt: ColumnType<Moment | null, never, never>;'],
    [{ type: 'text', isArray: true }, 'signedAt: string[];'],
    [{ comment: 'When they signed.' }, '/** When they signed. */'],
  ])('%o', (planted, line) => {
    const lines = schemaText([{ ...column, ...planted }], []).split('\n');
    expect(lines.map((each) => each.trim())).toContain(line);
  });

  test('a document, and a column of a type that nobody spelled, need their type said', () => {
    expect(() => schemaText([{ ...column, type: 'jsonb' }], [])).toThrow(
      'report_signature.signed_at is jsonb: say in database/columns.ts what it holds',
    );
    expect(schemaText([{ ...column, type: 'jsonb' }], ['reportSignature.signedAt'])).toContain(
      "signedAt: Columns['reportSignature']['signedAt'];",
    );
  });

  test('a type said of a column that is gone is named', () => {
    expect(() => schemaText([column], ['reportSignature.signedOn'])).toThrow('reportSignature.signedOn');
  });
});
