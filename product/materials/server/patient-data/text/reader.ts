import type { FilePart } from '#product/materials/patient-data';

/** How much of a file was read: parts with text, and all there are. */
export interface ReadParts {
  readonly part: FilePart;
  readonly read: number;
  readonly parts: number;
}

/** Hands on the text of a file, part by part, the first of them 1. Throws where it cannot be read. */
export type ReadText = (
  path: string,
  size: number,
  see: (place: number, text: string) => void,
) => Promise<ReadParts>;
