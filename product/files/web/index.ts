export { downloadFile, linkTo, openFile } from './open';
export { PdfView } from './PdfView';
export { hasText, TextView } from './TextView';
export { sendDocument, unpackArchive } from './send';
export type { Stored } from './sending';
export { Unfinished } from './Unfinished';
