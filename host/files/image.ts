import type { Readable } from 'node:stream';
import sharp, { type FormatEnum, type SharpOptions } from 'sharp';
import { BadContent } from './bytes';

/** 40 million pixels: above any camera's snapshot, below what fills the memory when decoded (160 MB). */
const mostPixels = 40_000_000;
const mostFrames = 500;
const longestSeconds = 20;

const formats: Readonly<Record<string, keyof FormatEnum>> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

const bounded: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error' };

/**
 * Decodes an image and gives it made anew in the same format: turned upright, without EXIF, place, comments or whatever was
 * hidden behind it; of moving pictures the first frame. Size and frames are judged from the header first (UP-05, UP-07).
 */
export const madeAnew = async (path: string, extension: string): Promise<Readable> => {
  const format = formats[extension];
  const header = await sharp(path, bounded)
    .metadata()
    .catch((cause: unknown) => {
      throw new BadContent('no image, or too many pixels', { cause });
    });
  if (!format || header.format !== format) throw new BadContent(`a ${header.format} called ${extension}`);
  if (header.width * header.height > mostPixels || (header.pages ?? 1) > mostFrames)
    throw new BadContent('too many pixels');
  const upright = sharp(path, bounded).rotate().timeout({ seconds: longestSeconds });
  return upright.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 90 } : {});
};

/** Width and height in pixels of an image that was made anew. */
export const sizeOf = async (path: string): Promise<{ width: number; height: number }> => {
  const { width, height } = await sharp(path, bounded).metadata();
  return { width, height };
};

/** How each format is written: what the eye does not miss is left out, and AVIF is given no more time than a page is worth. */
const written = {
  jpg: { quality: 80, mozjpeg: true },
  png: {},
  webp: { quality: 78 },
  avif: { quality: 55, effort: 3 },
} as const;

const smaller = (path: string, width: number, height?: number) =>
  sharp(path, bounded)
    .resize({ width, ...(height !== undefined && { height, fit: 'inside' }), withoutEnlargement: true })
    .timeout({ seconds: longestSeconds });

/** A copy of an image that was made anew, in a width and a format. Nothing of what may have been written beside it is in it. */
export const rendition = (path: string, width: number, format: keyof typeof written): Promise<Buffer> =>
  smaller(path, width)
    .toFormat(format === 'jpg' ? 'jpeg' : format, written[format])
    .toBuffer();

const thumbnailSide = 240;

/** A small copy as a data address, for lists that show many at once. */
export const thumbnailOf = async (path: string): Promise<string> => {
  const bytes = await smaller(path, thumbnailSide, thumbnailSide).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};
