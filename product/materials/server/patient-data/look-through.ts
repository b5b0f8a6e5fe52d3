import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesIn } from '#host/files/archive';
import { inflated } from '#host/files/inflate';
import {
  identifierKinds,
  type Finding,
  type IdentifierKind,
  type PatientDataState,
} from '../../patient-data';
import { identifiersIn } from './identifiers';
import { extensionOf, readerOf } from './text';
import type { ReadParts } from './text/reader';
import { mostBytes } from './text/bounds';

/** What looking through a file gives: kinds, counts, places and masks, never what was found. */
export interface LookedThrough extends ReadParts {
  readonly state: Exclude<PatientDataState, 'waiting'>;
  readonly findings: readonly Finding[];
}

const mostPlaces = 20;
const mostMasked = 3;

/** Gathers findings as parts are read. */
const gathering = () => {
  const found = new Map<IdentifierKind, { count: number; places: Set<number>; masked: Set<string> }>();
  return {
    see: (place: number, text: string): void => {
      for (const { kind, masked } of identifiersIn(text)) {
        const known = found.get(kind) ?? { count: 0, places: new Set(), masked: new Set() };
        known.count += 1;
        if (known.places.size < mostPlaces) known.places.add(place);
        if (known.masked.size < mostMasked) known.masked.add(masked);
        found.set(kind, known);
      }
    },
    findings: (): Finding[] =>
      identifierKinds.flatMap((kind) => {
        const known = found.get(kind);
        return known
          ? [{ kind, count: known.count, places: [...known.places], masked: [...known.masked] }]
          : [];
      }),
  };
};

const unread: ReadParts = { part: 'file', read: 0, parts: 1 };

/** Looks through every file of an archive; its places are the files, in their order. What of them cannot be read is not counted. */
const throughArchive = async (path: string, size: number, folder: string): Promise<LookedThrough> => {
  const members = await filesIn(path, size);
  const { see, findings } = gathering();
  let read = 0;
  for (const [at, member] of members.entries()) {
    const extension = member.name.split('.').at(-1)!.toLowerCase();
    const reader = await readerOf(extension);
    if (!reader || member.size > mostBytes) continue;
    const lying = join(folder, `${at}`);
    await pipeline(inflated(path, member), createWriteStream(lying, { mode: 0o600 }));
    try {
      const inside = await reader(lying, member.size, (_, text) => see(at + 1, text));
      if (inside.read > 0 && inside.read === inside.parts) read += 1;
    } catch {
      // Counted as unread, as the archive says of itself; the others are read all the same.
      continue;
    } finally {
      await rm(lying, { force: true });
    }
  }
  return {
    state: read > 0 || findings().length > 0 ? 'checked' : 'noText',
    part: 'file',
    read,
    parts: members.length,
    findings: findings(),
  };
};

/**
 * Looks through a file for what identifies patients. Files of an archive are laid into `folder` one by one. Throws where the
 * file cannot be read.
 */
export const lookThrough = async (path: string, mime: string, folder: string): Promise<LookedThrough> => {
  const { size } = await stat(path);
  const extension = extensionOf(mime) ?? '';
  if (size > mostBytes) throw new RangeError('larger than what is read');
  if (extension === 'zip') return throughArchive(path, size, folder);
  const reader = await readerOf(extension);
  if (!reader) return { state: 'unsupported', ...unread, findings: [] };
  const { see, findings } = gathering();
  const parts = await reader(path, size, see);
  return { state: parts.read === 0 ? 'noText' : 'checked', ...parts, findings: findings() };
};
