import Disabled from '../../examples/dropzone/Disabled';
import disabled from '../../examples/dropzone/Disabled.tsx?raw';
import Failed from '../../examples/dropzone/Failed';
import failed from '../../examples/dropzone/Failed.tsx?raw';
import Long from '../../examples/dropzone/Long';
import long from '../../examples/dropzone/Long.tsx?raw';
import One from '../../examples/dropzone/One';
import one from '../../examples/dropzone/One.tsx?raw';
import Sending from '../../examples/dropzone/Sending';
import sending from '../../examples/dropzone/Sending.tsx?raw';
import Several from '../../examples/dropzone/Several';
import several from '../../examples/dropzone/Several.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const Dropzone = () => (
  <Specimen
    use="galleryWriting.drop.use"
    avoid="galleryWriting.drop.avoid"
    examples={[
      { title: 'gallery.state.usual', Component: Several, source: several },
      { title: 'galleryWriting.drop.one', Component: One, source: one },
      { title: 'gallery.state.loading', Component: Sending, source: sending },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.long', Component: Long, source: long },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
    ]}
  />
);
export default Dropzone;
