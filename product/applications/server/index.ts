import { sql, type SqlBool } from 'kysely';
import { serve } from '#host/serve';
import { letRead } from '#product/files/server';
import { letLead } from '#product/tasks/server';
import { applications } from '../contract';
import { authorisationsOf, authorise, withdrawAuthorisation } from './authorisations';
import { agencies, assessorOptions, projectLeaders, technologyManagers } from './choices';
import { accept, cancel, giveBack, reassign, reject, release, remove, submit } from './decide';
import { dossierOf } from './dossier';
import { checkDuplicate } from './duplicates';
import { listApplications } from './list';
import { save } from './save';
import { timelineOf } from './timeline';
import { wholeApplications } from './visible';
import './conflicts-waiting';
import './waiting';

export { draftOwnerKind } from './authorisations';
export { catchUpInitials } from './initials';
export { eraseDrafts } from './erase-drafts';
export { evaluatedOn } from './conditions';
export { hatsOf, type ApplicationHat } from './hats';
export { letHold, standingOf, type Standing } from './standing';
export { columnsOf, storingRows } from './store';
export { hashOf, signedContent } from './submit';
export {
  applicationKind,
  applicationRecordKind,
  visibleApplications,
  wholeApplications,
  withinItsApplication,
} from './visible';

letLead('application', (id) => `/EvaluationManagement/detail?Id=${id}`);

// Whoever reads an application whole reads the files attached to it.
letRead(
  (row, me) =>
    sql<SqlBool>`exists (select 1 from application_file join application on application.id = application_file.application_id
      where application_file.file_id = file.id and ${wholeApplications(row as never, me)})`,
);

export default serve(applications, {
  list: (filter, context) => listApplications(filter, context),
  dossier: (_, context) => dossierOf(context),
  timeline: (_, context) => timelineOf(context),
  save,
  remove,
  checkDuplicate,
  authorisations: (_, context) => authorisationsOf(context),
  authorise,
  withdrawAuthorisation,
  submit,
  accept,
  reassign,
  release,
  return: giveBack,
  reject,
  cancel,
  technologyManagers,
  projectLeaders,
  agencies: (_, context) => agencies(context),
  assessorOptions: (_, context) => assessorOptions(context),
});
