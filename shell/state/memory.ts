import { useTabs } from './tabs';

interface Memory {
  readonly life: number;
  readonly values: Map<string, unknown>;
}
const memories = new Map<string, Memory>();

const lifeOf = (tab: string): number | undefined =>
  useTabs.getState().tabs.find(({ key }) => key === tab)?.life;

/**
 * Keeps something a page holds as data, for the time its tab sleeps. A tab that was closed or refreshed keeps nothing:
 * what its last life still says on its way out is not heard.
 */
export const remember = (tab: string, life: number, name: string, value: unknown): void => {
  if (lifeOf(tab) !== life) return;
  const known = memories.get(tab);
  const memory = known?.life === life ? known : { life, values: new Map<string, unknown>() };
  memory.values.set(name, value);
  memories.set(tab, memory);
};

/** What this life of the page held under the name; undefined where it said nothing yet. */
export const recall = (tab: string, life: number, name: string): unknown => {
  const memory = memories.get(tab);
  return memory?.life === life ? memory.values.get(name) : undefined;
};

useTabs.subscribe(({ tabs }, before) => {
  if (tabs === before.tabs) return;
  const open = new Set(tabs.map(({ key }) => key));
  for (const key of memories.keys()) if (!open.has(key)) memories.delete(key);
});
