import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { Template } from '../parts/Template';

/** Material of basic theory. */
const TemplateTwo = ({ id }: OfRecord) => <Template id={id} template={2} />;
export default ofRecord(TemplateTwo);
