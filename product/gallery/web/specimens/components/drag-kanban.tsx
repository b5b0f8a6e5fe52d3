import Usual from '../../examples/drag-kanban/Usual';
import usual from '../../examples/drag-kanban/Usual.tsx?raw';
import Empty from '../../examples/drag-kanban/Empty';
import empty from '../../examples/drag-kanban/Empty.tsx?raw';
import Disabled from '../../examples/drag-kanban/Disabled';
import disabled from '../../examples/drag-kanban/Disabled.tsx?raw';
import Loading from '../../examples/drag-kanban/Loading';
import loading from '../../examples/drag-kanban/Loading.tsx?raw';
import Failed from '../../examples/drag-kanban/Failed';
import failed from '../../examples/drag-kanban/Failed.tsx?raw';
import Long from '../../examples/drag-kanban/Long';
import long from '../../examples/drag-kanban/Long.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const DragKanban = () => (
  <Specimen
    use="galleryMoving.kanban.use"
    avoid="galleryMoving.kanban.avoid"
    keys={[
      ['Space', 'galleryMoving.board.keySpace'],
      ['↑ ↓', 'galleryMoving.board.keyAlong'],
      ['← →', 'galleryMoving.board.keyAcross'],
      ['Esc', 'galleryMoving.board.keyEscape'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual, isWide: true },
      { title: 'gallery.state.empty', Component: Empty, source: empty, isWide: true },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled, isWide: true },
      { title: 'gallery.state.loading', Component: Loading, source: loading, isWide: true },
      { title: 'gallery.state.failed', Component: Failed, source: failed, isWide: true },
      { title: 'gallery.state.long', Component: Long, source: long, isWide: true },
    ]}
  />
);
export default DragKanban;
