import Usual from '../../examples/dnd-list/Usual';
import usual from '../../examples/dnd-list/Usual.tsx?raw';
import Empty from '../../examples/dnd-list/Empty';
import empty from '../../examples/dnd-list/Empty.tsx?raw';
import Disabled from '../../examples/dnd-list/Disabled';
import disabled from '../../examples/dnd-list/Disabled.tsx?raw';
import Long from '../../examples/dnd-list/Long';
import long from '../../examples/dnd-list/Long.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const DndList = () => (
  <Specimen
    use="galleryMoving.list.use"
    avoid="galleryMoving.list.avoid"
    keys={[
      ['Space', 'galleryMoving.board.keySpace'],
      ['↑ ↓', 'galleryMoving.board.keyAlong'],
      ['← →', 'galleryMoving.board.keyAcross'],
      ['Esc', 'galleryMoving.board.keyEscape'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default DndList;
