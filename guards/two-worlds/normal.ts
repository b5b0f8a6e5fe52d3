import { inflateRawSync } from 'node:zlib';
import { information, writtenText } from '#testing/printing/poppler';

/**
 * What of a text is random and says nothing: identifiers, hashes, codes of proof, signatures, and the port of a world. On paper a
 * hash follows the digit of a time zone (UTC+8) with nothing between.
 */
const random =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<!\+)[0-9a-f]{64}|\b[0-9a-f]{32}\b|[\w-]{86}(?:==)?|(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}|127\.0\.0\.1(?::|%3A)\d+/g;

/**
 * Gives every identifier a number by when it is met first: two readers who are shown the same read the same, whatever
 * identifiers their worlds made. What is equal stays equal, what differs stays different.
 */
export const normaliser = (): ((text: string) => string) => {
  const met = new Map<string, string>();
  return (text) =>
    text.replaceAll(random, (found) => {
      if (!met.has(found)) met.set(found, `#${met.size + 1}`);
      return met.get(found)!;
    });
};

/** Headers that are not the answer's own: when and how it was sent. A tag is a hash of the body, which is compared itself. */
const sent = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'request-id',
  'server-timing',
]);

/** The headers of an answer; the nonce of a page is random, and of a file that holds hashes the length is too. */
export const headersOf = (headers: Headers): string =>
  [...headers]
    .filter(([name]) => !sent.has(name))
    .map(([name, value]) =>
      name === 'etag' || name === 'content-length'
        ? `${name} is there`
        : `${name}: ${value.replaceAll(/'nonce-[^']+'/g, 'nonce')}`,
    )
    .join('\n');

/** The members of an archive as they were packed; when its program packed them is left out. */
const unpacked = (bytes: Buffer): string => {
  const said: string[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 46)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20));
    const text = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    said.push(`${name}\n${text.toString('utf8').replaceAll(/<dcterms:[^>]+>[^<]*/g, '')}`);
  }
  return said.join('\n');
};

/** What a file says, properties included: of a printed one text and properties, of an archive its members, of others the bytes. */
export const saidIn = (bytes: Buffer): string => {
  if (bytes.subarray(0, 5).toString() === '%PDF-')
    return `${information(bytes).replace(/^File size:.*$/m, '')}\n${writtenText(bytes)}`;
  return bytes.subarray(0, 4).toString() === 'PK\u0003\u0004' ? unpacked(bytes) : bytes.toString('utf8');
};
