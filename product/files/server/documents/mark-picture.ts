import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Asked, Said } from './index';

type ToMark = Extract<Asked, { readonly says: string }>;

/** The mark across a picture, and at its foot: in shares of its sides, and pixels below which nothing can be read. */
const across = { turned: -35, long: 0.85, high: 0.06, opacity: 0.3, places: [0.2, 0.5, 0.8] };
const foot = { high: 0.028, least: 11, margin: 4 };
/** Pixels of its shorter side: on less no mark finds room, and nothing worth one. */
const least = 48;
/** As many as are taken in (`host/files/image.ts`). */
const mostPixels = 40_000_000;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const veil = { r: 255, g: 255, b: 255, alpha: 0.7 };

/** Names are text, not markup. */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Line {
  readonly says: string;
  readonly font: string;
  readonly colour: string;
  readonly width: number;
  readonly height: number;
}

const drawn = async (picture: Sharp) => {
  const { data: input, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { input, width: info.width, height: info.height };
};

/** A line of text as a picture of its own, no larger than asked. */
const line = ({ says, font: fontfile, colour, width, height }: Line) => {
  const text = `<span foreground="${colour}">${plain(says)}</span>`;
  return drawn(
    sharp({
      text: { text, fontfile, font: 'Noto Sans SC', rgba: true, width: Math.ceil(width), height: Math.ceil(height) },
    }),
  ); // oxfmt-ignore
};

/** The mark that lies thrice across: dark letters with a light edge, to be read on a white form as on a dark photograph. */
const slanted = async (says: string, font: string, width: number, height: number) => {
  const high = Math.max(foot.least, Math.min(width, height) * across.high);
  const one = { says, font, width: width * across.long, height: high };
  const [dark, light] = [
    await line({ ...one, colour: '#404040' }),
    await line({ ...one, colour: '#ffffff' }),
  ];
  const edge = Math.max(1, Math.round(dark.height / 24));
  const size = { width: dark.width + edge, height: dark.height + edge };
  const level = await drawn(
    sharp({ create: { ...size, channels: 4, background: clear } }).composite([
      { input: light.input, left: edge, top: edge },
      { input: dark.input, left: 0, top: 0 },
    ]),
  );
  const faint = await drawn(sharp(level.input).linear([1, 1, 1, across.opacity], [0, 0, 0, 0]));
  const turned = await drawn(sharp(faint.input).rotate(across.turned, { background: clear }));
  return drawn(sharp(turned.input).resize({ width, height, fit: 'inside', withoutEnlargement: true }));
};

const overlaysOf = async (
  { says, font }: ToMark,
  width: number,
  height: number,
): Promise<OverlayOptions[]> => {
  const slant = await slanted(says, font, width, height);
  const thrice = across.places.map((share) => {
    const top = Math.round(height * share - slant.height / 2);
    return {
      input: slant.input,
      left: Math.round((width - slant.width) / 2),
      top: Math.min(Math.max(0, top), height - slant.height),
    };
  });
  const small = await line({
    ...{ says, font, colour: '#202020', width: width - 2 * foot.margin },
    height: Math.max(foot.least, Math.min(width, height) * foot.high),
  });
  const strip = {
    width: Math.min(width, small.width + 2 * foot.margin),
    height: Math.min(height, small.height + 2 * foot.margin),
  };
  return [
    ...thrice,
    {
      input: { create: { ...strip, channels: 4, background: veil } },
      left: 0,
      top: height - strip.height,
    },
    { input: small.input, left: foot.margin, top: Math.max(0, height - small.height - foot.margin) },
  ];
};

/**
 * A copy of a picture with the mark thrice across it and once at its foot, upright and in the format in which it came. One that
 * cannot be decoded, and one on which there is no room, are told.
 */
export const markPicture = async (asked: ToMark): Promise<Said> => {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  const header = await sharp(asked.path, options)
    .metadata()
    .catch(() => undefined);
  if (!header) return { unmarked: 'damaged' };
  const { width, height } = header.autoOrient;
  if (Math.min(width, height) < least) return { unmarked: 'small' };
  const overlays = await overlaysOf(asked, width, height);
  const { format } = header;
  return sharp(asked.path, options)
    .autoOrient()
    .composite(overlays)
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .toBuffer()
    .then(
      (bytes): Said => ({ bytes }),
      // As of a PDF: it leaves as it came, and the log says so.
      (): Said => ({ unmarked: 'damaged' }),
    );
};
