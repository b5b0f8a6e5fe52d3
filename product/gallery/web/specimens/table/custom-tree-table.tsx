import Views from '../../examples/custom-tree-table/Views';
import views from '../../examples/custom-tree-table/Views.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const CustomTreeTable = () => (
  <Specimen
    use="galleryTable.customTree.use"
    avoid="galleryTable.customTree.avoid"
    keys={[['Enter / Space', 'galleryTable.tree.turn']]}
    examples={[
      { title: 'galleryTable.customTree.title', Component: Views, source: views, isWide: true },
      ...tableStates,
    ]}
  />
);
export default CustomTreeTable;
