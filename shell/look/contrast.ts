/** A colour as `#RRGGBB`. */
export type Colour = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

const channels = (colour: string): Channels => {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new Error(`not a colour of the form #RRGGBB: ${colour}`);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const print = (parts: Channels): Colour =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** How much light each value of a channel gives: a page's first look asks for thousands of them. */
const light = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance by WCAG 2.2, from 0 (black) to 1 (white). */
const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * light[red]! + 0.7152 * light[green]! + 0.0722 * light[blue]!;

const between = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two colours by WCAG 2.2, from 1 (the same) to 21 (black on white). */
export const contrast = (one: string, other: string): number =>
  between(luminance(channels(one)), luminance(channels(other)));

const blend = (over: Channels, under: Channels, share: number): Channels => {
  const part = (at: 0 | 1 | 2) => Math.round(over[at] * share + under[at] * (1 - share));
  return [part(0), part(1), part(2)];
};

/** `share` of the first colour laid over the second; 0 gives the second, 1 the first. */
export const mix = (over: string, under: string, share: number): Colour =>
  print(blend(channels(over), channels(under), share));

const steps = 1000;
const ends: readonly Channels[] = [
  [0, 0, 0],
  [255, 255, 255],
];

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
  const under = backgrounds.map((each) => luminance(channels(each)));
  const from = channels(accent);
  for (let step = 0; step <= steps; step++) {
    for (const end of ends) {
      const shade = blend(end, from, step / steps);
      const own = luminance(shade);
      if (under.every((each) => between(own, each) >= ratio)) return print(shade);
    }
  }
  throw new Error(`no shade of ${accent} has a contrast of ${ratio} on ${backgrounds.join(', ')}`);
};
