import { calls, read, write } from '#contract/call';
import { id, nothing, strictObject } from '#contract/field';
import {
  Decision,
  Registrant,
  RegistrationFilter,
  RegistrationPage,
  registrationState,
} from './registration';
import { registrationRights } from './rights';

/** How registrants come in, and who lets them. */
export const registration = calls('registration', registrationRights, {
  register: write('POST /api/UserAuth/UserRegion', {
    called: ['注册', 'Registered', 'Registro'],
    may: 'anyone',
    takes: Registrant,
    gives: strictObject({ userId: id, auditState: registrationState }),
    uncheckedBecause: 'whoever registers chooses among all open organisations',
    answeredAfter: 400,
    secretBody: true,
  }),
  list: read('POST /api/UserAuth/GetRegistrationList', {
    called: ['查看注册申请', 'Registrations listed', 'Lista de registros'],
    may: 'registration.decide',
    fresh: 'export',
    personal: ['trueName', 'loginName', 'decidedBy'],
    subscribable: true,
    takes: RegistrationFilter,
    gives: RegistrationPage,
  }),
  decide: write('POST /api/UserAuth/DecideRegistration', {
    called: ['审批注册', 'Registration decided', 'Registro decidido'],
    may: 'registration.decide',
    on: 'registration',
    takes: Decision,
    gives: nothing,
    refreshes: ['people', 'tasks'],
  }),
});
