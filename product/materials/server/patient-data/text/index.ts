import { kindOfMime } from '#host/files/kinds';
import type { ReadText } from './reader';

/** Each comes when a file of its kind does: that of PDF is large. */
const readers: Readonly<Record<string, () => Promise<ReadText>>> = {
  pdf: async () => (await import('./pdf')).readPdf,
  docx: async () => (await import('./office')).readWord,
  pptx: async () => (await import('./office')).readSlides,
  xlsx: async () => (await import('./sheet')).readSheets,
};

/** The reader of a kind, by its extension; undefined for pictures, films and the formats of before 2007. */
export const readerOf = async (extension: string): Promise<ReadText | undefined> => readers[extension]?.();
/** The extension of a type. */
export const extensionOf = (mime: string): string | undefined => kindOfMime(mime)?.extension;
/** Types that can hold text which is read here: an archive by what it holds. */
export const isRead = (mime: string): boolean => {
  const extension = extensionOf(mime);
  return extension === 'zip' || (extension !== undefined && extension in readers);
};
