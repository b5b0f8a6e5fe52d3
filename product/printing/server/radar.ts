/** The five values and the potential on six axes, drawn as vectors (domain §6.7). */
import type { ValueScores } from './document';
import { valueLabels } from './labels';
import { colours, type PdfNode } from './nodes';

export const valueKeys = Object.keys(valueLabels) as (keyof ValueScores)[];

const width = 250;
const height = 190;
const centre = { x: width / 2, y: height / 2 + 2 };
const radius = 66;

function point(axis: number, share: number): { x: number; y: number } {
  const angle = (Math.PI * 2 * axis) / valueKeys.length - Math.PI / 2;
  return { x: centre.x + Math.cos(angle) * radius * share, y: centre.y + Math.sin(angle) * radius * share };
}

const spot = (axis: number, share: number): string => {
  const { x, y } = point(axis, share);
  return `${x.toFixed(2)},${y.toFixed(2)}`;
};

const ring = (share: number): string => valueKeys.map((_, axis) => spot(axis, share)).join(' ');

/** Takes the six scores (0–100) and gives the drawing; the numbers stand at the axes, selectable. */
export function radar(values: ValueScores): PdfNode {
  const score = (key: keyof ValueScores): number => Math.min(100, Math.max(0, values[key]));
  const rings = [0.2, 0.4, 0.6, 0.8, 1]
    .map(
      (share) => `<polygon points="${ring(share)}" fill="none" stroke="${colours.line}" stroke-width="0.5"/>`,
    )
    .join('');
  const axes = valueKeys
    .map((_, axis) => {
      const end = point(axis, 1);
      return `<line x1="${centre.x}" y1="${centre.y}" x2="${end.x.toFixed(2)}" y2="${end.y.toFixed(2)}" stroke="${colours.line}" stroke-width="0.5"/>`;
    })
    .join('');
  const shape = valueKeys.map((key, axis) => spot(axis, score(key) / 100)).join(' ');
  const dots = valueKeys
    .map((key, axis) => {
      const at = point(axis, score(key) / 100);
      return `<circle cx="${at.x.toFixed(2)}" cy="${at.y.toFixed(2)}" r="2" fill="${colours.accentText}"/>`;
    })
    .join('');
  const names = valueKeys
    .map((key, axis) => {
      const at = point(axis, 1.14);
      const anchor = Math.abs(at.x - centre.x) < 1 ? 'middle' : at.x > centre.x ? 'start' : 'end';
      const rise = axis === 0 ? -2 : axis === valueKeys.length / 2 ? 8 : 3;
      return `<text x="${at.x.toFixed(2)}" y="${(at.y + rise).toFixed(2)}" font-family="Sans" font-size="9" fill="${colours.text}" text-anchor="${anchor}">${valueLabels[key]} ${score(key)}</text>`;
    })
    .join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rings}${axes}<polygon points="${shape}" fill="${colours.accent}" fill-opacity="0.25" stroke="${colours.accent}" stroke-width="1.4"/>${dots}${names}</svg>`,
    width,
  };
}
