import { serve } from '#host/serve';
import { media } from '../contract';
import { addPicture, approvePicture, changePicture, rejectPicture, removePicture } from './change';
import { listPictures, readPicture, shownPicture } from './read';

export { renderPictures } from './render';
export {
  areDescribed,
  descriptionsOf,
  holdPictures,
  pictureFile,
  pictureNames,
  shownPictures,
} from './shown';
export type { PictureUses } from './uses';
export { pictureKind, readablePictures } from './visible';

export default serve(media, {
  list: (filter, context) => listPictures(filter, context),
  byId: (_, context) => readPicture(context),
  shown: (input, context) => shownPicture(input, context),
  add: addPicture,
  change: changePicture,
  approve: approvePicture,
  reject: rejectPicture,
  remove: removePicture,
});
