import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { BadContent, piece } from './bytes';

const windowBytes = 4 * 1024 ** 2;
/** What is looked for is never longer: a name, its value, and the dictionary before a stream. */
const overlap = 2_048;
/** Objects lie in compressed streams of some kilobytes; a file that unpacks to more than this is read by nobody here. */
const mostUnpacked = 64 * 1024 ** 2;

const unpack = promisify(inflate);

/** Names as a reader reads them: `/Open#41ction` is `/OpenAction`. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The end of the dictionary that stands before a stream: of those that hold other objects. */
const holdsObjects = (dictionary: string): boolean =>
  /\/ObjStm(?!\w)|\/Type\s*\d+\s+\d+\s+R/.test(plain(dictionary.slice(dictionary.lastIndexOf(' obj') + 1)));

/** One stream of objects, unpacked. Throws `BadContent` for one that cannot be read: what it holds cannot be judged. */
const objectsAt = async (file: FileHandle, start: number, left: number): Promise<string> => {
  const packed = await piece(file, start, windowBytes);
  const end = packed.indexOf('endstream');
  try {
    const bytes = await unpack(end < 0 ? packed : packed.subarray(0, end), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: left,
    });
    return bytes.toString('latin1');
  } catch (fault) {
    throw new BadContent('objects that cannot be read', { cause: fault });
  }
};

/** Everything in the file that can hold an object: its bytes, in pieces, and its compressed objects. */
async function* textsOf(file: FileHandle, size: number): AsyncGenerator<string> {
  let left = mostUnpacked;
  for (let at = 0; at < size; at += windowBytes - overlap) {
    const text = (await piece(file, at, windowBytes)).toString('latin1');
    yield plain(text);
    for (const found of text.matchAll(/(?<!end)stream\r?\n/g)) {
      // At the beginning of a window it was seen at the end of the one before.
      if (at > 0 && found.index < overlap / 2) continue;
      if (!holdsObjects(text.slice(Math.max(0, found.index - overlap / 2), found.index))) continue;
      const objects = await objectsAt(file, at + found.index + found[0].length, left);
      left -= objects.length;
      if (left <= 0) throw new BadContent('more objects than anybody reads');
      yield plain(objects);
    }
  }
}

/** Where to open: a place in this very document is no action. */
const isPlace = (value: string): boolean =>
  value.startsWith('[') ||
  (/^<<[^]{0,200}?\/S\s*\/GoTo(?!\w)/.test(value) && !/\/Next(?!\w)/.test(value.slice(0, 400)));

const opening = /\/OpenAction(?!\w)\s*(?:(\d+)\s+(\d+)\s+R|([^]{1,400}))/g;
/** Scripts of the whole document, which run when it is opened. */
const scripts = /\/JavaScript(?!\w)\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Refuses a PDF that does something when it is opened: runs a script, starts a program, sends or fetches. To open at a page is
 * nothing done. Throws `BadContent`.
 */
export const refuseOpening = async (file: FileHandle, size: number): Promise<void> => {
  const asked = new Set<string>();
  for await (const text of textsOf(file, size)) {
    if (scripts.test(text)) throw new BadContent('a script that runs when it is opened');
    for (const [, number, , value] of text.matchAll(opening)) {
      if (number !== undefined) asked.add(number);
      else if (!isPlace(value!)) throw new BadContent('an action that runs when it is opened');
    }
  }
  for (const number of asked) {
    let found = false;
    for await (const text of textsOf(file, size))
      for (const value of definitionsOf(number, text)) {
        found = true;
        if (!isPlace(value)) throw new BadContent('an action that runs when it is opened');
      }
    if (!found) throw new BadContent('an action that cannot be found');
  }
};

/** What an object of this number is, wherever the text defines it: by its own, or listed at the head of a compressed stream. */
function* definitionsOf(number: string, text: string): Generator<string> {
  for (const found of text.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\s*`, 'g')))
    yield text.slice(found.index + found[0].length, found.index + found[0].length + 400);
  const head = /^\s*(?:\d+\s+\d+\s+)+/.exec(text)?.[0];
  if (!head) return;
  const places = head.trim().split(/\s+/).map(Number);
  for (let at = 0; at < places.length; at += 2)
    // Where the objects begin stands in the stream's dictionary; it is where their list ends.
    if (places[at] === Number(number))
      yield text
        .slice(head.length + places[at + 1]!)
        .trimStart()
        .slice(0, 400);
}
