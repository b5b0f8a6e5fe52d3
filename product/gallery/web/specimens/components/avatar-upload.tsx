import Chosen from '../../examples/avatar-upload/Chosen';
import chosen from '../../examples/avatar-upload/Chosen.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const AvatarUpload = () => (
  <Specimen
    use="galleryWriting.avatar.use"
    avoid="galleryWriting.avatar.avoid"
    keys={[
      ['← → ↑ ↓', 'galleryWriting.avatar.arrows'],
      ['+ −', 'galleryWriting.avatar.zoom'],
    ]}
    examples={[{ title: 'gallery.state.usual', Component: Chosen, source: chosen }]}
  />
);
export default AvatarUpload;
