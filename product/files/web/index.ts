export { linkTo, openFile } from './open';
export { sendDocument, unpackArchive } from './send';
export type { Stored } from './sending';
export { Unfinished } from './Unfinished';
