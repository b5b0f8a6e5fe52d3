import type { FileHandle } from 'node:fs/promises';

/** A member as the central directory declares it, its place checked against the local header. */
export interface ZipMember {
  readonly name: string;
  readonly deflated: boolean;
  readonly crc: number;
  /** Bytes in the file, and where they begin. */
  readonly packed: number;
  readonly start: number;
  /** Bytes declared when unpacked; never trusted alone. */
  readonly size: number;
}

/** What an archive may not exceed (security XL-01). */
const zipBounds = {
  members: 1_000,
  inflated: 100 * 1024 * 1024,
  ratio: 100,
  directory: 4 * 1024 * 1024,
};

/** The archive is none, is damaged, or is made to harm. */
export class BadZip extends Error {
  override readonly name = 'BadZip';
}

const refuse = (why: string): never => {
  throw new BadZip(why);
};

const endBytes = 22;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

const readAt = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  if (start < 0 || length < 0) refuse('a place outside the file');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return bytesRead === length ? buffer : refuse('a place outside the file');
};

const tailOf = async (file: FileHandle, size: number): Promise<{ tail: Buffer; from: number }> => {
  const length = Math.min(size, endBytes + 0xffff);
  return { tail: await readAt(file, size - length, length), from: size - length };
};

/** Where the end record stands: its comment must reach exactly to the end of the file. Undefined when there is none. */
const endRecord = async (file: FileHandle, size: number): Promise<number | undefined> => {
  const { tail, from } = await tailOf(file, size);
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length)
      return from + at;
  return undefined;
};

/**
 * Whether a lenient reader would find an archive at the end of this file, whatever stands around it: an end record with a
 * directory before it.
 */
export const hidesZip = async (file: FileHandle, size: number): Promise<boolean> => {
  const { tail, from } = await tailOf(file, size);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const directory = from + at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && (await readAt(file, directory, 4)).readUInt32LE(0) === entrySignature) return true;
  }
  return false;
};

/**
 * The members of an archive. Refuses what our own writers and the office programs never make and attackers do: bytes before
 * or behind it, several disks, 64-bit records, encryption, other methods, members that overlap, hostile names, too much declared.
 */
export const zipMembers = async (file: FileHandle, size: number): Promise<ZipMember[]> => {
  const end = (await endRecord(file, size)) ?? refuse('no end record');
  const record = await readAt(file, end, endBytes);
  const count = record.readUInt16LE(10);
  const length = record.readUInt32LE(12);
  const from = record.readUInt32LE(16);
  if (record.readUInt32LE(4) !== 0 || record.readUInt16LE(8) !== count) refuse('several disks');
  if (count === 0 || count > zipBounds.members) refuse(`${count} members`);
  if (length > zipBounds.directory || from + length !== end)
    refuse('the directory is not where it should be');
  const directory = await readAt(file, from, length);
  const members: (ZipMember & { readonly offset: number })[] = [];
  let at = 0;
  while (members.length < count) {
    const { next, ...declared } = directoryEntry(directory, at);
    members.push({ ...declared, start: await dataStart(file, declared) });
    at = next;
  }
  if (at !== length) refuse('bytes behind the directory');
  checkTogether(members, from, size);
  return members.map(({ offset: _offset, ...member }) => member);
};

const asUtf8 = new TextDecoder('utf-8', { fatal: true });
/** What Chinese Windows writes into an archive, without saying so. */
const asChinese = new TextDecoder('gb18030');

const nameOf = (bytes: Buffer): string => {
  try {
    return asUtf8.decode(bytes);
  } catch {
    return asChinese.decode(bytes);
  }
};

const directoryEntry = (directory: Buffer, at: number) => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature)
    refuse('a broken directory');
  const [nameBytes, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const next = at + 46 + nameBytes + extra + comment;
  if (next > directory.length) refuse('a broken directory');
  const flags = directory.readUInt16LE(at + 8);
  const method = directory.readUInt16LE(at + 10);
  const [crc, packed, size, offset] = [16, 20, 24, 42].map((place) => directory.readUInt32LE(at + place)) as [
    number,
    number,
    number,
    number,
  ];
  const name = nameOf(directory.subarray(at + 46, at + 46 + nameBytes));
  if (flags & 0x2041) refuse('encrypted');
  if (method !== 0 && method !== 8) refuse(`method ${method}`);
  if (method === 0 && packed !== size) refuse('sizes that contradict each other');
  if ([packed, size, offset].includes(0xffffffff)) refuse('64-bit records');
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\\\p{Cc}]/iu.test(name)) refuse('a hostile name');
  return { name, deflated: method === 8, crc, packed, size, offset, nameBytes, next };
};

const dataStart = async (
  file: FileHandle,
  entry: { name: string; offset: number; nameBytes: number },
): Promise<number> => {
  const header = await readAt(file, entry.offset, 30 + entry.nameBytes);
  if (header.readUInt32LE(0) !== 0x04034b50 || header.readUInt16LE(26) !== entry.nameBytes)
    refuse('a local header that is none');
  if (nameOf(header.subarray(30)) !== entry.name) refuse('two names for one member');
  return entry.offset + 30 + entry.nameBytes + header.readUInt16LE(28);
};

const checkTogether = (
  members: readonly (ZipMember & { offset: number })[],
  directoryStart: number,
  fileSize: number,
): void => {
  const inOrder = [...members].sort((one, other) => one.offset - other.offset);
  if (inOrder[0]!.offset !== 0) refuse('bytes before the archive');
  inOrder.forEach((member, place) => {
    const nextOffset = inOrder[place + 1]?.offset ?? directoryStart;
    if (member.start + member.packed > nextOffset) refuse('members that overlap');
  });
  if (new Set(members.map(({ name }) => name.toLowerCase())).size !== members.length) refuse('a name twice');
  checkInflated(
    members.reduce((sum, { size }) => sum + size, 0),
    fileSize,
  );
};

const ratioMattersFrom = 5 * 1024 * 1024;

/** Refuses so many unpacked bytes for a file of that size: asked with what is declared, and again with what comes out. */
export const checkInflated = (inflated: number, fileSize: number): void => {
  if (inflated > zipBounds.inflated) refuse('too much when unpacked');
  if (inflated > ratioMattersFrom && inflated > fileSize * zipBounds.ratio)
    refuse('packed suspiciously well');
};
