import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Office } from '../browser/office';
import { controlKeys } from './control-keys';
import type { Press } from './example';
import { sampleKeys } from './sample-keys';

const names: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '−': '-',
  Esc: 'Escape',
  Space: ' ',
  Ctrl: 'Control',
};
/** The keys of a caption as the browser calls them: `Ctrl+S` is two of them. */
const keysOf = (caption: string): readonly string[] =>
  caption
    .split(caption === '+ −' ? /\s+/ : /[\s/+]+/)
    .filter((part) => part !== '')
    .map((part) => names[part] ?? (/^[A-Z]$/.test(part) ? part.toLowerCase() : part));

const watch = `(() => {
  window.pressed = [];
  addEventListener('keydown', ({ key }) => window.pressed.push(key), { capture: true });
})()`;

/** What the page in front lists. */
const listed = (panel: Locator): Promise<string[]> => panel.locator('.specimen__keys kbd').allInnerTexts();

/** The story of the keys: whichever a page of the catalogue lists is pressed on its example, and does something. */
export const keyStories = (at: (path: string) => Promise<Office>, paths: readonly string[]): void => {
  it('does by its keys what each page of the catalogue says that they do', async () => {
    const presses: Readonly<Record<string, Press>> = { ...sampleKeys, ...controlKeys };
    const faults: string[] = [];
    for (const path of paths) {
      const me = await at(path);
      const captions = await listed(me.panel);
      const press = presses[path];
      if (captions.length === 0 && !press) continue;
      if (captions.length === 0) faults.push(`${path} lists no keys, and some are pressed`);
      await me.page.evaluate(watch);
      // What one page owes does not keep the others from being tried.
      await press?.(me).catch((fault: unknown) => faults.push(`${path}: ${String(fault)}`));
      const pressed = new Set(await me.page.evaluate<string[]>('window.pressed'));
      for (const caption of captions)
        if (!keysOf(caption).every((key) => pressed.has(key)))
          faults.push(`${path} lists «${caption}», which nothing here presses`);
    }
    expect(faults).toEqual([]);
    expect(Object.keys(presses).filter((path) => !paths.includes(path))).toEqual([]);
  });
};
