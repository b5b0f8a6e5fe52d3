import { serve } from '#host/serve';
import { applications } from '../contract';
import { authorisationsOf, authorise, withdrawAuthorisation } from './authorisations';
import { agencies, assessorOptions, projectLeaders, technologyManagers } from './choices';
import { accept, cancel, giveBack, reassign, reject, release, remove, revise, submit } from './decide';
import { detailsOf } from './details';
import { checkDuplicate, similarTo } from './duplicates';
import {
  askCancellation,
  confirmCancellation,
  declineCancellation,
  withdrawCancellation,
} from './endings/agreed-cancellation';
import { countTabs, listApplications } from './list';
import { decline, end, propose } from './endings/proposed-end';
import { cohortMedians, evaluationChain } from './re-evaluation/chain';
import { earlierVersion } from './re-evaluation/earlier-version';
import { createReApply } from './re-evaluation/re-evaluate';
import { save } from './save';
import { suggestionsOf } from './suggestions';
import { timelineOf } from './timeline';

export { draftOwnerKind } from './authorisations';
export { catchUpInitials } from './initials';
export { eraseDrafts } from './erase-drafts';
export { actorsOf, type ApplicationActor } from './actors';
export { progressOf, type ProgressSource, type Progress } from './progress';
export { columnsOf, storingRows } from './store';
export { hashOf } from './submit';
export {
  applicationKind,
  applicationRecordKind,
  ofVisibleApplication,
  ofWholeApplication,
  withinItsApplication,
} from './visible';

export default serve(applications, {
  list: (filter, context) => listApplications(filter, context),
  tabCounts: (filter, context) => countTabs(filter, context),
  dossier: (_, context) => detailsOf(context),
  timeline: (_, context) => timelineOf(context),
  earlierVersion,
  chain: (_, context) => evaluationChain(context),
  cohort: (_, context) => cohortMedians(context),
  save,
  remove,
  checkDuplicate,
  suggestions: suggestionsOf,
  similar: similarTo,
  authorisations: (_, context) => authorisationsOf(context),
  authorise,
  withdrawAuthorisation,
  submit,
  accept,
  reassign,
  release,
  proposeTermination: propose('termination'),
  terminate: end('termination'),
  declineTermination: decline('termination'),
  askCancellation,
  withdrawCancellation,
  confirmCancellation,
  declineCancellation,
  proposeRejection: propose('rejection'),
  declineRejection: decline('rejection'),
  rejectFinally: end('rejection'),
  return: giveBack,
  reject,
  cancel,
  revise,
  createReApply,
  technologyManagers,
  projectLeaders,
  agencies: (_, context) => agencies(context),
  assessorOptions: (_, context) => assessorOptions(context),
});
