import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';

/** How many pages a PDF has; null for one that is damaged, or that nobody opens without its password. */
export const countPages = async (path: string): Promise<number | null> => {
  const bytes = await readFile(path);
  try {
    const pdf = await PDF.load(bytes);
    const count = pdf.getPageCount();
    return count > 0 && (!pdf.isEncrypted || pdf.isAuthenticated) ? count : null;
  } catch {
    // It was handed in so: the place is cited in words.
    return null;
  }
};
