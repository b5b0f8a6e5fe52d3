/** A colour as `#RRGGBB`. */
export type Colour = `#${string}`;

const channels = (colour: string): [number, number, number] => {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new Error(`not a colour of the form #RRGGBB: ${colour}`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as [number, number, number];
};

const print = (red: number, green: number, blue: number): Colour =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance by WCAG 2.2, from 0 (black) to 1 (white). */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2.2, from 1 (the same) to 21 (black on white). */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

/** Where a colour lies on the wheel, in degrees; undefined for a grey. */
export const hueOf = (colour: string): number | undefined => {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return undefined;
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
};

/** `share` of the first colour laid over the second; 0 gives the second, 1 the first. */
export const mix = (over: string, under: string, share: number): Colour => {
  const [red, green, blue] = channels(over);
  const [underRed, underGreen, underBlue] = channels(under);
  const blend = (a: number, b: number) => a * share + b * (1 - share);
  return print(blend(red, underRed), blend(green, underGreen), blend(blue, underBlue));
};

const steps = 1000;

/**
 * The shade of `accent` nearest to it whose contrast against every one of the backgrounds is at least
 * `ratio`: black or white mixed in step by step, so that the hue stays. The accent itself when it is
 * readable already. Throws when no shade reaches the ratio, which for one background happens only above 4.58.
 */
export const readableShade = (
  accent: string,
  background: string | readonly string[],
  ratio = 4.5,
): Colour => {
  const backgrounds = typeof background === 'string' ? [background] : background;
  const readable = (shade: string) => backgrounds.every((under) => contrast(shade, under) >= ratio);
  for (let step = 0; step <= steps; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const shade = mix(end, accent, step / steps);
      if (readable(shade)) return shade;
    }
  }
  throw new Error(`no shade of ${accent} has a contrast of ${ratio} on ${backgrounds.join(', ')}`);
};
