import { RequestList } from '../parts/RequestList';

/** What the person asked to take along, and may download once it is approved. */
const OwnRequests = () => <RequestList own />;
export default OwnRequests;
