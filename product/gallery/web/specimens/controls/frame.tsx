import Awaited from '../../examples/frame/Awaited';
import awaited from '../../examples/frame/Awaited.tsx?raw';
import Failed from '../../examples/frame/Failed';
import failed from '../../examples/frame/Failed.tsx?raw';
import Help from '../../examples/frame/Help';
import help from '../../examples/frame/Help.tsx?raw';
import Look from '../../examples/frame/Look';
import look from '../../examples/frame/Look.tsx?raw';
import Missing from '../../examples/frame/Missing';
import missing from '../../examples/frame/Missing.tsx?raw';
import Opened from '../../examples/frame/Opened';
import opened from '../../examples/frame/Opened.tsx?raw';
import Path from '../../examples/frame/Path';
import path from '../../examples/frame/Path.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const FrameSpecimen = () => (
  <Specimen
    use="galleryShowing.frame.use"
    avoid="galleryShowing.frame.avoid"
    keys={[
      ['← →', 'galleryShowing.frame.walk'],
      ['Home End', 'galleryShowing.frame.ends'],
      ['?', 'galleryShowing.frame.help'],
    ]}
    examples={[
      { title: 'galleryShowing.frame.tabs', Component: Opened, source: opened },
      { title: 'galleryShowing.frame.path', Component: Path, source: path },
      { title: 'galleryShowing.frame.look', Component: Look, source: look },
      { title: 'galleryShowing.frame.keys', Component: Help, source: help },
      { title: 'gallery.state.loading', Component: Awaited, source: awaited },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'galleryShowing.frame.missing', Component: Missing, source: missing },
    ]}
  />
);
export default FrameSpecimen;
