import { readFile } from 'node:fs/promises';
import { misconfigured } from '../start-refused';

/** A passphrase of words or 12 random bytes in base64 has so many characters; what is shorter can be guessed. */
const shortest = 16;

/**
 * The operator's passphrase from `ASSAY_BACKUP_KEY`: the text itself, or the path of a file that holds it, with or without
 * a line end. Throws `StartRefused` (78) with a sentence that never repeats it.
 */
export const readPassphrase = async (given: string | undefined): Promise<string> => {
  if (given === undefined)
    throw misconfigured(
      'ASSAY_BACKUP_KEY is missing: a passphrase of 16 characters or more, or the path of a file with it (openssl rand -base64 32 makes one).',
    );
  const isPath = ['/', './', '../'].some((start) => given.startsWith(start));
  const text = isPath
    ? await readFile(given, 'utf8').catch((fault: NodeJS.ErrnoException) => {
        throw misconfigured(`The file that ASSAY_BACKUP_KEY names cannot be read: ${given} (${fault.code}).`);
      })
    : given;
  const passphrase = text.replace(/\r?\n$/, '').normalize('NFC');
  if (passphrase.length < shortest)
    throw misconfigured(
      `ASSAY_BACKUP_KEY is shorter than ${shortest} characters: whoever finds a backup could guess it.`,
    );
  return passphrase;
};
