import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallPdf } from '#testing/story/pdf';

/** Files on a person's own disk, to be chosen in a browser. */
export interface Files {
  /** The path of a small, whole PDF of this name that says its name. */
  readonly pdf: (name: string) => Promise<string>;
  /** Where something may be saved. */
  readonly place: (name: string) => string;
  readonly remove: () => Promise<void>;
}

/** A folder of one's own for the files of a journey. */
export const folderOfFiles = async (): Promise<Files> => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-journey-'));
  const place = (name: string) => join(folder, name);
  return {
    pdf: async (name) => {
      await writeFile(place(name), smallPdf(name));
      return place(name);
    },
    place,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
