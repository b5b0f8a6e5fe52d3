import type { ObjectKinds } from '#host/objects';
import { sessionKind } from '#product/access/server';
import { applicationKind, applicationRecordKind, draftOwnerKind } from '#product/applications/server';
import { auditEntryKind } from '#product/audit/server';
import { codeItemKind, codeSetKind } from '#product/dictionaries/server';
import { exportRequestKind } from '#product/exports/server';
import { fileKind } from '#product/files/server';
import { materialKind } from '#product/materials/server';
import { organisationEntryKind, organisationKind } from '#product/organisations/server';
import { opinionKind } from '#product/panels/server';
import { personImportKind, personKind } from '#product/people/server';
import { privacyRequestKind } from '#product/privacy/server';
import { registrationKind } from '#product/registration/server';
import { reportKind } from '#product/reports/server';
import { actionKind, roleKind } from '#product/roles/server';
import { deliveryKind, noticeKind } from '#product/tasks/server';

/** Every kind of object that calls may name, with the one rule of who sees it. */
export const kinds: ObjectKinds = {
  action: actionKind,
  role: roleKind,
  application: applicationKind,
  applicationRecord: applicationRecordKind,
  draftOwner: draftOwnerKind,
  auditEntry: auditEntryKind,
  codeItem: codeItemKind,
  codeSet: codeSetKind,
  delivery: deliveryKind,
  exportRequest: exportRequestKind,
  notice: noticeKind,
  file: fileKind,
  material: materialKind,
  organisation: organisationKind,
  organisationEntry: organisationEntryKind,
  person: personKind,
  personImport: personImportKind,
  privacyRequest: privacyRequestKind,
  opinion: opinionKind,
  registration: registrationKind,
  report: reportKind,
  session: sessionKind,
};
