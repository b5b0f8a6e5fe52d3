import { createReadStream } from 'node:fs';
import { crc32, createInflateRaw } from 'node:zlib';
import { BadZip, type ZipMember } from './zip';

/**
 * A member unpacked piece by piece; nothing is held. Throws `BadZip` as soon as more comes out than was declared, and at the
 * end when it was less or the checksum differs.
 */
export async function* inflated(path: string, member: ZipMember): AsyncGenerator<Buffer> {
  let size = 0;
  let crc = 0;
  if (member.packed > 0) {
    const packed = createReadStream(path, { start: member.start, end: member.start + member.packed - 1 });
    const inflate = createInflateRaw();
    const pieces = member.deflated ? packed.pipe(inflate) : packed;
    packed.on('error', (fault) => pieces.destroy(fault));
    try {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > member.size) throw new BadZip('more comes out than was declared');
        crc = crc32(piece, crc);
        yield piece;
      }
    } catch (fault) {
      throw fault instanceof BadZip ? fault : new BadZip('it does not unpack', { cause: fault });
    } finally {
      packed.destroy();
      inflate.destroy();
    }
  }
  if (size !== member.size || crc !== member.crc)
    throw new BadZip('something else comes out than was declared');
}

/** The same, each piece handed on. */
export const inflateMember = async (
  path: string,
  member: ZipMember,
  onPiece: (piece: Buffer) => void,
): Promise<void> => {
  for await (const piece of inflated(path, member)) onPiece(piece);
};
