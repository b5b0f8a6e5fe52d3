import { Template } from '../parts/Template';

/** Material of basic theory. */
const TemplateTwo = () => <Template template={2} />;
export default TemplateTwo;
