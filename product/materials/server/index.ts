import { serve } from '#host/serve';
import { materials } from '../contract';
import { reopen, review, submit } from './transitions';
import { materialDetail } from './detail';
import { listMaterials } from './list';
import { answerPin, setPin, settlePin } from './pins';
import { itemTemplate } from './item-template';
import { save } from './save';
import { confirmDeIdentified } from './patient-data/confirm';

export { evidenceApart } from './detail';
export { materialKind, pinKind } from './visible';
export { patientDataJobs, patientDataSettled, storeFound } from './patient-data/job';
export { lookThrough } from './patient-data/look-through';
export { passingScans } from './passing-scans';

export default serve(materials, {
  list: (filter, context) => listMaterials(filter, context),
  byId: (asked, context) => materialDetail(asked, context),
  template: itemTemplate,
  save,
  confirmDeIdentified,
  submit,
  review,
  reopen,
  setPin,
  answerPin,
  settlePin,
});
