import { serve } from '#host/serve';
import { storeConsents } from '#product/registration/server';
import { privacy } from '../contract';
import { copyOfOwn } from './copy';
import { ownData } from './mine';
import { decideErase, listRequests, requestErase, withdrawErase } from './requests';

export { privacyRequestKind } from './visible';

export default serve(privacy, {
  mine: ownData,
  copy: copyOfOwn,
  consent: storeConsents,
  requestErase,
  withdrawErase,
  requests: listRequests,
  decide: decideErase,
});
