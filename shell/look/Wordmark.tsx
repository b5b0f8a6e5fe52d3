import { cellStates } from './LevelScale';

const letters =
  'M1.6 20.5L10 1.6l8.4 18.9M4.9 14h10.2' +
  'M37.2 5C36.2 3.1 34 2 31.4 2c-3.3 0-5.7 1.6-5.7 4.2 0 6.2 12.1 3 12.1 9.4 0 2.8-2.6 4.5-6.1 4.5-3.1 0-5.6-1.3-6.6-3.6' +
  'M57.2 5c-1-1.9-3.2-3-5.8-3-3.3 0-5.7 1.6-5.7 4.2 0 6.2 12.1 3 12.1 9.4 0 2.8-2.6 4.5-6.1 4.5-3.1 0-5.6-1.3-6.6-3.6' +
  'M64 20.5l8.4-18.9 8.4 18.9M67.3 14h10.2' +
  'M84.2 1.6l8.2 10.2 8.2-10.2M92.4 11.8v8.7';

/** Thirteen cells as wide as the name above them, the ninth reached: drawn, so that no font is needed. */
const Cells = ({ y, height }: { readonly y: number; readonly height: number }) => (
  <>
    {cellStates(13, 9).map((state, at) => (
      <rect key={at} className={`mark__${state}`} x={at * 8} y={y} width={6} height={height} rx={1} />
    ))}
  </>
);

/** The product's name over the scale it measures by. Pass `label` where the name is not said beside it. */
export const Wordmark = ({ label, height = 30 }: { readonly label?: string; readonly height?: number }) => (
  <svg
    className="mark"
    viewBox="0 0 102 31"
    height={height}
    width={(height * 102) / 31}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path className="mark__letters" d={letters} />
    <Cells y={26} height={5} />
  </svg>
);

/** The mark alone, for tab and bookmark: colours of its own, because no style sheet reaches it there. */
export const iconSvg = (): string => {
  const shades = { below: '#a6d0ff', reached: '#409eff', above: '#4a5a6c' };
  const cells = cellStates(5, 4).map(
    (state, at) =>
      `<rect x="${5 + at * 4.6}" y="23" width="3.6" height="4" rx=".8" fill="${shades[state]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0f1823"/><path d="M7.5 20L16 5l8.5 15M10.8 15h10.4" fill="none" stroke="#fff" stroke-width="2.8"/>${cells.join('')}</svg>`;
};

/** The picture that others show beside a link to a page without one of its own, 1200 by 630: drawn, so that no font is needed. */
export const shareSvg = (): string => {
  const shades = { below: '#a6d0ff', reached: '#409eff', above: '#4a5a6c' };
  const cells = cellStates(13, 9).map(
    (state, at) => `<rect x="${at * 8}" y="27" width="6" height="5" rx="1" fill="${shades[state]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0f1823"/><g transform="translate(192 187) scale(8)"><path d="${letters}" fill="none" stroke="#fff" stroke-width="2.8"/>${cells.join('')}</g></svg>`;
};
