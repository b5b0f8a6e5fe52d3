import type { Colour } from './contrast';
import {
  colours,
  defaultAccent,
  densities,
  fonts,
  fontWeights,
  motion,
  radius,
  spaces,
  typeSizes,
  type Ground,
} from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Statuses = ReturnType<typeof colours>['statuses'];
const statusProperties = (statuses: Statuses): string[] =>
  Object.entries(statuses).flatMap(([status, shades]) =>
    Object.entries(shades).map(([use, value]) => `--${status}-${use}: ${value}`),
  );

const colourProperties = (ground: Ground, accent: Colour): string[] => {
  const { statuses, ...plain } = colours(ground, accent);
  return [
    `color-scheme: ${ground}`,
    ...Object.entries(plain).map(([name, value]) => `--${kebab(name)}: ${value}`),
    ...statusProperties(statuses),
    `--shadow: 0 6px 20px rgb(10 20 35 / ${ground === 'light' ? '12%' : '55%'})`,
  ];
};

const measureProperties = (): string[] => [
  `--font: ${fonts.text}`,
  `--figures: ${fonts.figures}`,
  ...Object.entries(typeSizes).map(([name, size]) => `--type-${name}: ${size / 16}rem`),
  ...Object.entries(fontWeights).map(([name, weight]) => `--weight-${name}: ${weight}`),
  ...Object.entries(spaces).map(([name, size]) => `--space-${name}: ${size}px`),
  `--radius: ${radius}px`,
  `--motion: ${motion}ms`,
  ...Object.entries(densities.medium).map(([name, size]) => `--${name}: ${size}px`),
];

const block = (selector: string, lines: readonly string[]) => `${selector} {\n  ${lines.join(';\n  ')};\n}`;

/** The colours of one ground for whatever stands in `selector`: paper is white on a dark screen too. */
export const groundCss = (selector: string, ground: Ground, accent: Colour): string =>
  block(selector, colourProperties(ground, accent));

/**
 * The tokens as CSS custom properties: light; dark where the system or `data-theme="dark"` asks for it;
 * the smaller densities under `data-size`. `accent` is the colour the person chose.
 */
export const tokensCss = (accent: Colour = defaultAccent): string => {
  const dark = colourProperties('dark', accent);
  return [
    block(':root', [...measureProperties(), ...colourProperties('light', accent)]),
    `@media screen and (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', dark)}\n}`,
    `@media screen {\n${block('[data-theme="dark"]', dark)}\n}`,
    ...(['small', 'mini'] as const).map((size) =>
      block(
        `[data-size="${size}"]`,
        Object.entries(densities[size]).map(([name, px]) => `--${name}: ${px}px`),
      ),
    ),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', ['--motion: 0ms'])}\n}`,
  ].join('\n');
};

/** What stands for states to weak eyes, whatever the accent is: in one sheet with the rest, chosen by `data-hues`. */
const weakCss = (): string => {
  const [light, dark] = (['light', 'dark'] as const).map((ground) =>
    statusProperties(colours(ground, defaultAccent, 'weak').statuses),
  );
  const weak = ':root[data-hues="weak"]';
  return [
    block(weak, light!),
    `@media screen and (prefers-color-scheme: dark) {\n${block(`${weak}:not([data-theme="light"])`, dark!)}\n}`,
    `@media screen {\n${block(`${weak}[data-theme="dark"]`, dark!)}\n}`,
  ].join('\n');
};

/** The office's own: everything that it is drawn in, in the colour that a person chose (AP9). */
export const themeCss = (accent: Colour): string => `${tokensCss(accent)}\n${weakCss()}\n`;
