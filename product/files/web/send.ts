import { filesApi } from './calls';
import type { Sending, Stored } from './sending';

/** Smaller files are sent in one piece: whoever loses the line loses little. */
const inOnePiece = 1_048_576;

/**
 * Sends a document: a large one in parts that go on by themselves where the line was cut. Throws `CallFailed` where it is
 * refused or nobody answers for long; sent again, a large file goes on where it was.
 */
export const sendDocument = async (file: File, { place, ...progress }: Sending): Promise<Stored> => {
  if (file.size > inOnePiece) return (await import('./send-parts')).sendInParts(file, { place, ...progress });
  const [stored] = await filesApi.uploadDocument.send({}, [file], progress);
  if (!stored) throw new Error('the upload was answered without a file');
  return stored;
};

/** The files of an archive that was sent, each stored by itself, and those that were refused. */
export const unpackArchive = (fileId: string) => filesApi.unpack({ id: fileId });
