import { general } from '#contract/problems';
import { serve } from '#host/serve';
import { keepingAdministrator } from '#product/roles/server';
import { staff } from '../contract';
import { addPerson } from './add';
import { administer } from './administer';
import { importErrors, importPeople, importProgress, importsOfMine, importTemplate } from './import';
import { inviteAgain } from './invite';
import { listByRole, listPeople } from './lists';
import { linkExperts, unlinkExperts } from './pool';
import { expertRecord, personRecord, workplacesOf } from './records';
import { grantableRoles } from './roles';
import { expertType } from '../rules';

export default serve(staff, {
  list: (filter, context) => listPeople('staff', filter, context),
  experts: (filter, context) => listPeople('experts', filter, context),
  record: personRecord,
  edit: async (input, context) =>
    input.id === undefined
      ? { id: await addPerson(input, context), isEmailPending: false }
      : keepingAdministrator(context, () => administer({ ...input, id: input.id! }, context)),
  register: async (input, context) => ({
    userId: await addPerson(input, context),
    auditState: 'approved' as const,
  }),
  invite: inviteAgain,
  addExpert: async ({ userType = expertType, ...input }, context) => {
    if (userType !== expertType) throw general.notAllowed();
    return { id: await addPerson({ ...input, userType }, context) };
  },
  expert: expertRecord,
  workplaces: workplacesOf,
  byRole: listByRole,
  grantableRoles,
  link: linkExperts,
  unlink: unlinkExperts,
  importPeople,
  importProgress,
  importsOfMine,
  importTemplate,
  importErrors,
});
