import { rowsOf, type AnyField } from '#shell/form/types';
import { SampleForm } from '../../parts/SampleForm';

/** A list within a form: its rows have fields of their own, their order is the order of the values. */
export const people: AnyField = {
  control: 'rows',
  field: 'people',
  label: 'galleryControls.rows.people',
  least: 1,
  most: 4,
  blank: { name: '', role: null, isContact: false },
  addLabel: 'galleryControls.rows.add',
  fields: rowsOf<{ name: string; share: number; isContact: boolean }>([
    { control: 'text', field: 'name', label: 'galleryControls.rows.name', required: true, atMost: 30 },
    { control: 'number', field: 'share', label: 'galleryControls.rows.share', from: 0, to: 100 },
    { control: 'check', field: 'isContact', label: 'galleryControls.rows.isContact' },
  ]),
};
export const two = {
  people: [
    { name: '陈思远', share: 60, isContact: true },
    { name: 'Olivia Hart', share: 40, isContact: false },
  ],
};

const Usual = () => <SampleForm fields={[people]} initial={two} />;
export default Usual;
