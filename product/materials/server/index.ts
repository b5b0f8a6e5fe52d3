import { serve } from '#host/serve';
import { materials } from '../contract';
import { reopen, review, submit } from './transitions';
import { materialDetail } from './detail';
import { listMaterials } from './list';
import { answerPin, setPin, settlePin } from './pins';
import { save } from './save';

export { materialKind, pinKind } from './visible';

export default serve(materials, {
  list: (filter, context) => listMaterials(filter, context),
  byId: (asked, context) => materialDetail(asked, context),
  save,
  submit,
  review,
  reopen,
  setPin,
  answerPin,
  settlePin,
});
