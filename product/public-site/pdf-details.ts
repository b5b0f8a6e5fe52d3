/** What a PDF says of itself in its information, which our files leave unencrypted and uncompressed. */
export interface PdfDetails {
  readonly isPdf: boolean;
  readonly reportNumber?: string | undefined;
  readonly isWorkingCopy: boolean;
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

/** The subject, written in place or as an object of its own. */
const subjectOf = (text: string): string | undefined => {
  const [, object, inPlace] = new RegExp(`/Subject\\s*(?:(\\d+) \\d+ R|(${stringToken}))`).exec(text) ?? [];
  if (inPlace !== undefined) return readString(inPlace);
  if (object === undefined) return undefined;
  const [, written] = new RegExp(`(?:^|[\\r\\n])${object} \\d+ obj\\s*(${stringToken})`).exec(text) ?? [];
  return written === undefined ? undefined : readString(written);
};

/**
 * The report number that a file carries, and whether it is a copy made before there was a number. A number
 * that cannot be read is no fault: the hash alone is asked then. Takes the whole file.
 */
export const pdfDetails = (bytes: Uint8Array): PdfDetails => {
  // Latin-1 keeps every byte as one character; no byte can be invalid.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  const text = parts.join('');
  if (!text.slice(0, 1029).includes('%PDF-')) return { isPdf: false, isWorkingCopy: false };
  const subject = subjectOf(text);
  return {
    isPdf: true,
    reportNumber: (numberPattern.exec(subject ?? '') ?? numberPattern.exec(text))?.[0],
    isWorkingCopy: subject === unnumbered,
  };
};
