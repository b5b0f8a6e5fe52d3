/** A number as EBML writes the length of what follows, in eight bytes. */
const lengthOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size));
  bytes[0] = 1;
  return bytes;
};
const element = (id: number, ...parts: readonly Buffer[]): Buffer => {
  const name = Buffer.from(id.toString(16), 'hex');
  return Buffer.concat([name, lengthOf(parts.reduce((sum, part) => sum + part.length, 0)), ...parts]);
};
const number = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'latin1'));
const fraction = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

interface Film {
  readonly width: number;
  readonly height: number;
  /** Whole pictures of VP8, in their order. */
  readonly frames: readonly Buffer[];
  /** How long each is shown, in milliseconds. */
  readonly each: number;
}

/** A player that is given nothing new for seconds takes the film to be over: a picture comes again each second. */
const repeated = (picture: Buffer, each: number): Buffer[] =>
  Array.from({ length: Math.ceil(each / 1_000) }, (_, second) => {
    // Of the first track, so long after the beginning of its cluster, and whole in itself.
    const begins = Buffer.from([0x81, 0, 0, 0x80]);
    begins.writeInt16BE(second * 1_000, 1);
    return element(0xa3, begins, picture);
  });

/** Pictures that follow each other, as a WebM that every browser plays and moves about in (RFC 8794, RFC 9559). */
export const film = ({ width, height, frames, each }: Film): Buffer => {
  const head = element(
    0x1a45dfa3,
    ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
    ...[text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2)],
  );
  const info = element(
    0x1549a966,
    // Milliseconds.
    number(0x2ad7b1, 1_000_000),
    fraction(0x4489, frames.length * each),
    ...[text(0x4d80, 'Assay'), text(0x5741, 'Assay')],
  );
  const video = element(0xe0, number(0xb0, width), number(0xba, height));
  const track = [number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), number(0x9c, 0), text(0x86, 'V_VP8')];
  const tracks = element(0x1654ae6b, element(0xae, ...track, video));
  const clusters = frames.map((picture, at) =>
    element(0x1f43b675, number(0xe7, at * each), ...repeated(picture, each)),
  );
  let place = info.length + tracks.length;
  const cues = clusters.map((cluster, at) => {
    const cue = element(0xbb, number(0xb3, at * each), element(0xb7, number(0xf7, 1), number(0xf1, place)));
    place += cluster.length;
    return cue;
  });
  return Buffer.concat([head, element(0x18538067, info, tracks, ...clusters, element(0x1c53bb6b, ...cues))]);
};
