export { downloadFile, linkTo, openFile } from './open';
export { PdfView } from './PdfView';
export { sendDocument, unpackArchive } from './send';
export type { Stored } from './sending';
export { Unfinished } from './Unfinished';
