import Copied from '../../examples/buttons/Copied';
import copied from '../../examples/buttons/Copied.tsx?raw';
import Disabled from '../../examples/buttons/Disabled';
import disabled from '../../examples/buttons/Disabled.tsx?raw';
import Failed from '../../examples/buttons/Failed';
import failed from '../../examples/buttons/Failed.tsx?raw';
import Long from '../../examples/buttons/Long';
import long from '../../examples/buttons/Long.tsx?raw';
import Menu from '../../examples/buttons/Menu';
import menu from '../../examples/buttons/Menu.tsx?raw';
import OfRow from '../../examples/buttons/OfRow';
import ofRow from '../../examples/buttons/OfRow.tsx?raw';
import Order from '../../examples/buttons/Order';
import order from '../../examples/buttons/Order.tsx?raw';
import Roles from '../../examples/buttons/Roles';
import roles from '../../examples/buttons/Roles.tsx?raw';
import Waiting from '../../examples/buttons/Waiting';
import waiting from '../../examples/buttons/Waiting.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';
import '../../parts/moving.css';

const ButtonsSpecimen = () => (
  <Specimen
    use="galleryControls.buttons.use"
    avoid="galleryControls.buttons.avoid"
    keys={[
      ['Enter', 'galleryControls.buttons.open'],
      ['↑ ↓', 'galleryControls.buttons.walk'],
      ['Esc', 'galleryControls.buttons.leave'],
    ]}
    examples={[
      { title: 'galleryControls.buttons.roles', Component: Roles, source: roles },
      { title: 'galleryControls.buttons.menu', Component: Menu, source: menu },
      { title: 'galleryControls.buttons.ofRow', Component: OfRow, source: ofRow },
      { title: 'galleryControls.buttons.order', Component: Order, source: order },
      { title: 'gallery.state.loading', Component: Waiting, source: waiting },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'galleryControls.buttons.copied', Component: Copied, source: copied },
      { title: 'gallery.state.long', Component: Long, source: long, isWide: true },
    ]}
  />
);
export default ButtonsSpecimen;
