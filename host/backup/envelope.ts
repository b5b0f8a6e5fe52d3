import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { StartRefused } from '../start-refused';
import { costs, longestHeader, readHeader, writeHeader, type Header, type Parameters } from './header';

const cipher = 'aes-256-gcm';
const tagBytes = 16;
const chunkBytes = 256 * 1024;

/** The place of a chunk and whether it is the last: another place, or an end elsewhere, does not open (STREAM, as in age). */
const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

const close = ({ key, bytes }: Header, place: number, isLast: boolean, plain: Buffer): Buffer => {
  const sealing = createCipheriv(cipher, key, nonceOf(place, isLast)).setAAD(bytes);
  return Buffer.concat([sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
};

const opened = (
  { key, bytes }: Header,
  place: number,
  isLast: boolean,
  sealed: Buffer,
): Buffer | undefined => {
  const opening = createDecipheriv(cipher, key, nonceOf(place, isLast), { authTagLength: tagBytes })
    .setAAD(bytes)
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]);
  } catch {
    // The one thing that decryption says when the tag does not fit.
    return undefined;
  }
};

/** Takes plain bytes and writes them encrypted; holds one chunk in memory. */
export interface Sealed {
  readonly write: (bytes: Buffer) => Promise<void>;
  /** Marks the last chunk as the last, and waits until the disk has everything. */
  readonly end: () => Promise<void>;
}

/** Begins an encrypted file: every file has a key of its own, made of the passphrase and a new salt. */
export const sealInto = async (
  file: FileHandle,
  passphrase: string,
  about: Pick<Parameters, 'made' | 'product'>,
): Promise<Sealed> => {
  const salt = randomBytes(16).toString('base64');
  const header = await writeHeader(passphrase, { ...about, ...costs, salt, chunk: chunkBytes });
  await file.writeFile(header.bytes);
  const buffered = Buffer.alloc(chunkBytes);
  let filled = 0;
  let place = 0;
  const flush = async (isLast: boolean): Promise<void> => {
    await file.writeFile(close(header, place, isLast, buffered.subarray(0, filled)));
    place += 1;
    filled = 0;
  };
  return {
    write: async (bytes) => {
      for (let taken = 0; taken < bytes.length;) {
        // Only when more comes: the last chunk must be written as the last.
        if (filled === chunkBytes) await flush(false);
        const copied = bytes.copy(buffered, filled, taken);
        filled += copied;
        taken += copied;
      }
    },
    end: async () => {
      await flush(true);
      await file.sync();
    },
  };
};

/** An encrypted file, opened. It may be read through more than once. */
export interface Unsealed {
  readonly parameters: Parameters;
  readonly size: number;
  /** The plain bytes; throws `StartRefused` at the first chunk that is not as it was written. */
  readonly chunks: () => AsyncGenerator<Buffer>;
  readonly close: () => Promise<void>;
}

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, at + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
};

async function* chunksOf(
  file: FileHandle,
  name: string,
  header: Header,
  size: number,
): AsyncGenerator<Buffer> {
  const whole = header.parameters.chunk + tagBytes;
  let at = header.bytes.length;
  for (let place = 0; ; place += 1) {
    const sealed = await readAt(file, at, Math.min(whole, size - at));
    const isLast = at + sealed.length === size;
    if (sealed.length < tagBytes) throw new StartRefused(`${name} is cut short: its end is missing.`);
    const plain = opened(header, place, isLast, sealed);
    if (!plain && isLast && opened(header, place, false, sealed))
      throw new StartRefused(`${name} is cut short: its end is missing.`);
    if (!plain)
      throw new StartRefused(
        isLast
          ? `${name} is cut short, or was altered near its end.`
          : `${name} was altered, or something was added to it (near byte ${at}).`,
      );
    yield plain;
    if (isLast) return;
    at += sealed.length;
  }
}

/** Opens an encrypted file with the passphrase it was made with; throws `StartRefused` with one sentence. */
export const unseal = async (path: string, passphrase: string): Promise<Unsealed> => {
  const file = await open(path, 'r').catch((fault: NodeJS.ErrnoException) => {
    throw new StartRefused(`The backup ${path} cannot be read (${fault.code}).`);
  });
  try {
    const header = await readHeader(await readAt(file, 0, longestHeader), path, passphrase);
    const { size } = await file.stat();
    return {
      parameters: header.parameters,
      size,
      chunks: () => chunksOf(file, path, header, size),
      close: () => file.close(),
    };
  } catch (fault) {
    await file.close();
    throw fault;
  }
};
