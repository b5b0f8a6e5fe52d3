export { linkTo, openFile } from './open';
export { sendDocument } from './send';
export type { Stored } from './sending';
export { Unfinished } from './Unfinished';
