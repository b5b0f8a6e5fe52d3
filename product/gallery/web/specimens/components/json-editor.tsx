import Disabled from '../../examples/json-editor/Disabled';
import disabled from '../../examples/json-editor/Disabled.tsx?raw';
import Empty from '../../examples/json-editor/Empty';
import empty from '../../examples/json-editor/Empty.tsx?raw';
import Faulty from '../../examples/json-editor/Faulty';
import faulty from '../../examples/json-editor/Faulty.tsx?raw';
import Written from '../../examples/json-editor/Written';
import written from '../../examples/json-editor/Written.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const JsonEditor = () => (
  <Specimen
    use="galleryWriting.json.use"
    avoid="galleryWriting.json.avoid"
    keys={[
      ['Tab', 'galleryWriting.leave.tab'],
      ['Ctrl Z', 'galleryWriting.editor.undo'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Written, source: written },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.failed', Component: Faulty, source: faulty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
    ]}
  />
);
export default JsonEditor;
