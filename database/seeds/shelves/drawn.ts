import sharp from 'sharp';

type Colours = readonly [from: string, to: string];

/** Forms of which the demonstration's pictures are made, within 640 by 360; no words, which a machine without fonts would not draw. */
const sheet = (x: number, y: number, lines = 4): string =>
  `<rect x="${x}" y="${y}" width="130" height="176" rx="8" fill="#fff" fill-opacity=".92"/>` +
  Array.from(
    { length: lines },
    (_, row) =>
      `<rect x="${x + 20}" y="${y + 30 + row * 28}" width="${90 - row * 10}" height="9" rx="4" fill="#123" fill-opacity=".28"/>`,
  ).join('');
const tick = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="36" fill="#0b6e5f"/><path d="M${x - 17} ${y + 1}l12 13 23-26" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What the pictures show, by name. */
const scenes = {
  /** An application is written. */
  application: `${sheet(255, 92)}<path d="M392 246l58-96 22 14-58 96-27 13z" fill="#f2b705"/>`,
  /** Original materials are looked at. */
  materials: `${sheet(190, 104, 3)}${sheet(238, 90, 3)}${sheet(286, 76)}<circle cx="432" cy="206" r="52" fill="#fff" fill-opacity=".25" stroke="#fff" stroke-width="11"/><path d="M470 244l40 40" stroke="#fff" stroke-width="15" stroke-linecap="round"/>`,
  /** Levels are worked out. */
  levels: [0, 1, 2, 3, 4, 5]
    .map(
      (step) =>
        `<rect x="${160 + step * 56}" y="${268 - step * 34}" width="44" height="${32 + step * 34}" rx="5" fill="#fff" fill-opacity="${0.3 + step * 0.13}"/>`,
    )
    .join(''),
  /** Experts judge independently of each other. */
  panel: [0, 1, 2, 3, 4]
    .map((seat) => {
      const x = 160 + seat * 80;
      return `<circle cx="${x}" cy="150" r="24" fill="#fff" fill-opacity=".9"/><path d="M${x - 36} 232a36 44 0 0 1 72 0z" fill="#fff" fill-opacity=".9"/>`;
    })
    .join(''),
  /** A report is published, and checked by anybody. */
  report: `${sheet(255, 84)}${tick(392, 246)}`,
  /** A result finds its way into use. */
  transfer: `${sheet(150, 92, 3)}<path d="M300 180h84m-30-30l34 30-34 30" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><rect x="410" y="110" width="112" height="150" rx="8" fill="#fff" fill-opacity=".9"/><path d="M466 140v56m-28-28h56" stroke="#aa3355" stroke-width="17"/>`,
} as const;
export type Scene = keyof typeof scenes;

const paint = (scene: Scene, [from, to]: Colours, width: number, height: number) => {
  const scale = height / 360;
  const left = (width - 640 * scale) / 2;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#ground)"/><circle cx="${width * 0.1}" cy="${height * 0.9}" r="${height * 0.55}" fill="#fff" fill-opacity=".06"/><circle cx="${width * 0.9}" cy="${height * 0.1}" r="${height * 0.4}" fill="#fff" fill-opacity=".05"/><g transform="translate(${left} 0) scale(${scale})">${scenes[scene]}</g></svg>`,
    ),
  ).removeAlpha();
};

/** A picture of a scene, as a PNG of so many pixels. */
export const drawn = (scene: Scene, colours: Colours, width: number, height: number): Promise<Buffer> =>
  paint(scene, colours, width, height).png({ palette: true, effort: 1 }).toBuffer();

/** The same as one whole picture of VP8: what a WebP without transparency holds. */
export const frame = async (
  scene: Scene,
  colours: Colours,
  width: number,
  height: number,
): Promise<Buffer> => {
  const webp = await paint(scene, colours, width, height).webp({ quality: 82, effort: 0 }).toBuffer();
  if (webp.toString('latin1', 12, 16) !== 'VP8 ')
    throw new Error('A WebP that is more than one picture of VP8.');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
};
