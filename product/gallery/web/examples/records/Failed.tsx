import { NotAllowed } from '#shell/frame/errors/NotFound';

/** A record that one may not see, as a part of a page: why, what one can do, and whom to ask. */
const Failed = () => <NotAllowed isPart />;
export default Failed;
