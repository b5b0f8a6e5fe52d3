import type { Import } from './sources';

/**
 * The circles that imports form, those of types alone among them, each as the way round it. A file and the index of its folder
 * are found by the same name.
 */
export const circlesIn = (imports: readonly Pick<Import, 'from' | 'to'>[]): string[] => {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const key = from.replace(/\.tsx?$/, '');
    graph.set(key, [...(graph.get(key) ?? []), to.replace(/\.tsx?$/, '')]);
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (named: string, trail: readonly string[]): void => {
    const at = graph.has(named) ? named : `${named}/index`;
    if (trail.includes(at)) {
      circles.push([...trail.slice(trail.indexOf(at)), at].join(' → '));
      return;
    }
    if (done.has(at)) return;
    for (const next of graph.get(at) ?? []) visit(next, [...trail, at]);
    done.add(at);
  };
  for (const from of graph.keys()) visit(from, []);
  return circles;
};
