import Disabled from '../../examples/dates/Disabled';
import disabled from '../../examples/dates/Disabled.tsx?raw';
import Due from '../../examples/dates/Due';
import due from '../../examples/dates/Due.tsx?raw';
import Empty from '../../examples/dates/Empty';
import empty from '../../examples/dates/Empty.tsx?raw';
import Failed from '../../examples/dates/Failed';
import failed from '../../examples/dates/Failed.tsx?raw';
import Passed from '../../examples/dates/Passed';
import passed from '../../examples/dates/Passed.tsx?raw';
import Range from '../../examples/dates/Range';
import range from '../../examples/dates/Range.tsx?raw';
import Usual from '../../examples/dates/Usual';
import usual from '../../examples/dates/Usual.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const DatesSpecimen = () => (
  <Specimen
    use="galleryControls.dates.use"
    avoid="galleryControls.dates.avoid"
    keys={[
      ['Enter', 'galleryControls.dates.take'],
      ['Esc', 'galleryControls.dates.leave'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'galleryControls.dates.range', Component: Range, source: range },
      { title: 'galleryControls.dates.passed', Component: Passed, source: passed },
      { title: 'galleryControls.dates.due', Component: Due, source: due, isWide: true },
    ]}
  />
);
export default DatesSpecimen;
