import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { misconfigured, StartRefused } from '../start-refused';

/** The newest way of writing a backup that this program knows. */
const format = 1;

const first = /^assay backup (\d{1,9})$/;

const parameters = z.object({
  /** When the backup was begun, and by which release. */
  made: z.iso.datetime(),
  product: z.string(),
  /** scrypt's costs; capped, so that a forged file cannot take the machine's memory. */
  logCost: z.int().min(10).max(20),
  blocks: z.int().min(1).max(16),
  lanes: z.int().min(1).max(4),
  salt: z.base64().length(24),
  chunk: z
    .int()
    .min(1_024)
    .max(16 * 1024 ** 2),
});
export type Parameters = z.output<typeof parameters>;

/** What a backup's first lines said, and the key that they and the passphrase make. */
export interface Header {
  readonly parameters: Parameters;
  /** The bytes of the three lines; every chunk is bound to them. */
  readonly bytes: Buffer;
  readonly key: Buffer;
}

/** 128 MiB and about a third of a second for each guess at the passphrase. */
export const costs = { logCost: 17, blocks: 8, lanes: 1 } as const;

/** One key to encrypt with, and one that tells a wrong passphrase from a damaged file. */
const derive = (passphrase: string, of: Parameters): Promise<{ key: Buffer; seal: Buffer }> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** of.logCost, r: of.blocks, p: of.lanes };
    const maxmem = 256 * cost.N * cost.r;
    scrypt(passphrase, Buffer.from(of.salt, 'base64'), 64, { ...cost, maxmem }, (fault, bytes) => {
      if (fault) reject(fault);
      else resolve({ key: bytes.subarray(0, 32), seal: bytes.subarray(32) });
    });
  });

const sealOf = (seal: Buffer, lines: string): string =>
  createHmac('sha256', seal).update(lines).digest('hex');

/** The three lines that a backup begins with: format, parameters, and their seal. */
export const writeHeader = async (passphrase: string, of: Parameters): Promise<Header> => {
  const { key, seal } = await derive(passphrase, of);
  const lines = `assay backup ${format}\n${JSON.stringify(of)}\n`;
  return { parameters: of, bytes: Buffer.from(`${lines}${sealOf(seal, lines)}\n`), key };
};

/** The three lines are never longer. */
export const longestHeader = 1_024;

/**
 * Reads them from the beginning of a file. Throws `StartRefused` with one sentence for a file that is no backup, for a
 * newer format, for damage and for a wrong passphrase (78).
 */
export const readHeader = async (start: Buffer, name: string, passphrase: string): Promise<Header> => {
  const [line = '', text = '', seal = '', ...rest] = start.toString('latin1').split('\n');
  const found = Number(first.exec(line)?.[1]);
  if (!found) throw new StartRefused(`${name} is no backup of Assay.`);
  if (found > format)
    throw new StartRefused(
      `${name} was written in format ${found}, and this program reads up to format ${format}: take the release that wrote it, or a later one.`,
    );
  const damaged = new StartRefused(`${name} is cut short or was altered within its first lines.`);
  if (rest.length === 0) throw damaged;
  const read = parameters.safeParse(parsed(text));
  if (!read.success) throw damaged;
  const lines = `${line}\n${text}\n`;
  const { key, seal: sealing } = await derive(passphrase, read.data);
  const expected = sealOf(sealing, lines);
  if (seal.length !== expected.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(expected)))
    throw misconfigured(
      `ASSAY_BACKUP_KEY does not open ${name}: it is another key than the one the backup was made with.`,
    );
  return { parameters: read.data, bytes: Buffer.from(`${lines}${seal}\n`), key };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
