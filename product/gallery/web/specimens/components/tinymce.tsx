import Disabled from '../../examples/tinymce/Disabled';
import disabled from '../../examples/tinymce/Disabled.tsx?raw';
import Empty from '../../examples/tinymce/Empty';
import empty from '../../examples/tinymce/Empty.tsx?raw';
import Written from '../../examples/tinymce/Written';
import written from '../../examples/tinymce/Written.tsx?raw';
import { Specimen } from '../../parts/Specimen';

/** The product's editor of texts, under the name the template's has. */
const Tinymce = () => (
  <Specimen
    use="galleryWriting.editor.use"
    avoid="galleryWriting.editor.avoid"
    keys={[
      ['Ctrl K', 'galleryWriting.editor.link'],
      ['Alt F10', 'galleryWriting.editor.toolbar'],
      ['Ctrl Z', 'galleryWriting.editor.undo'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Written, source: written },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
    ]}
  />
);
export default Tinymce;
