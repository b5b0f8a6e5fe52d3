import Asked from '../../examples/mixin/Asked';
import asked from '../../examples/mixin/Asked.tsx?raw';
import Countdown from '../../examples/mixin/Countdown';
import countdown from '../../examples/mixin/Countdown.tsx?raw';
import Refused from '../../examples/mixin/Refused';
import refused from '../../examples/mixin/Refused.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/moving.css';

const Mixin = () => (
  <Specimen
    use="galleryMoving.mixin.use"
    avoid="galleryMoving.mixin.avoid"
    keys={[['Enter / Esc', 'galleryMoving.mixin.answer']]}
    examples={[
      { title: 'galleryMoving.mixin.countdown', Component: Countdown, source: countdown },
      { title: 'galleryMoving.mixin.asked', Component: Asked, source: asked },
      { title: 'gallery.state.failed', Component: Refused, source: refused },
    ]}
  />
);
export default Mixin;
