import { TakePage } from '../parts/sheets/TakePage';

/** All rows of a list as a file, with the columns one chooses. */
const ExportExcel = () => <TakePage selecting={false} />;
export default ExportExcel;
