import Bar from '../../examples/sticky/Bar';
import bar from '../../examples/sticky/Bar.tsx?raw';
import Heads from '../../examples/sticky/Heads';
import heads from '../../examples/sticky/Heads.tsx?raw';
import Long from '../../examples/sticky/Long';
import long from '../../examples/sticky/Long.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const Sticky = () => (
  <Specimen
    use="galleryWriting.sticky.use"
    avoid="galleryWriting.sticky.avoid"
    examples={[
      { title: 'galleryWriting.sticky.heads', Component: Heads, source: heads },
      { title: 'galleryWriting.sticky.bar', Component: Bar, source: bar },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default Sticky;
