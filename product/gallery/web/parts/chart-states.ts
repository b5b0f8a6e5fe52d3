import Empty from '../examples/chart-states/Empty';
import empty from '../examples/chart-states/Empty.tsx?raw';
import Failed from '../examples/chart-states/Failed';
import failed from '../examples/chart-states/Failed.tsx?raw';
import Loading from '../examples/chart-states/Loading';
import loading from '../examples/chart-states/Loading.tsx?raw';
import Long from '../examples/chart-states/Long';
import long from '../examples/chart-states/Long.tsx?raw';
import type { Example } from './Specimen';

/** What every chart looks like when its figures are on their way, are none, did not come, or bear long names. */
export const chartStates: readonly Example[] = [
  { title: 'gallery.state.loading', Component: Loading, source: loading },
  { title: 'gallery.state.empty', Component: Empty, source: empty },
  { title: 'gallery.state.failed', Component: Failed, source: failed },
  { title: 'gallery.state.long', Component: Long, source: long, isWide: true },
];
