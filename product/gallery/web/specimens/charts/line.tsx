import Line from '../../examples/chart-line/Line';
import line from '../../examples/chart-line/Line.tsx?raw';
import { pointKeys } from '../../parts/chart-keys';
import { chartStates } from '../../parts/chart-states';
import { Specimen } from '../../parts/Specimen';

const LineChart = () => (
  <Specimen
    use="galleryCharts.line.use"
    avoid="galleryCharts.line.avoid"
    keys={pointKeys}
    examples={[{ title: 'gallery.state.usual', Component: Line, source: line, isWide: true }, ...chartStates]}
  />
);
export default LineChart;
