import type { FileHandle } from 'node:fs/promises';

/** The content contradicts what the name claims. */
export class BadContent extends Error {
  override readonly name = 'BadContent';
}

/** Up to `length` bytes from a place; fewer at the end of the file. */
export const piece = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
};

/** A PDF: its header at the very beginning, its trailer at the end. */
export const checkPdf = async (file: FileHandle, size: number): Promise<void> => {
  const head = (await piece(file, 0, 16)).toString('latin1');
  if (!/^%PDF-[12]\.\d[\r\n \t%]/.test(head)) throw new BadContent('no PDF header');
  const tail = (await piece(file, Math.max(0, size - 2_048), 2_048)).toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*\0*$/.test(tail)) throw new BadContent('no PDF trailer at the end');
};

const mostBoxes = 20_000;

/** An MP4: boxes from the first byte to the last, `ftyp` first, one `moov` among them. */
export const checkMp4 = async (file: FileHandle, size: number): Promise<void> => {
  let hasMovie = false;
  let at = 0;
  for (let boxes = 0; at < size; boxes += 1) {
    const head = await piece(file, at, 16);
    if (head.length < 8 || boxes >= mostBoxes) throw new BadContent('a broken box');
    const type = head.toString('latin1', 4, 8);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type) || (boxes === 0 && type !== 'ftyp'))
      throw new BadContent('not a box');
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) throw new BadContent('a broken box');
    const length = short === 0 ? size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8 || at + length > size) throw new BadContent('a box beyond the file');
    hasMovie ||= type === 'moov';
    at += length;
  }
  if (!hasMovie) throw new BadContent('no film in it');
};
