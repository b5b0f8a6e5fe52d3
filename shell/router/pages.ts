import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Office } from '../office';
import { note } from '../state/error-reports';
import { lookForServer, serverAnswers } from '../state/network';
import { useTabs } from '../state/tabs';
import { lookForVersion } from '../state/version';

const storageKey = 'reloaded';

/** Loading anew would lose work, or end in the browser's own page because nobody is there to answer. */
const mayReload = async (): Promise<boolean> => {
  if (useTabs.getState().tabs.some(({ unsaved }) => unsaved)) {
    await lookForVersion();
    return false;
  }
  if (await serverAnswers()) return true;
  void lookForServer();
  return false;
};

const came = (): void => {
  if (sessionStorage.getItem(storageKey) === location.href) sessionStorage.removeItem(storageKey);
};

/** After the first failure the route is loaded anew, whole page and all; after the second the failure is shown (RG6). */
const orReload = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    const loaded = await load();
    came();
    return loaded;
  } catch (fault) {
    const second = sessionStorage.getItem(storageKey) === location.href;
    sessionStorage.removeItem(storageKey);
    if (second || !(await mayReload())) throw fault;
    sessionStorage.setItem(storageKey, location.href);
    location.reload();
    return new Promise(() => undefined);
  }
};

const known = new Map<string, ComponentType | LazyExoticComponent<ComponentType>>();

/** A failed page is not remembered as failed: trying again loads it again. */
const forget = (key: string, fault: unknown): never => {
  known.delete(key);
  throw fault;
};

/** The page of a menu entry's `comment`, loaded when first shown; undefined where the product has none of that name. */
export const pageOf = (
  office: Office,
  key: string,
): ComponentType | LazyExoticComponent<ComponentType> | undefined => {
  const load = office.pages[key];
  if (!load) return undefined;
  // A page that is not the first may say any word and show any dictionary.
  const whole = async () => (await Promise.all([load(), office.rest?.()]))[0];
  const page = known.get(key) ?? lazy(() => orReload(whole).catch((fault: unknown) => forget(key, fault)));
  known.set(key, page);
  return page;
};

/** An answer that is so near, in milliseconds, is drawn with the page: drawing twice would take longer. */
const near = 300;
const within = (answer: Promise<void>): Promise<void> =>
  Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, near))]);

const prepared = new Map<string, Promise<void>>();
const prepare = async (office: Office, key: string, cache: QueryClient): Promise<void> => {
  try {
    const { default: page, preload } = await office.pages[key]!();
    known.set(key, page);
    came();
    if (preload) await within(preload(cache));
  } catch (fault) {
    // It is asked for again where it is shown, and what is the matter is said there.
    note(fault, 'page');
  }
};

/** Fetches a page's code before it is shown, so that it is drawn at once with what is around it, and asks what it asks. */
export const preparePage = async (office: Office, key: string, cache: QueryClient): Promise<void> => {
  if (!office.pages[key] || known.has(key)) return;
  const preparing = prepared.get(key) ?? prepare(office, key, cache);
  prepared.set(key, preparing);
  await preparing;
};
