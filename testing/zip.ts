import { crc32, deflateRawSync } from 'node:zlib';

/** A member as a test wants it; what is not given is honest. */
export interface Member {
  readonly name: string;
  readonly content: string | Buffer;
  readonly store?: boolean;
  readonly localName?: string;
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  readonly flags?: number;
  readonly method?: number;
  /** Points at the local header of an earlier member instead of writing an own one. */
  readonly sharesWith?: number;
}

const local = (name: Buffer, packed: Buffer, member: Required<Pick<Member, 'flags' | 'method'>>): Buffer => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(member.flags, 6);
  head.writeUInt16LE(member.method, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
};

const central = (
  name: Buffer,
  packed: number,
  size: number,
  crc: number,
  offset: number,
  flags: number,
  method: number,
): Buffer => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
};

/** An archive, honest or not. */
export const zip = (members: readonly Member[], comment = ''): Buffer => {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const member of members) {
    const content = Buffer.from(member.content);
    const method = member.method ?? (member.store ? 0 : 8);
    const packed = member.store ? content : deflateRawSync(content);
    const flags = member.flags ?? 0;
    offsets.push(member.sharesWith === undefined ? at : offsets[member.sharesWith]!);
    if (member.sharesWith === undefined) {
      const body = local(Buffer.from(member.localName ?? member.name), packed, { flags, method });
      bodies.push(body);
      at += body.length;
    }
    const size = member.declaredSize ?? content.length;
    const crc = member.declaredCrc ?? crc32(content);
    entries.push(central(Buffer.from(member.name), packed.length, size, crc, offsets.at(-1)!, flags, method));
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, directory, end, Buffer.from(comment)]);
};

const types: Readonly<Record<string, string>> = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
};

/** The smallest office file, with more members when a test wants them. */
export const officeMembers = (extension: string, more: readonly Member[] = []): Member[] => [
  {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${types[extension]}.main+xml"/></Types>`,
  },
  { name: 'main.xml', content: '<?xml version="1.0"?><main>正文</main>' },
  ...more,
];

export const office = (extension: string, more: readonly Member[] = []): Buffer =>
  zip(officeMembers(extension, more));

/** The smallest PDF that has all its ends. */
export const pdf = (body = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%\xe2\xe3\n1 0 obj<<>>endobj\n${body}\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

const box = (type: string, content: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x40 | (content.length >> 8), content.length & 0xff]),
    content,
  ]);

/** Elements of a WebM without pictures; `kind` is what its head says it is. */
export const webm = (
  more: Buffer = element('1f43b675', Buffer.alloc(100)),
  { kind = 'webm', tracks = element('1654ae6b', Buffer.alloc(8)) } = {},
): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(kind))),
    element('18538067', Buffer.concat([tracks, more])),
  ]);

/** Boxes of an MP4 without pictures. */
export const mp4 = (more: Buffer = box('mdat', Buffer.alloc(100))): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2mp41')),
    box('moov', Buffer.alloc(8)),
    more,
  ]);
