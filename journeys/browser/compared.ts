import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { root } from '#host/root';

/** Where pictures that differ lie, three of each: as it was, as it is, and what is different. */
export const differences = join(root, '.cache/pictures');
/** So many points of a picture may differ: edges that another processor rounds otherwise. */
const tolerance = 0.0005;

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = async (picture: Buffer): Promise<Size> => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};

/** The points of a picture on a sheet of a size; what it does not reach is clear. */
const pointsOn = async (picture: Buffer, { width, height }: Size): Promise<Buffer> => {
  const own = await sizeOf(picture);
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
};

/** As small as it can be without losing a point. */
export const packed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();

/**
 * Whether two pictures are the same to who looks at them; where not, they are put beside each other with what differs, under
 * `name`, and what is said is why.
 */
export const differenceOf = async (
  name: string,
  before: Buffer,
  now: Buffer,
): Promise<string | undefined> => {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(now)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [was, is] = await Promise.all([before, now].map((each) => pointsOn(each, { width, height })));
  const found = Buffer.alloc(width * height * 4);
  const count = pixelmatch(was!, is!, found, width, height, { threshold: 0.1 });
  const isOtherSize = one.width !== other.width || one.height !== other.height;
  if (!isOtherSize && count <= width * height * tolerance) return undefined;
  await mkdir(differences, { recursive: true });
  const put = (what: string, picture: Sharp) =>
    picture.png().toFile(join(differences, `${name}-${what}.png`));
  await put('1-before', sharp(before));
  await put('2-now', sharp(now));
  await put('3-different', sharp(found, { raw: { width, height, channels: 4 } }));
  return isOtherSize
    ? `${name}: ${other.width} × ${other.height}, before ${one.width} × ${one.height}`
    : `${name}: ${count} points of ${width * height}`;
};
