import Articles from '../../examples/complex-table/Articles';
import articles from '../../examples/complex-table/Articles.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';

const ComplexTable = () => (
  <Specimen
    use="galleryTable.complex.use"
    avoid="galleryTable.complex.avoid"
    page={Articles}
    keys={[['Enter', 'galleryTable.complex.enter']]}
    examples={[{ title: 'galleryTable.complex.code', source: articles }, ...tableStates]}
  />
);
export default ComplexTable;
