import type { CDPSession } from 'playwright-core';

/** What a page holds in memory after garbage was collected. */
export interface Heap {
  /** Bytes of what the page's scripts made: objects, closures, texts, lists. */
  readonly own: number;
  /** Bytes of code the browser has compiled: it compiles more, and better, the longer a page is used. */
  readonly compiled: number;
  /** Counted by the browser whether they stand in the document or hang on in a script's hands. */
  readonly nodes: number;
  readonly listeners: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

const snapshotOf = async (browser: CDPSession): Promise<Snapshot> => {
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  browser.on('HeapProfiler.addHeapSnapshotChunk', take);
  // It collects the garbage before it looks.
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  browser.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(parts.join('')) as Snapshot;
};

/** Sizes by kind, from a whole snapshot: a mere total cannot tell a leak from a compiler at work. */
export const heapOf = async (browser: CDPSession): Promise<Heap> => {
  await browser.send('Performance.enable');
  const { snapshot, nodes } = await snapshotOf(browser);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sizes = { own: 0, code: 0, native: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + kindAt]!];
    sizes[kind === 'code' || kind === 'native' ? kind : 'own'] += nodes[at + sizeAt]!;
  }
  const { metrics } = await browser.send('Performance.getMetrics');
  const counted = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  // What the browser's own side keeps («native») holds the journal of its developer tools, which are watching here.
  return {
    own: sizes.own,
    compiled: sizes.code,
    nodes: counted('Nodes'),
    listeners: counted('JSEventListeners'),
  };
};
