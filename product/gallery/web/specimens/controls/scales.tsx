import Empty from '../../examples/scales/Empty';
import empty from '../../examples/scales/Empty.tsx?raw';
import Long from '../../examples/scales/Long';
import long from '../../examples/scales/Long.tsx?raw';
import Names from '../../examples/scales/Names';
import names from '../../examples/scales/Names.tsx?raw';
import Numbers from '../../examples/scales/Numbers';
import numbers from '../../examples/scales/Numbers.tsx?raw';
import OfDictionary from '../../examples/scales/OfDictionary';
import ofDictionary from '../../examples/scales/OfDictionary.tsx?raw';
import Scale from '../../examples/scales/Scale';
import scale from '../../examples/scales/Scale.tsx?raw';
import States from '../../examples/scales/States';
import states from '../../examples/scales/States.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const ScalesSpecimen = () => (
  <Specimen
    use="galleryShowing.scale.use"
    avoid="galleryShowing.scale.avoid"
    keys={[['← →', 'galleryShowing.scale.read']]}
    examples={[
      { title: 'galleryShowing.scale.states', Component: States, source: states, isWide: true },
      { title: 'galleryShowing.scale.scale', Component: Scale, source: scale },
      { title: 'galleryShowing.scale.ofDictionary', Component: OfDictionary, source: ofDictionary },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.long', Component: Long, source: long },
      { title: 'galleryShowing.scale.numbers', Component: Numbers, source: numbers },
      { title: 'galleryShowing.scale.names', Component: Names, source: names },
    ]}
  />
);
export default ScalesSpecimen;
