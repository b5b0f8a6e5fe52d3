import { Template } from '../parts/Template';

/** Material of applied and public-benefit achievements. */
const TemplateOne = () => <Template template={1} />;
export default TemplateOne;
