import type { FileHandle } from 'node:fs/promises';
import { BadContent, piece } from './bytes';

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
};
/** What fills a gap, and a checksum: both may stand anywhere. */
const fillers = new Set([0xec, 0xbf]);
/** What a segment holds, each once or many times. */
const inSegment = new Set([
  ...[ids.tracks, ids.cluster, 0x114d9b74, 0x1549a966, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367],
  ...fillers,
]);
const mostElements = 50_000;
/** A head says in some forty bytes what follows. */
const longestHead = 4_096;

interface Element {
  readonly id: number;
  /** Where its content begins, and where it ends; undefined where that is not said. */
  readonly begin: number;
  readonly end: number | undefined;
}

/** A number whose first bits say how long it is; undefined where all its bits are set, which says «not known». */
const numberAt = (
  bytes: Buffer,
  at: number,
  keepMarker: boolean,
): { value: number | undefined; length: number } => {
  const first = bytes[at];
  if (first === undefined || first === 0) throw new BadContent('a broken element');
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) throw new BadContent('a broken element');
  const digits = [...bytes.subarray(at, at + length)];
  if (keepMarker) return { value: digits.reduce((sum, digit) => sum * 256 + digit, 0), length };
  digits[0]! &= 0xff >> length;
  const isUnknown = digits.every((digit, place) => digit === (place === 0 ? 0xff >> length : 0xff));
  return { value: isUnknown ? undefined : digits.reduce((sum, digit) => sum * 256 + digit, 0), length };
};

const elementAt = async (file: FileHandle, at: number, limit: number): Promise<Element> => {
  const bytes = await piece(file, at, 12);
  const id = numberAt(bytes, 0, true);
  if (id.length > 4) throw new BadContent('not an element');
  const size = numberAt(bytes, id.length, false);
  const begin = at + id.length + size.length;
  const end = size.value === undefined ? undefined : begin + size.value;
  if ((end ?? begin) > limit) throw new BadContent('an element beyond the file');
  return { id: id.value!, begin, end };
};

/** A WebM: its head says so, one segment goes to the end of the file, and holds tracks and pictures. */
export const checkWebm = async (file: FileHandle, size: number): Promise<void> => {
  const head = await elementAt(file, 0, size);
  if (head.id !== ids.head || head.end === undefined || head.end > longestHead)
    throw new BadContent('no head of a WebM');
  let docType = '';
  for (let at = head.begin; at < head.end;) {
    const { id, begin, end } = await elementAt(file, at, head.end);
    if (end === undefined) throw new BadContent('a broken head');
    if (id === ids.docType)
      docType = (await piece(file, begin, Math.min(end - begin, 16))).toString('latin1');
    at = end;
  }
  // A text ends at its first zero, whatever fills up its place.
  if (docType.split('\0')[0] !== 'webm') throw new BadContent(`a film of the kind ${docType}`);
  let segment = await elementAt(file, head.end, size);
  // Whoever could lay out gaps without end would keep everybody else's files waiting.
  let elements = 0;
  while (fillers.has(segment.id) && segment.end !== undefined && elements < mostElements) {
    segment = await elementAt(file, segment.end, size);
    elements += 1;
  }
  if (segment.id !== ids.segment || (segment.end ?? size) !== size)
    throw new BadContent('no segment to the end');
  const found = new Set<number>();
  for (let at = segment.begin; at < size; elements += 1) {
    const { id, end } = await elementAt(file, at, size);
    if (!inSegment.has(id) || elements >= mostElements) throw new BadContent('what no segment holds');
    found.add(id);
    // A recorder that never learned how long its pictures are: they go to the end.
    if (end === undefined && id !== ids.cluster) throw new BadContent('a broken element');
    at = end ?? size;
  }
  if (!found.has(ids.tracks) || !found.has(ids.cluster)) throw new BadContent('no film in it');
};
