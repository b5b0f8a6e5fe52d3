import { SampleForm } from '../../parts/SampleForm';
import { fields } from './Usual';

/** To be read only: what stands there can be read and copied, and nothing can be typed. */
const Disabled = () => (
  <SampleForm
    fields={fields.slice(0, 4)}
    initial={{ name: 'CT-AI 2.0', words: ['CT', 'AI'], sites: 12, cost: '1250000.50' }}
    readOnly
  />
);
export default Disabled;
