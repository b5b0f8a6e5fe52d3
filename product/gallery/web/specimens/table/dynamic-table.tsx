import Chosen from '../../examples/dynamic-table/Chosen';
import chosen from '../../examples/dynamic-table/Chosen.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const DynamicTable = () => (
  <Specimen
    use="galleryTable.dynamic.use"
    avoid="galleryTable.dynamic.avoid"
    keys={[['↑ ↓', 'galleryTable.dynamic.move']]}
    examples={[
      { title: 'galleryTable.dynamic.chosen', Component: Chosen, source: chosen, isWide: true },
      ...tableStates,
    ]}
  />
);
export default DynamicTable;
