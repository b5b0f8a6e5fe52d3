import Disabled from '../../examples/rows/Disabled';
import disabled from '../../examples/rows/Disabled.tsx?raw';
import Empty from '../../examples/rows/Empty';
import empty from '../../examples/rows/Empty.tsx?raw';
import Failed from '../../examples/rows/Failed';
import failed from '../../examples/rows/Failed.tsx?raw';
import Long from '../../examples/rows/Long';
import long from '../../examples/rows/Long.tsx?raw';
import OneRow from '../../examples/rows/OneRow';
import oneRow from '../../examples/rows/OneRow.tsx?raw';
import Usual from '../../examples/rows/Usual';
import usual from '../../examples/rows/Usual.tsx?raw';
import Whole from '../../examples/rows/Whole';
import whole from '../../examples/rows/Whole.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const RowsSpecimen = () => (
  <Specimen
    use="galleryControls.rows.use"
    avoid="galleryControls.rows.avoid"
    keys={[
      ['Ctrl+S', 'galleryControls.rows.save'],
      ['Ctrl+V', 'galleryControls.rows.paste'],
    ]}
    examples={[
      { title: 'galleryControls.rows.whole', Component: Whole, source: whole, isWide: true },
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'galleryControls.rows.oneRow', Component: OneRow, source: oneRow },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default RowsSpecimen;
