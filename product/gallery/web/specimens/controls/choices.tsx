import Disabled from '../../examples/choices/Disabled';
import disabled from '../../examples/choices/Disabled.tsx?raw';
import Empty from '../../examples/choices/Empty';
import empty from '../../examples/choices/Empty.tsx?raw';
import Failed from '../../examples/choices/Failed';
import failed from '../../examples/choices/Failed.tsx?raw';
import Found from '../../examples/choices/Found';
import found from '../../examples/choices/Found.tsx?raw';
import Long from '../../examples/choices/Long';
import long from '../../examples/choices/Long.tsx?raw';
import Read from '../../examples/choices/Read';
import read from '../../examples/choices/Read.tsx?raw';
import Switched from '../../examples/choices/Switched';
import switched from '../../examples/choices/Switched.tsx?raw';
import Tree from '../../examples/choices/Tree';
import tree from '../../examples/choices/Tree.tsx?raw';
import Usual from '../../examples/choices/Usual';
import usual from '../../examples/choices/Usual.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';
import '../../parts/moving.css';

const ChoicesSpecimen = () => (
  <Specimen
    use="galleryControls.choices.use"
    avoid="galleryControls.choices.avoid"
    keys={[
      ['↑ ↓', 'galleryControls.choices.walk'],
      ['Enter', 'galleryControls.choices.take'],
      ['Tab', 'galleryControls.choices.goOn'],
      ['Esc', 'galleryControls.choices.leave'],
    ]}
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'galleryControls.choices.tree', Component: Tree, source: tree },
      { title: 'galleryControls.choices.found', Component: Found, source: found },
      { title: 'galleryControls.choices.read', Component: Read, source: read },
      { title: 'galleryControls.choices.switched', Component: Switched, source: switched },
      { title: 'gallery.state.long', Component: Long, source: long, isWide: true },
    ]}
  />
);
export default ChoicesSpecimen;
