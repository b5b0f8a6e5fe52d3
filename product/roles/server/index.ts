import { serve } from '#host/serve';
import { roles } from '../contract';
import { addAction, editAction, rowOf, sortActions, tree } from './actions';
import { actionsOf, give, preview, whatIf } from './given';
import { findPeople, listHolders, removeHolders, rolesOfAction, rolesOfPerson, setRoles } from './holders';
import { addRole, editRole, listRoles, startOrForbid } from './roles';
import { why } from './why';

export { peopleInRole } from './in-role';
export { keepingAdministrator } from './safeguards';
export { keepingSeparation, refuseMixedRole, whyNotSeparated } from './separation';
export { actionKind, roleKind } from './visible';

export default serve(roles, {
  list: listRoles,
  add: addRole,
  edit: editRole,
  startOrForbid,
  ofPerson: rolesOfPerson,
  ofAction: rolesOfAction,
  setToPerson: setRoles,
  holders: listHolders,
  removeHolders,
  actionsOf,
  give,
  whatIf,
  preview,
  people: findPeople,
  why,
  tree,
  action: (_, { object, services }) => rowOf(services, object),
  addAction,
  editAction,
  sortActions,
});
