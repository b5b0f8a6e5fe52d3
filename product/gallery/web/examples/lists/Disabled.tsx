import { Pager } from '#shell/list/Pager';

/** One page: there is none before it and none behind it. */
const Disabled = () => <Pager total={4} page={1} size={10} onChange={() => undefined} />;
export default Disabled;
