import { RequestList } from '../parts/RequestList';

/** What others ask to take along, to be decided. */
const Approvals = () => <RequestList own={false} />;
export default Approvals;
