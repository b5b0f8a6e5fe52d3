import Awaited from '../../examples/count-to/Awaited';
import awaited from '../../examples/count-to/Awaited.tsx?raw';
import Empty from '../../examples/count-to/Empty';
import empty from '../../examples/count-to/Empty.tsx?raw';
import Long from '../../examples/count-to/Long';
import long from '../../examples/count-to/Long.tsx?raw';
import Usual from '../../examples/count-to/Usual';
import usual from '../../examples/count-to/Usual.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const CountToPage = () => (
  <Specimen
    use="galleryMoving.count.use"
    avoid="galleryMoving.count.avoid"
    examples={[
      { title: 'gallery.state.usual', Component: Usual, source: usual },
      { title: 'gallery.state.empty', Component: Empty, source: empty },
      { title: 'gallery.state.loading', Component: Awaited, source: awaited },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default CountToPage;
