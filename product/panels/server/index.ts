import { serve } from '#host/serve';
import { panels } from '../contract';
import { candidates, checkConflict, needs } from './candidates';
import { commitDraw, redraw } from './draw/commit';
import { revealDraw } from './draw/reveal';
import { drawRecord, panelDraw } from './draw/state';
import { recordAttendance } from './meeting/attendance';
import { cancelMeeting, setMeeting } from './meeting/appoint';
import { objectToMinutes, signMinutes, writeMinutes } from './meeting/minutes';
import { meetings } from './meeting/state';
import { myInvitations } from './invitations';
import { conflicts } from './judges';
import { expertRecord, ownRecord, replyToRecord } from './record';
import { replace } from './replace';
import { reply } from './reply';
import { closeRound, result, round } from './round';
import { spread } from './spread';
import { setPanel } from './set-panel';
import { check, opinion, refer, ruleOnForm, save, submit } from './sheets';

export { sha256Of, ticketOf } from './draw/order';
export { failing, originFaults, recordFaults, seedFrom, textOf, type Origin } from './draw/record';
export { heldMeetings, type HeldMeeting } from './meeting/held';
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
  meetings,
  setMeeting,
  cancelMeeting,
  recordAttendance,
  writeMinutes,
  signMinutes,
  objectToMinutes,
  ownRecord,
  expertRecord,
  replyToRecord,
  result,
  spread,
});
