/** Asks for one picture of the library in a form. */
export { PictureField } from './parts/PictureField';
/** Lets one be chosen, for what takes it by its number. */
export { ChoosePicture } from './parts/ChoosePicture';
/** Shows one by its number. */
export { LibraryPicture } from './parts/LibraryPicture';
