import Bars from '../../examples/chart-keyboard/Bars';
import bars from '../../examples/chart-keyboard/Bars.tsx?raw';
import { chartKeys } from '../../parts/chart-keys';
import { chartStates } from '../../parts/chart-states';
import { Specimen } from '../../parts/Specimen';

const Keyboard = () => (
  <Specimen
    use="galleryCharts.keyboard.use"
    avoid="galleryCharts.keyboard.avoid"
    keys={chartKeys}
    examples={[{ title: 'gallery.state.usual', Component: Bars, source: bars }, ...chartStates]}
  />
);
export default Keyboard;
