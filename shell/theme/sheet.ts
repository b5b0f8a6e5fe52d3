import type { Colour } from '../look/contrast';

/** The links that bear a theme, the one in force last. */
const worn = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[data-theme-sheet]'),
];

/**
 * Has the office's colours come from the server's sheet for this accent (AP9). The document names the first one, so that the first
 * paint bears it; another one takes its place when it is here, and until then nothing is undressed.
 */
export const wearAccent = (accent: Colour): void => {
  const now = worn().at(-1);
  const { search } = new URL(now?.href ?? '/', location.href);
  const href = `/theme/${accent.slice(1)}.css${search}`;
  if (now?.getAttribute('href') === href) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.dataset['themeSheet'] = '';
  next.href = href;
  next.addEventListener('load', () => {
    for (const link of worn().slice(0, worn().indexOf(next))) link.remove();
  });
  // Where it does not come the office stays as it is dressed, and asks again at the next choice.
  next.addEventListener('error', () => next.remove());
  if (now) now.after(next);
  else document.head.append(next);
};
