import InPlace from '../../examples/inline-edit-table/InPlace';
import inPlace from '../../examples/inline-edit-table/InPlace.tsx?raw';
import Locked from '../../examples/inline-edit-table/Locked';
import locked from '../../examples/inline-edit-table/Locked.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const InlineEditTable = () => (
  <Specimen
    use="galleryTable.inline.use"
    avoid="galleryTable.inline.avoid"
    keys={[
      ['Enter', 'galleryTable.inline.enter'],
      ['Esc', 'galleryTable.inline.escape'],
    ]}
    examples={[
      { title: 'galleryTable.inline.title', Component: InPlace, source: inPlace, isWide: true },
      ...tableStates,
      { title: 'gallery.state.disabled', Component: Locked, source: locked },
    ]}
  />
);
export default InlineEditTable;
