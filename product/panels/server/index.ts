import { serve } from '#host/serve';
import { letLead } from '#product/tasks/server';
import { panels } from '../contract';
import { candidates, checkConflict, needs } from './candidates';
import { myInvitations } from './invitations';
import { conflicts } from './judges';
import { replace } from './replace';
import { reply } from './reply';
import { closeRound, result, round } from './round';
import { setPanel } from './set-panel';
import { check, opinion, save, submit } from './sheets';
import './waiting';

export { opinionKind } from './visible';

// A sheet is its expert's to open; others read it with the report.
letLead('opinion', (id, me) => (me.roles.has('ZJ') ? `/EvaluationManagement/expertOpinion?Id=${id}` : ''));

export default serve(panels, {
  setPanel,
  candidates,
  needs,
  checkConflict,
  conflicts,
  invitations: myInvitations,
  reply,
  opinion,
  save,
  submit,
  check,
  replace,
  round,
  closeRound,
  result,
});
