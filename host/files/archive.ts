import { fileTypeFromBuffer } from 'file-type';
import { open } from 'node:fs/promises';
import { inflated } from './inflate';
import { fileKinds, isOfKind, kindOfName } from './kinds';
import { BadZip, checkInflated, zipMembers, type ZipMember } from './zip';

/** What an archive may hold: no archive again. */
export const packedKinds = fileKinds
  .filter(({ family }) => family !== 'archive')
  .map(({ extension }) => extension);
/** So many files in one archive. */
const mostFiles = 100;

/** Folders, and what systems put beside the files without being asked. */
const besides = /\/$|(?:^|\/)__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** The files of an archive within bounds (XL-01). Throws `BadZip`. */
export const filesIn = async (path: string, size: number): Promise<ZipMember[]> => {
  const file = await open(path, 'r');
  try {
    const members = (await zipMembers(file, size)).filter(({ name }) => !besides.test(name));
    if (members.length === 0 || members.length > mostFiles) throw new BadZip(`${members.length} files`);
    return members;
  } finally {
    await file.close();
  }
};

/**
 * Judges an archive: every file in it is of a kind that is taken by name and by its first bytes, unpacks to what was
 * declared, and all of them stay within bounds (UP-01, XL-01). Throws `BadZip`.
 */
export const checkArchive = async (path: string, size: number): Promise<void> => {
  let sum = 0;
  for (const member of await filesIn(path, size)) {
    const kind = kindOfName(member.name.split('/').at(-1)!, packedKinds);
    if (!kind) throw new BadZip('a file of a kind that is not taken');
    let start = Buffer.alloc(0);
    for await (const piece of inflated(path, member)) {
      sum += piece.length;
      checkInflated(sum, size);
      if (start.length < 4_100) start = Buffer.concat([start, piece]).subarray(0, 4_100);
    }
    if (!isOfKind((await fileTypeFromBuffer(start))?.mime, kind))
      throw new BadZip('a file that is not what it is called');
  }
};
