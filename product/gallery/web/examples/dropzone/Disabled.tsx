import { FileUpload } from '#shell/parts/FileUpload';

/** Nothing can be added: nothing invites to drop. */
const Disabled = () => <FileUpload value={[]} disabled />;
export default Disabled;
