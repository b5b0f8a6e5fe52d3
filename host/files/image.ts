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

/**
 * Decodes an image and gives it made anew in the same format: turned upright, without EXIF, place, comments or whatever was
 * hidden behind it; of moving pictures the first frame. Size and frames are judged from the header first (UP-05, UP-07).
 */
export const madeAnew = async (path: string, extension: string): Promise<Readable> => {
  const format = formats[extension];
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error' };
  const header = await sharp(path, options)
    .metadata()
    .catch((cause: unknown) => {
      throw new BadContent('no image, or too many pixels', { cause });
    });
  if (!format || header.format !== format) throw new BadContent(`a ${header.format} called ${extension}`);
  if (header.width * header.height > mostPixels || (header.pages ?? 1) > mostFrames)
    throw new BadContent('too many pixels');
  const upright = sharp(path, options).rotate().timeout({ seconds: longestSeconds });
  return upright.toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 90 } : {});
};
