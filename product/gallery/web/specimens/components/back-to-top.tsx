import Page from '../../examples/back-to-top/Page';
import page from '../../examples/back-to-top/Page.tsx?raw';
import Part from '../../examples/back-to-top/Part';
import part from '../../examples/back-to-top/Part.tsx?raw';
import Short from '../../examples/back-to-top/Short';
import short from '../../examples/back-to-top/Short.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/moving.css';

const BackToTopPage = () => (
  <Specimen
    use="galleryMoving.top.use"
    avoid="galleryMoving.top.avoid"
    keys={[
      ['Enter', 'galleryMoving.top.enter'],
      ['Home', 'galleryMoving.top.home'],
    ]}
    examples={[
      { title: 'galleryMoving.top.ofPart', Component: Part, source: part },
      { title: 'gallery.state.empty', Component: Short, source: short },
      { title: 'galleryMoving.top.ofPage', Component: Page, source: page },
    ]}
  />
);
export default BackToTopPage;
