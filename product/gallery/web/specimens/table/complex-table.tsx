import Articles from '../../examples/complex-table/Articles';
import articles from '../../examples/complex-table/Articles.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const ComplexTable = () => (
  <Specimen
    use="galleryTable.complex.use"
    avoid="galleryTable.complex.avoid"
    page={Articles}
    examples={[{ title: 'galleryTable.complex.code', source: articles }]}
  />
);
export default ComplexTable;
