export { linkTo, openFile } from './open';
