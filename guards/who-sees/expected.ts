import type { DataScope } from '#contract/rights';
import { applicationCodes } from '#product/dictionaries/application-status';
import { reportStates } from '#product/reports/workflow';
import { readAs, readBelow, type Viewer } from './people';
import type { Case, Report, Sheet } from './world';

const { draft, cancelled, submitted, evaluating, publicReview, passed } = applicationCodes;
const frozen: readonly number[] = [
  reportStates.withExperts,
  reportStates.atPublicAgency,
  reportStates.passed,
];

/** Somebody in one role, as domain §1.1 speaks of them. */
interface As {
  readonly viewer: Viewer;
  readonly role: string;
  readonly own: readonly string[];
}
type Says<Of> = (as: As, of: Of) => boolean;

const hasSeat = (viewer: Viewer, report: Report): boolean =>
  report.sheets.some(
    ({ expertId, invitation, panelRound }) =>
      expertId === viewer.personId && invitation === 'accepted' && panelRound === report.panelRound,
  );
const isRead = ({ viewer, role }: As, report: Report): boolean =>
  role === 'ZJ' && frozen.includes(report.status) && hasSeat(viewer, report);
const isOf = (own: readonly string[], organisation: string | null): boolean =>
  organisation !== null && own.includes(organisation);

/** What was sent back is its owner's until it is submitted again, and stays so when it is given up. */
const isWithOwner = ({ status, returnedBy }: Case): boolean =>
  status === draft || (status === cancelled && returnedBy !== null);

const wholeCase: Says<Case> = ({ viewer, role, own }, its) => {
  if (its.isDeleted) return false;
  switch (role) {
    case 'OWN':
      return (
        its.ownerId === viewer.personId || (viewer.isOrganisationAdmin && isOf(own, its.mainOrganisationId))
      );
    case 'STM':
      return its.technologyManagerId === viewer.personId;
    case 'PJJ':
      return !isWithOwner(its) && isOf(own, its.evaluationAgencyId);
    case 'PGS':
      return its.assessorId === viewer.personId;
    case 'PSA':
      return its.status === publicReview || its.status === passed;
    default:
      return false;
  }
};
const anyCase: Says<Case> = (as, its) =>
  wholeCase(as, its) ||
  (!its.isDeleted &&
    (as.role === 'ADM' ||
      (as.role === 'PSA' && [submitted, evaluating].includes(its.status as never)) ||
      its.reports.some((report) => report.isCurrent && isRead(as, report))));
const material: Says<Case> = (as, its) =>
  wholeCase(as, its) ||
  (its.material?.round === its.round && its.reports.some((report) => report.isCurrent && isRead(as, report)));
const returned: Says<Case> = ({ viewer, role, own }, its) =>
  role === 'PJJ' &&
  !its.isDeleted &&
  isWithOwner(its) &&
  isOf(own, its.returnedBy) &&
  its.ownerId !== viewer.personId;

interface ReportOf extends Report {
  readonly case: Case;
}
const wasSentBack = (report: Report): boolean =>
  report.status === reportStates.returned && report.returnScope !== null;
const report: Says<ReportOf> = (as, its) => {
  const { viewer, role, own } = as;
  const isMine = [its.authorId, its.checkedBy].includes(viewer.personId);
  switch (role) {
    case 'ADM':
      return true;
    case 'PJJ':
      return isOf(own, its.agencyId);
    case 'PGS':
      return (
        isMine ||
        (isOf(own, its.agencyId) && [reportStates.draft, reportStates.returned].includes(its.status as never))
      );
    case 'ZJ':
      return isRead(as, its);
    case 'PSA':
      return (
        [reportStates.atPublicAgency, reportStates.passed].includes(its.status as never) || wasSentBack(its)
      );
    case 'OWN':
      return (
        its.status === reportStates.passed &&
        (its.case.ownerId === viewer.personId ||
          (viewer.isOrganisationAdmin && isOf(own, its.case.mainOrganisationId)))
      );
    case 'STM':
      return its.status === reportStates.passed && its.case.technologyManagerId === viewer.personId;
    default:
      return false;
  }
};

interface SheetOf extends Sheet {
  readonly report: ReportOf;
}
const sheet: Says<SheetOf> = ({ viewer, role, own }, its) => {
  switch (role) {
    case 'ZJ':
      return its.expertId === viewer.personId;
    case 'PJJ':
      return isOf(own, its.report.agencyId);
    case 'PGS':
      return [0, 1, 3].includes(its.status as never) && its.report.authorId === viewer.personId;
    case 'PSA':
      return (
        [reportStates.passed, reportStates.atPublicAgency].includes(its.report.status as never) ||
        wasSentBack(its.report)
      );
    default:
      return false;
  }
};

/** What a narrower scope leaves of a case and of all that belongs to it. */
const isWithin = (scope: DataScope, { personId, organisationId }: Viewer, its: Case): boolean => {
  switch (scope) {
    case 'all':
      return true;
    case 'own':
      return its.ownerId === personId || its.reports.some(({ authorId }) => authorId === personId);
    case 'assigned':
      return (
        [its.technologyManagerId, its.assessorId].includes(personId) ||
        its.reports.some(
          ({ checkedBy, sheets }) =>
            checkedBy === personId ||
            sheets.some(
              ({ expertId, invitation }) =>
                expertId === personId && ['invited', 'accepted'].includes(invitation),
            ),
        )
      );
    default: {
      const within = scope === 'organisation' ? readAs(organisationId) : readBelow(organisationId);
      return isOf(within, its.mainOrganisationId) || isOf(within, its.evaluationAgencyId);
    }
  }
};

/** In one of the roles they hold, as far as that role looks. */
const inOneRole =
  <Of>(says: Says<Of>, caseOf: (of: Of) => Case, isMeant: (role: string) => boolean = () => true) =>
  (viewer: Viewer, of: Of): boolean =>
    viewer.held.some(
      ({ role, scope }) =>
        isMeant(role) &&
        isWithin(scope, viewer, caseOf(of)) &&
        says({ viewer, role, own: readAs(viewer.organisationId) }, of),
    );
const itself = (of: Case): Case => of;
const isApplicants = (role: string): boolean => role === 'OWN' || role === 'STM';

/** Who sees what by domain §1.1. */
export const sees = {
  application: inOneRole(anyCase, itself),
  wholeApplication: inOneRole(wholeCase, itself),
  judgedApplication: inOneRole(wholeCase, itself, (role) => !isApplicants(role)),
  informedApplication: inOneRole(anyCase, itself, (role) => !isApplicants(role)),
  supervisedApplication: inOneRole(anyCase, itself, (role) => !isApplicants(role) && role !== 'ZJ'),
  returnedApplication: inOneRole(returned, itself),
  material: inOneRole(material, itself),
  report: inOneRole(report, (of: ReportOf) => of.case),
  opinion: inOneRole(sheet, (of: SheetOf) => of.report.case),
};
