import { serve } from '#host/serve';
import { savedSearches } from '../contract';
import { addSearch, editSearch, removeSearch } from './keep';
import { listSearches, openSearch, recipients } from './read';
import { subscribe, unsubscribe } from './subscriptions';

export { leadToSearch } from './subscriptions';
export { tellSubscribers } from './tell';
export { savedSearchKind } from './visible';

export default serve(savedSearches, {
  list: listSearches,
  open: openSearch,
  add: addSearch,
  edit: editSearch,
  remove: (_, context) => removeSearch(context),
  subscribe,
  unsubscribe,
  recipients,
});
