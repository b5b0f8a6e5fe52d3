import { fileTypeFromBuffer } from 'file-type';
import { open } from 'node:fs/promises';
import { BadContent, checkMp4, checkPdf, piece } from './bytes';
import { checkArchive } from './archive';
import { refuseOpening } from './pdf-opening';
import { checkCompound } from './compound';
import { isOfKind, type FileKind } from './kinds';
import { checkOffice } from './office';
import { checkWebm } from './webm';
import { hidesZip } from './zip';

/**
 * Judges the content against the kind that the name claims: by its first bytes, then by reading it as what it says it is
 * (UP-01). Images are judged where they are made anew. Throws `BadContent` or `BadZip`.
 */
export const inspect = async (path: string, size: number, kind: FileKind): Promise<void> => {
  const file = await open(path, 'r');
  try {
    const found = await fileTypeFromBuffer(await piece(file, 0, 4_100));
    if (!isOfKind(found?.mime, kind))
      throw new BadContent(`${found?.mime ?? 'something unknown'} called ${kind.extension}`);
    if (kind.family === 'pdf') {
      await checkPdf(file, size);
      await refuseOpening(file, size);
    }
    if (kind.family === 'video') await (kind.extension === 'webm' ? checkWebm : checkMp4)(file, size);
    // A file that is also an archive is read as one by whoever expects one.
    if (!['office', 'image', 'archive'].includes(kind.family) && (await hidesZip(file, size)))
      throw new BadContent('an archive hidden behind it');
  } finally {
    await file.close();
  }
  if (kind.family === 'compound') await checkCompound(path, size, kind.mainPart ?? '');
  if (kind.family === 'office') await checkOffice(path, size, kind.mainPart ?? '');
  if (kind.family === 'archive') await checkArchive(path, size);
};
