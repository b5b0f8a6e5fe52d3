import Dictionary from '../../examples/tree-table/Dictionary';
import dictionary from '../../examples/tree-table/Dictionary.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const TreeTable = () => (
  <Specimen
    use="galleryTable.tree.use"
    avoid="galleryTable.tree.avoid"
    keys={[['Enter / Space', 'galleryTable.tree.turn']]}
    examples={[
      { title: 'galleryTable.tree.title', Component: Dictionary, source: dictionary, isWide: true },
      ...tableStates,
    ]}
  />
);
export default TreeTable;
