import { NotFound } from '#shell/frame/errors/NotFound';

/** An address without a page, as a part of one: the ways back, and whom to ask. */
const Missing = () => <NotFound isPart />;
export default Missing;
