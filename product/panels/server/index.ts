import { serve } from '#host/serve';
import { panels } from '../contract';
import { candidates, checkConflict, needs } from './candidates';
import { commitDraw, redraw } from './draw/commit';
import { revealDraw } from './draw/reveal';
import { drawRecord, panelDraw } from './draw/state';
import { myInvitations } from './invitations';
import { conflicts } from './judges';
import { replace } from './replace';
import { reply } from './reply';
import { closeRound, result, round } from './round';
import { spread } from './spread';
import { setPanel } from './set-panel';
import { check, opinion, refer, ruleOnForm, save, submit } from './sheets';

export { opinionKind } from './visible';

export default serve(panels, {
  setPanel,
  draw: panelDraw,
  drawRecord,
  commitDraw,
  revealDraw,
  redraw,
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
  refer,
  ruleOnForm,
  replace,
  round,
  closeRound,
  result,
  spread,
});
