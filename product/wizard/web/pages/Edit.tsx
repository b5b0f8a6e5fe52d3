import { ofRecord } from '#shell/pages/ofRecord';
import { EditForm } from '../parts/EditForm';

/** Everything on one page: for an application that came back to be supplemented, what is wrong stands on top. */
export default ofRecord(EditForm);
