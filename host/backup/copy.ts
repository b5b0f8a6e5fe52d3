import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { schemaName } from '../database/connection';
import { quoted, type Table } from './tables';

/** Values as text that every release of PostgreSQL writes and reads alike. */
export const plainText = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex'`;

/** What a table was when it was read: how many rows, and the SHA-256 of their text. */
export interface Copied {
  readonly rows: number;
  readonly sha256: string;
}

const lineEnd = 10;

/** How many lines end within. */
export const linesIn = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) lines += 1;
  return lines;
};

const named = (name: string): string => `${quoted(schemaName)}.${quoted(name)}`;

/**
 * Reads a table as text by its primary key, a piece at a time. A row is a line: COPY escapes those within values. Columns
 * that are `emptied` are read as null.
 */
export const copyOut = async (
  client: pg.ClientBase,
  { name, columns, order }: Table,
  take: (bytes: Buffer) => Promise<void>,
  emptied: readonly string[] = [],
): Promise<Copied> => {
  const hash = createHash('sha256');
  let rows = 0;
  const read = columns.map((column) => (emptied.includes(column) ? 'null' : quoted(column))).join(', ');
  const stream = client.query(
    copyTo(`copy (select ${read} from ${named(name)} order by ${order}) to stdout`),
  );
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    hash.update(bytes);
    rows += linesIn(bytes);
    await take(bytes);
  }
  return { rows, sha256: hash.digest('hex') };
};

/** Fills a table from such text. */
export const copyIn = async (
  client: pg.ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  bytes: AsyncIterable<Buffer>,
): Promise<void> => {
  const stream = client.query(copyFrom(`copy ${named(name)} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(Readable.from(bytes, { objectMode: false }), stream);
};
