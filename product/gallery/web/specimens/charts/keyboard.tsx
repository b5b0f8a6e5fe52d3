import Bars from '../../examples/chart-keyboard/Bars';
import bars from '../../examples/chart-keyboard/Bars.tsx?raw';
import Empty from '../../examples/chart-keyboard/Empty';
import empty from '../../examples/chart-keyboard/Empty.tsx?raw';
import Failed from '../../examples/chart-keyboard/Failed';
import failed from '../../examples/chart-keyboard/Failed.tsx?raw';
import Loading from '../../examples/chart-keyboard/Loading';
import loading from '../../examples/chart-keyboard/Loading.tsx?raw';
import { chartKeys } from '../../parts/chart-keys';
import { Specimen } from '../../parts/Specimen';

const Keyboard = () => (
  <Specimen
    use="galleryCharts.keyboard.use"
    avoid="galleryCharts.keyboard.avoid"
    keys={chartKeys}
    examples={[
      { title: 'gallery.state.usual', Component: Bars, source: bars },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.loading', Component: Loading, source: loading },
    ]}
  />
);
export default Keyboard;
