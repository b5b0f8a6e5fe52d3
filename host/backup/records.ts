import { StartRefused } from '../start-refused';
import { statement, type Statement } from './manifest';

const kinds = { statement: 0, bytes: 1 } as const;
const longest = 4 * 1024 ** 2;
const piece = 64 * 1024;

const headed = (kind: number, length: number): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt8(kind, 0);
  head.writeUInt32BE(length, 1);
  return head;
};

/** Writes what a backup says (statements) and the bytes that belong to the statement before. */
export const records = (write: (bytes: Buffer) => Promise<void>) => ({
  say: async (said: Statement): Promise<void> => {
    const text = Buffer.from(JSON.stringify(said));
    await write(headed(kinds.statement, text.length));
    await write(text);
  },
  bytes: async (bytes: Buffer): Promise<void> => {
    for (let at = 0; at < bytes.length; at += piece) {
      const part = bytes.subarray(at, at + piece);
      await write(headed(kinds.bytes, part.length));
      await write(part);
    }
  },
});

/** A statement with the bytes behind it, which must be read to their end before the next. */
export interface Section {
  readonly said: Statement;
  readonly bytes: AsyncGenerator<Buffer>;
}

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Statement | Buffer> {
  let buffered: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
    let at = 0;
    for (;;) {
      if (buffered.length - at < 5) break;
      const length = buffered.readUInt32BE(at + 1);
      if (length > longest) throw new StartRefused('The backup holds a piece that is longer than any.');
      if (buffered.length - at - 5 < length) break;
      const body = buffered.subarray(at + 5, at + 5 + length);
      yield buffered[at] === kinds.bytes ? body : statement.parse(JSON.parse(body.toString()));
      at += 5 + length;
    }
    buffered = buffered.subarray(at);
  }
}

/** Reads a backup as it was written. Holds one chunk and one piece in memory. */
export async function* sections(chunks: AsyncIterable<Buffer>): AsyncGenerator<Section> {
  const parts = partsOf(chunks);
  let next = await parts.next();
  async function* bytes(): AsyncGenerator<Buffer> {
    for (next = await parts.next(); !next.done && Buffer.isBuffer(next.value); next = await parts.next())
      yield next.value;
  }
  while (!next.done) {
    if (Buffer.isBuffer(next.value)) throw new StartRefused('The backup holds bytes that belong to nothing.');
    const rest = bytes();
    yield { said: next.value, bytes: rest };
    // A statement without bytes was not asked for them, and yet the next stands behind it.
    await rest.next();
  }
}
