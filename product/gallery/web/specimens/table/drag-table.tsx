import Dragged from '../../examples/drag-table/Dragged';
import dragged from '../../examples/drag-table/Dragged.tsx?raw';
import Fixed from '../../examples/drag-table/Fixed';
import fixed from '../../examples/drag-table/Fixed.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const DragTable = () => (
  <Specimen
    use="galleryTable.drag.use"
    avoid="galleryTable.drag.avoid"
    keys={[
      ['Space', 'galleryTable.drag.take'],
      ['↑ ↓', 'galleryTable.drag.moveKeys'],
      ['Esc', 'galleryTable.drag.cancel'],
    ]}
    examples={[
      { title: 'galleryTable.drag.title', Component: Dragged, source: dragged, isWide: true },
      ...tableStates,
      { title: 'gallery.state.disabled', Component: Fixed, source: fixed },
    ]}
  />
);
export default DragTable;
