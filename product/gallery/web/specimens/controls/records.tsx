import Compared from '../../examples/records/Compared';
import compared from '../../examples/records/Compared.tsx?raw';
import Empty from '../../examples/records/Empty';
import empty from '../../examples/records/Empty.tsx?raw';
import Failed from '../../examples/records/Failed';
import failed from '../../examples/records/Failed.tsx?raw';
import Long from '../../examples/records/Long';
import long from '../../examples/records/Long.tsx?raw';
import OneRecord from '../../examples/records/OneRecord';
import oneRecord from '../../examples/records/OneRecord.tsx?raw';
import Read from '../../examples/records/Read';
import read from '../../examples/records/Read.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const RecordsSpecimen = () => (
  <Specimen
    use="galleryShowing.records.use"
    avoid="galleryShowing.records.avoid"
    page={OneRecord}
    keys={[['← →', 'galleryShowing.records.walk']]}
    examples={[
      { title: 'galleryShowing.records.whole', source: oneRecord },
      { title: 'galleryShowing.records.read', Component: Read, source: read },
      { title: 'galleryShowing.records.compared', Component: Compared, source: compared },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.long', Component: Long, source: long, isWide: true },
    ]}
  />
);
export default RecordsSpecimen;
