const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The message with its padding and its length in bits, as a whole number of 64-byte blocks (FIPS 180-4 §5.1.1). */
const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return view;
};

/** The function and the constant of a round: choice, parity, majority, parity. */
const mixed = (round: number, b: number, c: number, d: number): number => {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
};

/**
 * SHA-1 of bytes, as twenty bytes. Only for names that UUID version 5 asks for, where it need not resist anybody;
 * written out here because the browser's own is asynchronous and the server's is not there in the browser.
 */
export const sha1 = (message: Uint8Array): Uint8Array => {
  const view = padded(message);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Int32Array(80);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 80; at += 1)
      words[at] = rotated(words[at - 3]! ^ words[at - 8]! ^ words[at - 14]! ^ words[at - 16]!, 1);
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let round = 0; round < 80; round += 1) {
      const next = (rotated(a, 5) + mixed(round, b, c, d) + e + words[round]!) | 0;
      [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
    }
    [a, b, c, d, e].forEach((word, at) => (state[at] = state[at]! + word));
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
};
