import { expect } from 'vitest';
import type { Page } from 'playwright-core';

/** Has the page in front do something with the text that is written on it. */
const within = <Found>(page: Page, does: string, what: unknown): Promise<Found> =>
  page.evaluate(
    `(${does})(document.querySelector('#main > .page:not([hidden]) .ProseMirror'), ${JSON.stringify(what)})`,
  );

/** Pastes at the caret what another program has put onto the clipboard: a page, plain words, or both. */
export const paste = (page: Page, what: { readonly html?: string; readonly text?: string }): Promise<void> =>
  within(
    page,
    `async (field, { html, text }) => {
      // The editor hears a moment later where the caret was moved to.
      await new Promise((done) => setTimeout(done, 50));
      const clipboardData = new DataTransfer();
      if (html !== undefined) clipboardData.setData('text/html', html);
      if (text !== undefined) clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }`,
    what,
  );

/** Drops a file on the text, as from a folder of the desktop. */
export const dropFile = (page: Page, name: string): Promise<void> =>
  within(
    page,
    `async (field, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }));
      const { left, top } = field.getBoundingClientRect();
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true }));
    }`,
    name,
  );

/** What a page pasted behind the text did to it: what could run, load or lead elsewhere, and what came out of the editor. */
export interface Pasted {
  readonly harm: readonly string[];
  /** Whether the editor took it, so that the browser does nothing by itself. */
  readonly isTaken: boolean;
}

/** Pastes one page after the other behind a text, and looks at the text after each. */
export const pasteEach = (page: Page, pages: readonly string[]): Promise<readonly Pasted[]> =>
  within(
    page,
    `async (field, pages) => {
      const found = [];
      for (const html of pages) {
        field.editor.commands.focus('end');
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        field.dispatchEvent(event);
        // So that what it would start has its time.
        await new Promise((done) => setTimeout(done, 5));
        const harm = [...field.querySelectorAll('*')].flatMap((each) => [
          ...(/^(script|style|iframe|object|embed|link|meta|base|form|svg|math|video|audio|template)$/i.test(each.localName)
            ? [each.localName] : []),
          ...[...each.attributes]
            .filter(({ name, value }) => /^on|^srcdoc$|^xlink/i.test(name) || (name !== 'value' && /evil|canary|script:/i.test(value)))
            .map(({ name, value }) => name + '=' + value),
          ...(each.localName === 'a' && !/^(https?|mailto|tel):/.test(each.protocol) ? [each.outerHTML] : []),
        ]);
        if (window.canary !== undefined || Object.prototype.polluted !== undefined) harm.push('it ran');
        found.push({ harm, isTaken: event.defaultPrevented });
      }
      // Pictures that the library does not have would keep it from being saved.
      field.editor.commands.command(({ tr }) => {
        const places = [];
        tr.doc.descendants((node, place) => { if (node.type.name === 'picture') places.push(place); });
        for (const place of places.reverse()) tr.delete(place, place + 1);
        return true;
      });
      return found;
    }`,
    pages,
  );

/** Types words into the text as somebody does by an input method: they are there when it has closed. */
export const type = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.type(words);
  // Asked anew each time: a page of ours runs no text as code, which waiting within it would need.
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      `(({ editor }) => !editor.view.composing && editor.state.doc.textContent.includes(${JSON.stringify(words.trim().replace(/^- /, ''))}))` +
        `(document.querySelector('#main > .page:not([hidden]) .ProseMirror'))`,
    );
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
};
