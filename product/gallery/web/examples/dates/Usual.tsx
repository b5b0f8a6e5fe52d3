import { MomentField } from '#shell/form/MomentField';
import type { AnyField } from '#shell/form/types';
import { SampleForm } from '../../parts/SampleForm';

/** A day, a month, and a moment by the platform's clock. Each may be typed or chosen. */
export const fields: readonly AnyField[] = [
  { control: 'day', field: 'day', label: 'galleryControls.dates.day', required: true },
  { control: 'month', field: 'month', label: 'galleryControls.dates.month', required: true },
  {
    control: 'own',
    field: 'moment',
    label: 'galleryControls.dates.moment',
    draw: MomentField,
    required: true,
    hint: 'galleryControls.dates.momentHint',
  },
];
export const chosen = { day: '2026-03-16', month: '2025-11', moment: '2026-03-16T01:30:00.000Z' };

const Usual = () => <SampleForm fields={fields} initial={chosen} />;
export default Usual;
