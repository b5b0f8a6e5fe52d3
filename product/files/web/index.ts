export { filesApi } from './calls';
export { linkTo, openFile } from './open';
