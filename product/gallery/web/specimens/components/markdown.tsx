import Disabled from '../../examples/markdown/Disabled';
import disabled from '../../examples/markdown/Disabled.tsx?raw';
import Empty from '../../examples/markdown/Empty';
import empty from '../../examples/markdown/Empty.tsx?raw';
import Long from '../../examples/markdown/Long';
import long from '../../examples/markdown/Long.tsx?raw';
import Written from '../../examples/markdown/Written';
import written from '../../examples/markdown/Written.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const Markdown = () => (
  <Specimen
    use="galleryWriting.markdown.use"
    avoid="galleryWriting.markdown.avoid"
    keys={[
      ['Tab', 'galleryWriting.leave.tab'],
      ['Ctrl Z', 'galleryWriting.editor.undo'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Written, source: written },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default Markdown;
