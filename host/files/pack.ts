import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that the product makes itself. */
export interface Packed {
  readonly name: string;
  readonly content: string;
}

/** The same moment in every archive, 1 January 1980: what is packed is the same whenever it is packed. */
const moment = 0x00210000;

/** What stands before a member, and in the directory, of its sizes and its name. */
const facts = (name: Buffer, packed: Buffer, content: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  // Names are UTF-8, contents deflated.
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(moment, 6);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signed = (signature: number, ...rest: readonly Buffer[]): Buffer => {
  const sign = Buffer.alloc(4);
  sign.writeUInt32LE(signature);
  return Buffer.concat([sign, ...rest]);
};

/** Packs a few texts into an archive, as office files are. */
export const packedFiles = (files: readonly Packed[]): Buffer => {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const [name, content] = [Buffer.from(file.name), Buffer.from(file.content)];
    const packed = deflateRawSync(content);
    const said = facts(name, packed, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = signed(0x04034b50, said, name, packed);
    // The version it was made by comes before the one it needs.
    entries.push(signed(0x02014b50, Buffer.from([20, 0]), said, place, name));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, signed(0x06054b50, end)]);
};
