import { randomFillSync } from 'node:crypto';

/** So many bytes are drawn at once: each call to the system costs as much as hundreds of bytes. */
const drawn = 8_192;

/** Bytes from the system's cryptographic source, each of them given once. */
export const randomSource = (): ((bytes: number) => Uint8Array) => {
  let pool = new Uint8Array(0);
  let used = 0;
  return (bytes) => {
    if (bytes > drawn / 8) return randomFillSync(new Uint8Array(bytes));
    if (used + bytes > pool.length) {
      pool = randomFillSync(new Uint8Array(drawn));
      used = 0;
    }
    const given = pool.slice(used, used + bytes);
    // What was given is known to who took it alone.
    pool.fill(0, used, used + bytes);
    used += bytes;
    return given;
  };
};
