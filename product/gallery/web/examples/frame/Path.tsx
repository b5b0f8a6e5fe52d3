import { Breadcrumbs } from '#shell/frame/Breadcrumbs';

/** Section, page and record in front. */
const Path = () => <Breadcrumbs />;
export default Path;
