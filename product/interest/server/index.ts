import { serve } from '#host/serve';
import { interest } from '../contract';
import { removeInterest, replyToInterest } from './answer';
import { listInterest, readInterest } from './list';
import { postInterest } from './post';

export { remindOfInterest } from './remind';
export { interestKind } from './visible';
export { waitingInterest } from './waiting';

export default serve(interest, {
  post: postInterest,
  list: listInterest,
  byId: readInterest,
  reply: replyToInterest,
  remove: removeInterest,
});
