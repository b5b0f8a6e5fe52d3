import { serve } from '#host/serve';
import { letRead } from '#product/files/server';
import { letLead, letWait } from '#product/tasks/server';
import { materials } from '../contract';
import { reopen, review, submit } from './deeds';
import { materialDetail } from './detail';
import { listMaterials } from './list';
import { save } from './save';
import { readableFiles } from './visible';
import { waitingMaterials } from './waiting';
import './holding';

export { materialKind } from './visible';

letRead(readableFiles);
letWait(waitingMaterials);
letLead('material', (id) => `/EvaluationManagement/detailOriginal?Id=${id}`);

export default serve(materials, {
  list: (filter, context) => listMaterials(filter, context),
  byId: (asked, context) => materialDetail(asked, context),
  save,
  submit,
  review,
  reopen,
});
