export { FileLink } from './FileLink';
export { FileDrawer } from './preview/FileDrawer';
export { downloadFile } from './open';
export { FileShown } from './FileShown';
export { sendDocument, unpackArchive } from './send';
export type { Stored } from './sending';
export { Unfinished } from './Unfinished';
