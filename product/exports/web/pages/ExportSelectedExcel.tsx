import { TakePage } from '../parts/sheets/TakePage';

/** Rows of a list that one chooses, as a file. */
const ExportSelectedExcel = () => <TakePage selecting />;
export default ExportSelectedExcel;
