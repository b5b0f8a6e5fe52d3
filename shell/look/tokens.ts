import { mix, readableShade, type Colour } from './contrast';

/** The one file of measures and colours: the office's component library and the public styles both read it. */
export const defaultAccent: Colour = '#409eff';

/** A status is always colour, icon and word; the same in list, filter, detail, export and PDF. */
export const statusLooks = {
  draft: { colour: '#6b7785', icon: 'pencil' },
  progress: { colour: '#2f7fdb', icon: 'clock' },
  agency: { colour: '#7a5ad6', icon: 'shield' },
  passed: { colour: '#1f8f5f', icon: 'check' },
  returned: { colour: '#b7791f', icon: 'back' },
  rejected: { colour: '#d03b3b', icon: 'cross' },
  cancelled: { colour: '#4d5d73', icon: 'minus' },
} as const satisfies Record<string, { colour: Colour; icon: string }>;
/** The same for eyes that take red and green for one another: they differ in lightness and between blue and orange. */
const weakColours = {
  draft: '#6b7785',
  progress: '#0072b2',
  agency: '#b0578f',
  passed: '#009e9a',
  returned: '#e69f00',
  rejected: '#c04a00',
  cancelled: '#3c4653',
} as const satisfies Record<keyof typeof statusLooks, Colour>;
export type Status = keyof typeof statusLooks;
/** All colours, none, or those that weak eyes tell apart. */
export const hues = ['full', 'grey', 'weak'] as const;
export type Hues = (typeof hues)[number];
export type StatusIcon = (typeof statusLooks)[Status]['icon'];

/** Seven cool greys for each ground. The dark ones are a set of their own, not an inversion. */
const neutrals = {
  light: {
    page: '#f4f6f9',
    card: '#ffffff',
    raised: '#ffffff',
    border: '#d5dce5',
    faintText: '#586575',
    text: '#2b3644',
    strongText: '#0f1823',
  },
  dark: {
    page: '#0d1217',
    card: '#151c24',
    raised: '#1e2731',
    border: '#33404e',
    faintText: '#9aa8b7',
    text: '#d2dae3',
    strongText: '#f4f7fa',
  },
} as const satisfies Record<string, Record<string, Colour>>;
export type Ground = keyof typeof neutrals;

export const fonts = {
  text: '"Noto Sans", "Segoe UI", "Helvetica Neue", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  figures:
    'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Consolas, monospace, "Noto Sans Mono CJK SC"',
} as const;
/** How large letters are, as a share of what the tokens say. */
export const letterScales = { standard: 1, large: 16 / 14, larger: 18 / 14 } as const;
export type Letters = keyof typeof letterScales;
/** Pixels. */
export const typeSizes = { small: 12, body: 14, reading: 16, heading: 20, title: 28 } as const;
export const fontWeights = { normal: 400, strong: 600 } as const;
/** Pixels. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32 } as const;
/** Pixels. */
export const radius = 6;
/** Heights of a control, of a table's row and the gap between fields, in pixels: they change together. */
export const densities = {
  medium: { control: 36, row: 48, gap: 16 },
  small: { control: 32, row: 40, gap: 12 },
  mini: { control: 24, row: 32, gap: 8 },
} as const;
/** Milliseconds; none when the person asked for less motion. */
export const motion = 150;

const statusNames = Object.keys(statusLooks) as Status[];

const coloursOf = (ground: Ground, accent: Colour, seen: Hues) => {
  const grey = neutrals[ground];
  const wash = (over: Colour) => mix(over, grey.card, ground === 'light' ? 0.1 : 0.18);
  const statuses = statusNames.map((status) => {
    const colour = seen === 'weak' ? weakColours[status] : statusLooks[status].colour;
    const tint = wash(colour);
    return [
      status,
      { mark: readableShade(colour, grey.card, 3), tint, text: readableShade(colour, [tint, grey.card]) },
    ] as const;
  });
  const accentTint = wash(accent);
  const reachedBelow = mix(accent, grey.card, ground === 'light' ? 0.3 : 0.36);
  return {
    ...grey,
    /** Fills and marks; text never stands in it except in `accentInk`. */
    accent,
    /** The edge of a control and the ring of focus: 3:1 on page and card. */
    accentLine: readableShade(accent, [grey.page, grey.card, accentTint], 3),
    accentText: readableShade(accent, [grey.page, grey.card, grey.raised, accentTint]),
    accentInk: readableShade(accent, accent),
    accentTint,
    /** The fill of a button with white words. */
    accentFill: readableShade(accent, '#ffffff'),
    accentFillHover: readableShade(mix(accent, '#000000', 0.8), '#ffffff', 6),
    onAccentFill: '#ffffff' as Colour,
    /** Cells of a level scale below the reached one, and the words in them. */
    reachedBelow,
    onReachedBelow: readableShade(grey.text, reachedBelow),
    /** Cells above the reached one. */
    notReached: mix(grey.border, grey.card, 0.55),
    /** The edge of a field: 3:1 on the card. */
    fieldEdge: readableShade(grey.border, grey.card, 3),
    statuses: Object.fromEntries(statuses) as Record<Status, { mark: Colour; tint: Colour; text: Colour }>,
  };
};

const mostKnown = 64;
const known = new Map<string, ReturnType<typeof coloursOf>>();
/** Every colour of one ground, the accent's and the statuses' shades derived so that text is readable. The last ones are remembered. */
export const colours = (ground: Ground, accent: Colour = defaultAccent, seen: Hues = 'full') => {
  const key = [ground, accent, seen].join();
  const found = known.get(key) ?? coloursOf(ground, accent, seen);
  // A person looks at a few; the server is asked for any.
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
};
