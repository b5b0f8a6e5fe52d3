import Usual from '../../examples/drag-dialog/Usual';
import usual from '../../examples/drag-dialog/Usual.tsx?raw';
import Loading from '../../examples/drag-dialog/Loading';
import loading from '../../examples/drag-dialog/Loading.tsx?raw';
import Failed from '../../examples/drag-dialog/Failed';
import failed from '../../examples/drag-dialog/Failed.tsx?raw';
import Long from '../../examples/drag-dialog/Long';
import long from '../../examples/drag-dialog/Long.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const DragDialogPage = () => (
  <Specimen
    use="galleryMoving.dialog.use"
    avoid="galleryMoving.dialog.avoid"
    keys={[
      ['↑ ↓ ← →', 'galleryMoving.dialog.keyArrows'],
      ['Home', 'galleryMoving.dialog.keyHome'],
      ['Esc', 'galleryMoving.dialog.keyEscape'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.loading', Component: Loading, source: loading },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default DragDialogPage;
