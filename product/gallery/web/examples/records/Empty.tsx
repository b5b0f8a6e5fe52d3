import { Timeline } from '#shell/parts/Timeline';

/** Nothing has happened to it yet. */
const Empty = () => <Timeline entries={[]} />;
export default Empty;
