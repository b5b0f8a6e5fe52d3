import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { Template } from '../parts/Template';

/** Material of applied and public-benefit achievements. */
const TemplateOne = ({ id }: OfRecord) => <Template id={id} template={1} />;
export default ofRecord(TemplateOne);
