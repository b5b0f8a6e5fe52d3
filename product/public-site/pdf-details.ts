import type { AskedFile } from '#product/receipts/asked-file';
import { markIn, type FileMark } from '#product/receipts/file-mark';

/** What a PDF says of itself in its information. */
export interface PdfDetails {
  readonly isPdf: boolean;
  readonly reportNumber?: string | undefined;
  /** What a file of ours says that it is; an early working copy is known by its subject alone. */
  readonly mark?: FileMark | undefined;
}

const numberPattern = /YWPJ\d{4}-[0-9A-Z]{5}-[YGJ]-\d{5}/;
/** The subject of every file that was drawn before a number was given. */
const unnumbered = '未编号';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a PDF string as written: `(…)` with its escapes, or `<…>` in hexadecimal. */
const stringBytes = (written: string): string =>
  written.startsWith('<')
    ? written
        .replace(/[^0-9a-f]/gi, '')
        .replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    : written
        .slice(1, -1)
        .replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, sign?: string) =>
          octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[sign ?? ''] ?? sign ?? ''),
        );

/** PDF strings are UTF-16 behind their mark, otherwise close enough to Latin-1. */
const readString = (written: string): string => {
  const bytes = stringBytes(written);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  const pairs = bytes.slice(2).match(/[\s\S]{2}/g) ?? [];
  return pairs.map((pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1))).join('');
};

const stringToken = String.raw`\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>`;

/** An entry of the information, written in place or as an object of its own: the one that was written last. */
const entryOf = (text: string, name: 'Subject' | 'Keywords'): string | undefined => {
  const found = [...text.matchAll(new RegExp(`/${name}\\s*(?:(\\d+) \\d+ R|(${stringToken}))`, 'g'))].at(-1);
  const [, object, inPlace] = found ?? [];
  if (inPlace !== undefined) return readString(inPlace);
  if (object === undefined) return undefined;
  const [, written] = new RegExp(`(?:^|[\\r\\n])${object} \\d+ obj\\s*(${stringToken})`).exec(text) ?? [];
  return written === undefined ? undefined : readString(written);
};

/** Latin-1 keeps every byte as one character; no byte can be invalid. */
const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
};

/** So many streams of objects are looked into, which is more than a report has. */
const mostStreams = 300;

/** What stands in the streams of objects into which other programs pack the information. A damaged one says nothing. */
const packed = async (bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> => {
  const parts: string[] = [];
  for (const { index } of [...text.matchAll(/\/ObjStm\b/g)].slice(0, mostStreams)) {
    const begins = /stream\r?\n/.exec(text.slice(index, index + 1_000));
    if (!begins) continue;
    const from = index + begins.index + begins[0].length;
    const to = text.indexOf('endstream', from);
    const unpacked = new Blob([bytes.subarray(from, to < 0 ? undefined : to)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    const reader = unpacked.getReader();
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read())
        parts.push(latin1(read.value));
    } catch {
      // A damaged stream, or line ends behind the packed bytes: whatever was unpacked before counts, and a fault says nothing.
    }
    parts.push('\n');
  }
  return parts.join('');
};

/**
 * The report number that a file carries, and what it says that it is. What cannot be read is no fault: the hash alone is
 * asked then. Takes the whole file.
 */
export const pdfDetails = async (bytes: Uint8Array<ArrayBuffer>): Promise<PdfDetails> => {
  const plain = latin1(bytes);
  if (!plain.slice(0, 1029).includes('%PDF-')) return { isPdf: false };
  const text = plain + (await packed(bytes, plain));
  const subject = entryOf(text, 'Subject');
  return {
    isPdf: true,
    reportNumber: (numberPattern.exec(subject ?? '') ?? numberPattern.exec(text))?.[0],
    mark:
      markIn(entryOf(text, 'Keywords') ?? '') ?? (subject === unnumbered ? { kind: 'draft' } : markIn(text)),
  };
};

/** So many earlier states of a file are looked for. */
const mostStates = 6;

/** Where the earlier states of a file end, the longest first: what is written into a PDF without rewriting it stands behind one. */
export const earlierStates = (bytes: Uint8Array): number[] => {
  const text = latin1(bytes);
  return [...text.matchAll(/%%EOF(?:\r\n|\r|\n)?/g)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => end < bytes.length)
    .slice(-mostStates)
    .toReversed();
};

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Works out what is asked of a file, so that the file itself goes nowhere; undefined for what is no PDF. */
export const askedOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<AskedFile | undefined> => {
  const details = await pdfDetails(bytes);
  if (!details.isPdf) return undefined;
  const states: string[] = [];
  for (const end of earlierStates(bytes)) states.push(await digestOf(bytes.subarray(0, end)));
  return {
    sha256: await digestOf(bytes),
    size: bytes.length,
    states,
    number: details.reportNumber,
    mark: details.mark,
  };
};
