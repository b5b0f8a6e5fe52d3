import Code from '../../examples/fields/Code';
import code from '../../examples/fields/Code.tsx?raw';
import Disabled from '../../examples/fields/Disabled';
import disabled from '../../examples/fields/Disabled.tsx?raw';
import Empty from '../../examples/fields/Empty';
import empty from '../../examples/fields/Empty.tsx?raw';
import Failed from '../../examples/fields/Failed';
import failed from '../../examples/fields/Failed.tsx?raw';
import Long from '../../examples/fields/Long';
import long from '../../examples/fields/Long.tsx?raw';
import Phrases from '../../examples/fields/Phrases';
import phrases from '../../examples/fields/Phrases.tsx?raw';
import Usual from '../../examples/fields/Usual';
import usual from '../../examples/fields/Usual.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const FieldsSpecimen = () => (
  <Specimen
    use="galleryControls.fields.use"
    avoid="galleryControls.fields.avoid"
    keys={[
      ['↑ ↓', 'galleryControls.fields.count'],
      ['Enter', 'galleryControls.fields.word'],
      ['Backspace', 'galleryControls.fields.takeOut'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.long', Component: Long, source: long },
      { title: 'galleryControls.fields.code', Component: Code, source: code },
      { title: 'galleryControls.fields.phrases', Component: Phrases, source: phrases, isWide: true },
    ]}
  />
);
export default FieldsSpecimen;
