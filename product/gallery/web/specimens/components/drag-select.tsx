import Usual from '../../examples/drag-select/Usual';
import usual from '../../examples/drag-select/Usual.tsx?raw';
import Empty from '../../examples/drag-select/Empty';
import empty from '../../examples/drag-select/Empty.tsx?raw';
import Disabled from '../../examples/drag-select/Disabled';
import disabled from '../../examples/drag-select/Disabled.tsx?raw';
import Loading from '../../examples/drag-select/Loading';
import loading from '../../examples/drag-select/Loading.tsx?raw';
import Failed from '../../examples/drag-select/Failed';
import failed from '../../examples/drag-select/Failed.tsx?raw';
import Long from '../../examples/drag-select/Long';
import long from '../../examples/drag-select/Long.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const DragSelect = () => (
  <Specimen
    use="galleryMoving.select.use"
    avoid="galleryMoving.select.avoid"
    keys={[
      ['← →', 'galleryMoving.select.keyMove'],
      ['Tab', 'galleryMoving.select.keyTab'],
      ['Backspace', 'galleryMoving.select.keyBack'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.loading', Component: Loading, source: loading },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default DragSelect;
