import Mixed from '../../examples/chart-mixed/Mixed';
import mixed from '../../examples/chart-mixed/Mixed.tsx?raw';
import { chartKeys } from '../../parts/chart-keys';
import { chartStates } from '../../parts/chart-states';
import { Specimen } from '../../parts/Specimen';

const MixChart = () => (
  <Specimen
    use="galleryCharts.mixed.use"
    avoid="galleryCharts.mixed.avoid"
    keys={chartKeys}
    examples={[
      { title: 'gallery.state.usual', Component: Mixed, source: mixed, isWide: true },
      ...chartStates,
    ]}
  />
);
export default MixChart;
