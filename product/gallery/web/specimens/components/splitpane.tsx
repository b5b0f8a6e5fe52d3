import Beside from '../../examples/splitpane/Beside';
import beside from '../../examples/splitpane/Beside.tsx?raw';
import Nested from '../../examples/splitpane/Nested';
import nested from '../../examples/splitpane/Nested.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const SplitPane = () => (
  <Specimen
    use="galleryWriting.split.use"
    avoid="galleryWriting.split.avoid"
    keys={[['← → ↑ ↓', 'galleryWriting.split.move']]}
    examples={[
      { title: 'galleryWriting.split.beside', Component: Beside, source: beside },
      { title: 'galleryWriting.split.nested', Component: Nested, source: nested },
    ]}
  />
);
export default SplitPane;
