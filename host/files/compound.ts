import { open, type FileHandle } from 'node:fs/promises';
import { BadContent, piece } from './bytes';

/** What stands in the directory of a compound file, by its name. */
interface Entry {
  readonly name: string;
  readonly isStream: boolean;
  readonly start: number;
  readonly size: number;
}

const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const entryBytes = 128;
const mostEntries = 20_000;
/** Of a workbook so much is looked through for its list of sheets, which stands at its beginning. */
const sheetsWithin = 1_048_576;

/** What runs, or hides what runs: macros of either age, and files that a document opens as programs. */
const forbidden = /^(?:VBA|_VBA_PROJECT.*|Macros|PROJECTwm|\u0001Ole10Native|Package|EncryptedPackage)$/i;

const refuse = (why: string): never => {
  throw new BadContent(why);
};

/** The sectors of a compound file ([MS-CFB] 2): where each goes on, and the bytes of a chain. */
const sectorsOf = async (file: FileHandle, size: number) => {
  const head = await piece(file, 0, 512);
  if (head.length < 512 || head.toString('hex', 0, 8) !== 'd0cf11e0a1b11ae1') refuse('no compound file');
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) refuse('sectors of another size');
  const bytes = 1 << shift;
  const count = Math.ceil(size / bytes);
  const sector = async (at: number): Promise<Buffer> => {
    if (at >= count) refuse('a place outside the file');
    return piece(file, (at + 1) * bytes, bytes);
  };
  const tables: number[] = [];
  for (let at = 76; at < 512; at += 4) tables.push(head.readUInt32LE(at));
  let more = head.readUInt32LE(68);
  for (let turn = 0; more !== endOfChain && more !== free; turn += 1) {
    if (turn > count) refuse('a circle');
    const list = await sector(more);
    for (let at = 0; at + 4 < list.length; at += 4) tables.push(list.readUInt32LE(at));
    more = list.length === bytes ? list.readUInt32LE(bytes - 4) : endOfChain;
  }
  const next: number[] = [];
  for (const table of tables.filter((each) => each < endOfChain - 1)) {
    const list = await sector(table);
    for (let at = 0; at + 3 < list.length; at += 4) next.push(list.readUInt32LE(at));
  }
  const chain = async (start: number, most: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    const seen = new Set<number>();
    for (let at = start; at < endOfChain && parts.length * bytes < most; at = next[at] ?? free) {
      if (seen.has(at)) refuse('a circle');
      seen.add(at);
      parts.push(await sector(at));
    }
    return Buffer.concat(parts).subarray(0, most);
  };
  return { chain, directory: head.readUInt32LE(48) };
};

const entriesIn = (directory: Buffer): Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const type = directory[at + 66]!;
    const length = directory.readUInt16LE(at + 64);
    if (type === 0 || length < 2 || length > 64) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + length - 2),
      isStream: type === 2,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
};

/** Whether a workbook lists a sheet of macros of the oldest age ([MS-XLS] 2.4.28). */
const hasMacroSheet = (workbook: Buffer): boolean => {
  for (let at = 0; at + 4 <= workbook.length;) {
    const record = workbook.readUInt16LE(at);
    const length = workbook.readUInt16LE(at + 2);
    if (record === 0x0a) return false;
    if (record === 0x85 && at + 10 <= workbook.length && workbook[at + 9]! !== 0 && workbook[at + 9]! !== 2)
      return true;
    at += 4 + length;
  }
  return false;
};

/**
 * Judges an old office file (doc, xls, ppt): a compound file with the main stream of its kind, without macros, sheets of
 * macros, programs in it or encryption. Throws `BadContent`.
 */
export const checkCompound = async (path: string, size: number, mainStreams: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    const { chain, directory } = await sectorsOf(file, size);
    const entries = entriesIn(await chain(directory, mostEntries * entryBytes));
    if (entries.some(({ name }) => forbidden.test(name))) refuse('macros, or a program in it');
    const names = mainStreams.split('|');
    const main = entries.find(({ name, isStream }) => isStream && names.includes(name));
    if (!main) return refuse('the main stream is missing');
    if (
      names.includes('Workbook') &&
      hasMacroSheet(await chain(main.start, Math.min(main.size, sheetsWithin)))
    )
      refuse('a sheet of macros');
  } finally {
    await file.close();
  }
};
