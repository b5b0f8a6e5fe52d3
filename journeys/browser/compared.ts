import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { root } from '#host/root';

/** Where pictures that differ lie, three of each: as it was, as it is, and what is different. */
export const differences = join(root, '.cache/pictures');
/** So many points of a picture may differ: edges that another processor rounds otherwise. */
const tolerance = 0.0005;

/** The points of a picture, and its size. */
const pointsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { points: data, width: info.width, height: info.height };
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
  const [one, other] = await Promise.all([pointsOf(before), pointsOf(now)]);
  const { width, height } = one;
  const isOtherSize = width !== other.width || height !== other.height;
  const found = Buffer.alloc(one.points.length);
  const count = isOtherSize
    ? width * height
    : pixelmatch(one.points, other.points, found, width, height, { threshold: 0.1 });
  if (count <= width * height * tolerance) return undefined;
  await mkdir(differences, { recursive: true });
  const put = (what: string, picture: Buffer) => writeFile(join(differences, `${name}-${what}.png`), picture);
  await put('1-before', await sharp(before).png().toBuffer());
  await put('2-now', await sharp(now).png().toBuffer());
  if (isOtherSize) return `${name}: ${other.width} × ${other.height}, before ${width} × ${height}`;
  await put(
    '3-different',
    await sharp(found, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  return `${name}: ${count} points of ${width * height}`;
};
