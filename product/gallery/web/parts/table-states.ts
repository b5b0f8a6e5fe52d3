import Awaited from '../examples/table-states/Awaited';
import awaited from '../examples/table-states/Awaited.tsx?raw';
import Empty from '../examples/table-states/Empty';
import empty from '../examples/table-states/Empty.tsx?raw';
import Failed from '../examples/table-states/Failed';
import failed from '../examples/table-states/Failed.tsx?raw';
import Long from '../examples/table-states/Long';
import long from '../examples/table-states/Long.tsx?raw';
import type { Example } from './Specimen';

/** What every table looks like when its rows are on their way, are none, did not come, or are long. */
export const tableStates: readonly Example[] = [
  { title: 'gallery.state.loading', Component: Awaited, source: awaited },
  { title: 'gallery.state.empty', Component: Empty, source: empty },
  { title: 'gallery.state.failed', Component: Failed, source: failed },
  { title: 'gallery.state.long', Component: Long, source: long },
];
