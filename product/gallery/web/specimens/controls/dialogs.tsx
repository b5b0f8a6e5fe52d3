import Asked from '../../examples/dialogs/Asked';
import asked from '../../examples/dialogs/Asked.tsx?raw';
import Changed from '../../examples/dialogs/Changed';
import changed from '../../examples/dialogs/Changed.tsx?raw';
import Disabled from '../../examples/dialogs/Disabled';
import disabled from '../../examples/dialogs/Disabled.tsx?raw';
import Evidence from '../../examples/dialogs/Evidence';
import evidence from '../../examples/dialogs/Evidence.tsx?raw';
import Failed from '../../examples/dialogs/Failed';
import failed from '../../examples/dialogs/Failed.tsx?raw';
import Form from '../../examples/dialogs/Form';
import form from '../../examples/dialogs/Form.tsx?raw';
import FromRow from '../../examples/dialogs/FromRow';
import fromRow from '../../examples/dialogs/FromRow.tsx?raw';
import Long from '../../examples/dialogs/Long';
import long from '../../examples/dialogs/Long.tsx?raw';
import Signed from '../../examples/dialogs/Signed';
import signed from '../../examples/dialogs/Signed.tsx?raw';
import Statement from '../../examples/dialogs/Statement';
import statement from '../../examples/dialogs/Statement.tsx?raw';
import Told from '../../examples/dialogs/Told';
import told from '../../examples/dialogs/Told.tsx?raw';
import Under from '../../examples/dialogs/Under';
import under from '../../examples/dialogs/Under.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import '../../parts/controls.css';

const DialogsSpecimen = () => (
  <Specimen
    use="galleryShowing.dialogs.use"
    avoid="galleryShowing.dialogs.avoid"
    keys={[
      ['Enter', 'galleryShowing.dialogs.answerKey'],
      ['Esc', 'galleryShowing.dialogs.leave'],
    ]}
    examples={[
      { title: 'galleryShowing.dialogs.asked', Component: Asked, source: asked },
      { title: 'galleryShowing.dialogs.form', Component: Form, source: form },
      { title: 'galleryShowing.dialogs.fromRow', Component: FromRow, source: fromRow },
      { title: 'galleryShowing.dialogs.statement', Component: Statement, source: statement },
      { title: 'galleryShowing.dialogs.signed', Component: Signed, source: signed },
      { title: 'galleryShowing.dialogs.toldTitle', Component: Told, source: told },
      { title: 'galleryShowing.dialogs.changed', Component: Changed, source: changed },
      { title: 'galleryShowing.dialogs.evidence', Component: Evidence, source: evidence },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      { title: 'gallery.state.loading', Component: Under, source: under },
      { title: 'gallery.state.failed', Component: Failed, source: failed },
      { title: 'gallery.state.long', Component: Long, source: long },
    ]}
  />
);
export default DialogsSpecimen;
