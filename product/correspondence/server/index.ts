import { serve } from '#host/serve';
import { correspondence } from '../contract';
import { listMessages, mentionableIn, readCircles } from './read';
import { editMessage, markRead, postMessage, withdrawMessage } from './write';

export { caseMessageKind } from './visible';
export { participantsOf, takesPart, type About } from './participants';

export default serve(correspondence, {
  circles: (_, context) => readCircles(context),
  list: (input, context) => listMessages(input, context),
  mentionable: ({ circle }, context) => mentionableIn(context, circle),
  post: postMessage,
  edit: editMessage,
  withdraw: (_, context) => withdrawMessage(context),
  markRead,
});
