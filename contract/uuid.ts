/** Each byte as it is written; a request makes several of these. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** A hyphen stands before these bytes. */
const hyphened = new Set([4, 6, 8, 10]);

const written = (bytes: Uint8Array): string => {
  let text = '';
  for (let place = 0; place < 16; place += 1)
    text += hyphened.has(place) ? `-${pairs[bytes[place]!]!}` : pairs[bytes[place]!]!;
  return text;
};

/** Sixteen bytes as a UUID, with the bits of its version and its variant set in them (RFC 9562 §4). */
export const uuidOf = (bytes: Uint8Array, version: number): string => {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return written(bytes);
};

/**
 * A UUID that sorts by the moment it was made (RFC 9562 §5.7).
 * @param now milliseconds since 1970, below 2^48
 * @param random at least ten bytes from a generator the caller trusts; only the first ten are used
 */
export const uuidV7 = (now: number, random: Uint8Array): string => {
  if (!Number.isInteger(now) || now < 0 || now >= 2 ** 48) throw new RangeError(`not a moment: ${now}`);
  if (random.length < 10) throw new RangeError(`ten random bytes are needed, got ${random.length}`);
  const bytes = new Uint8Array(16);
  for (let place = 0; place < 6; place += 1) bytes[place] = Math.floor(now / 256 ** (5 - place)) % 256;
  bytes.set(random.subarray(0, 10), 6);
  return uuidOf(bytes, 7);
};

/**
 * Makes UUIDs of version 7 that sort in the order they were made in, also within one millisecond and when the clock is set
 * back: the twelve bits after the moment count on from a random beginning (RFC 9562 §6.2, method 1), and 62 stay random.
 * @param clock what time it is
 * @param random gives that many bytes from a generator the caller trusts
 */
export const uuidsInOrder = (clock: () => Date, random: (bytes: number) => Uint8Array): (() => string) => {
  let moment = -1;
  let count = 0;
  return () => {
    const bytes = Uint8Array.from(random(10));
    const now = clock().getTime();
    const isFull = count === 0xfff;
    if (now > moment || isFull) {
      moment = Math.max(now, moment + 1);
      // The lower half, so that there is room for two thousand more.
      count = ((bytes[0]! & 0x07) << 8) | bytes[1]!;
    } else count += 1;
    bytes.set([count >> 8, count & 0xff]);
    return uuidV7(moment, bytes);
  };
};

/** The form of an id. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Whether a text has the form of an id; only such a one may be asked for. */
export const isId = (text: string): boolean => uuid.test(text);
