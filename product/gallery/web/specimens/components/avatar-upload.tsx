import Chosen from '../../examples/avatar-upload/Chosen';
import chosen from '../../examples/avatar-upload/Chosen.tsx?raw';
import Failed from '../../examples/avatar-upload/Failed';
import failed from '../../examples/avatar-upload/Failed.tsx?raw';
import Sending from '../../examples/avatar-upload/Sending';
import sending from '../../examples/avatar-upload/Sending.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const AvatarUpload = () => (
  <Specimen
    use="galleryWriting.avatar.use"
    avoid="galleryWriting.avatar.avoid"
    keys={[
      ['← → ↑ ↓', 'galleryWriting.avatar.arrows'],
      ['+ −', 'galleryWriting.avatar.zoom'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Chosen, source: chosen },
      { title: 'gallery.state.loading', Component: Sending, source: sending },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
    ]}
  />
);
export default AvatarUpload;
