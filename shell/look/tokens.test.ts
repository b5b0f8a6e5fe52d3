import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { colours, defaultAccent, statusLooks, type Ground, type Status } from './tokens';
import { tokensCss } from './sheet';

/** Whether words in `text` may stand on `ground`: WCAG 2.2 AA for text of any size. */
const isReadableOn = (text: string, ground: string): boolean => contrast(text, ground) >= 4.5;

const grounds: Ground[] = ['light', 'dark'];
const accent = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const);

describe('the colours of the product', () => {
  it.each(grounds)('every grey for words is readable on page, card and raised (%s)', (ground) => {
    const { page, card, raised, faintText, text, strongText } = colours(ground);
    for (const words of [faintText, text, strongText])
      for (const under of [page, card, raised]) expect(isReadableOn(words, under)).toBe(true);
  });

  it('whatever accent a person chooses, its words stay readable in light and in dark', () => {
    fc.assert(
      fc.property(accent, fc.constantFrom(...grounds), (chosen, ground) => {
        const set = colours(ground, chosen);
        for (const under of [set.page, set.card, set.raised, set.accentTint])
          expect(isReadableOn(set.accentText, under)).toBe(true);
        expect(isReadableOn(set.accentInk, set.accent)).toBe(true);
        expect(isReadableOn(set.onAccentFill, set.accentFill)).toBe(true);
        expect(isReadableOn(set.onAccentFill, set.accentFillHover)).toBe(true);
        expect(isReadableOn(set.onReachedBelow, set.reachedBelow)).toBe(true);
        expect(contrast(set.accentLine, set.page)).toBeGreaterThanOrEqual(3);
        expect(contrast(set.fieldEdge, set.card)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it.each(grounds)('every status is readable on its own tint and on the card (%s)', (ground) => {
    const { statuses, card } = colours(ground);
    for (const status of Object.keys(statusLooks) as Status[]) {
      expect(isReadableOn(statuses[status].text, statuses[status].tint)).toBe(true);
      expect(isReadableOn(statuses[status].text, card)).toBe(true);
    }
  });

  it.each(grounds)(
    'so is every status in the colours for weak eyes, and no two are the same (%s)',
    (ground) => {
      const { statuses, card } = colours(ground, defaultAccent, 'weak');
      const all = Object.values(statuses);
      for (const { text, tint } of all) {
        expect(isReadableOn(text, tint)).toBe(true);
        expect(isReadableOn(text, card)).toBe(true);
      }
      expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
      expect(statuses.passed.text).not.toBe(colours(ground).statuses.passed.text);
    },
  );

  it('no two statuses share a colour or an icon', () => {
    const looks = Object.values(statusLooks);
    expect(new Set(looks.map((look) => look.colour)).size).toBe(looks.length);
    expect(new Set(looks.map((look) => look.icon)).size).toBe(looks.length);
  });
});

describe('the tokens as a style sheet', () => {
  it('names every colour in both grounds and the default accent', () => {
    const css = tokensCss();
    const inLight = new Set(css.slice(0, css.indexOf('@media')).match(/--[\w-]+(?=:)/g));
    const inDark = new Set(css.slice(css.indexOf('[data-theme="dark"]')).match(/--[\w-]+(?=:)/g));
    expect(css).toContain(`--accent: ${defaultAccent}`);
    expect(inDark.size).toBeGreaterThan(30);
    for (const name of inDark) expect(inLight).toContain(name);
    expect(css).toContain('prefers-color-scheme: dark');
    expect(css).toContain('prefers-reduced-motion: reduce');
  });
});
