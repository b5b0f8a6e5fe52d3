import { roleCode, type DataScope } from '#contract/rights';
import { applicationCodes } from '#product/dictionaries/application-status';
import { reportStates } from '#product/dictionaries/report-status';
import { sampleStates } from '#product/sampling/workflow';
import { readAs, readBelow, type Viewer } from './people';
import type { VisibilityCase, Report, Sample, Sheet } from './world';

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
  role === roleCode.expert && frozen.includes(report.status) && hasSeat(viewer, report);
const isOf = (own: readonly string[], organisation: string | null): boolean =>
  organisation !== null && own.includes(organisation);

/** What was sent back is its owner's until it is submitted again, and stays so when it is given up. */
const isWithOwner = ({ status, returnedBy }: VisibilityCase): boolean =>
  status === draft || (status === cancelled && returnedBy !== null);

const wholeCase: Says<VisibilityCase> = ({ viewer, role, own }, its) => {
  if (its.isDeleted) return false;
  switch (role) {
    case roleCode.owner:
      return (
        its.ownerId === viewer.personId || (viewer.isOrganisationAdmin && isOf(own, its.mainOrganisationId))
      );
    case roleCode.technologyManager:
      return its.technologyManagerId === viewer.personId;
    case roleCode.agency:
      return !isWithOwner(its) && isOf(own, its.evaluationAgencyId);
    case roleCode.assessor:
      return its.assessorId === viewer.personId;
    case roleCode.publicAgency:
      return its.status === publicReview || its.status === passed;
    default:
      return false;
  }
};
const anyCase: Says<VisibilityCase> = (as, its) =>
  wholeCase(as, its) ||
  (!its.isDeleted &&
    (as.role === roleCode.administrator ||
      (as.role === roleCode.publicAgency && [submitted, evaluating].includes(its.status as never)) ||
      its.reports.some((report) => report.isCurrent && isRead(as, report))));
const material: Says<VisibilityCase> = (as, its) =>
  wholeCase(as, its) ||
  (its.material?.round === its.round && its.reports.some((report) => report.isCurrent && isRead(as, report)));
const returned: Says<VisibilityCase> = ({ viewer, role, own }, its) =>
  role === roleCode.agency &&
  !its.isDeleted &&
  isWithOwner(its) &&
  isOf(own, its.returnedBy) &&
  its.ownerId !== viewer.personId;

interface ReportOf extends Report {
  readonly case: VisibilityCase;
}
const wasSentBack = (report: Report): boolean =>
  report.status === reportStates.returned && report.returnScope !== null;
const report: Says<ReportOf> = (as, its) => {
  const { viewer, role, own } = as;
  const isMine = [its.authorId, its.checkedBy].includes(viewer.personId);
  switch (role) {
    case roleCode.administrator:
      return true;
    case roleCode.agency:
      return isOf(own, its.agencyId);
    case roleCode.assessor:
      return (
        isMine ||
        (isOf(own, its.agencyId) && [reportStates.draft, reportStates.returned].includes(its.status as never))
      );
    case roleCode.expert:
      return isRead(as, its);
    case roleCode.publicAgency:
      return (
        [reportStates.atPublicAgency, reportStates.passed].includes(its.status as never) || wasSentBack(its)
      );
    case roleCode.owner:
      return (
        its.status === reportStates.passed &&
        (its.case.ownerId === viewer.personId ||
          (viewer.isOrganisationAdmin && isOf(own, its.case.mainOrganisationId)))
      );
    case roleCode.technologyManager:
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
    case roleCode.expert:
      return its.expertId === viewer.personId;
    case roleCode.agency:
      return isOf(own, its.report.agencyId);
    case roleCode.assessor:
      return [0, 1, 3].includes(its.status as never) && its.report.authorId === viewer.personId;
    case roleCode.publicAgency:
      return (
        [reportStates.passed, reportStates.atPublicAgency].includes(its.report.status as never) ||
        wasSentBack(its.report) ||
        (its.formRuling === 'asked' && its.invitation === 'accepted')
      );
    default:
      return false;
  }
};

interface SampleOf extends Sample {
  readonly report: Report;
}
/** Both results are the supervisors', and the agency's once they are closed; before that never whose review it is. */
const results: Says<SampleOf> = ({ viewer, role, own }, its) => {
  const isClosed = its.status === sampleStates.closed;
  if (role === roleCode.publicAgency) return isClosed || its.reviewerId !== viewer.personId;
  return role === roleCode.agency && isClosed && isOf(own, its.report.agencyId);
};
const isSampleWithin = (scope: DataScope, viewer: Viewer, its: SampleOf): boolean => {
  switch (scope) {
    case 'all':
      return true;
    case 'organisation':
      return isOf(readAs(viewer.organisationId), its.report.agencyId);
    case 'organisationAndBelow':
      return isOf(readBelow(viewer.organisationId), its.report.agencyId);
    default:
      return its.assignedBy === viewer.personId;
  }
};

/** What a narrower scope leaves of a case and of all that belongs to it. */
const isWithin = (scope: DataScope, { personId, organisationId }: Viewer, its: VisibilityCase): boolean => {
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
  <Of>(says: Says<Of>, caseOf: (of: Of) => VisibilityCase, isMeant: (role: string) => boolean = () => true) =>
  (viewer: Viewer, of: Of): boolean =>
    viewer.held.some(
      ({ role, scope }) =>
        isMeant(role) &&
        isWithin(scope, viewer, caseOf(of)) &&
        says({ viewer, role, own: readAs(viewer.organisationId) }, of),
    );
const itself = (of: VisibilityCase): VisibilityCase => of;
const isApplicants = (role: string): boolean =>
  role === roleCode.owner || role === roleCode.technologyManager;

/** Who sees what by domain §1.1. */
export const sees = {
  application: inOneRole(anyCase, itself),
  wholeApplication: inOneRole(wholeCase, itself),
  judgedApplication: inOneRole(wholeCase, itself, (role) => !isApplicants(role)),
  informedApplication: inOneRole(anyCase, itself, (role) => !isApplicants(role)),
  supervisedApplication: inOneRole(
    anyCase,
    itself,
    (role) => !isApplicants(role) && role !== roleCode.expert,
  ),
  returnedApplication: inOneRole(returned, itself),
  material: inOneRole(material, itself),
  report: inOneRole(report, (of: ReportOf) => of.case),
  opinion: inOneRole(sheet, (of: SheetOf) => of.report.case),
  /** Besides, their own review is the reviewer's, whatever roles they hold. */
  sampledReport: (viewer: Viewer, of: SampleOf): boolean =>
    of.reviewerId === viewer.personId ||
    viewer.held.some(
      ({ role, scope }) =>
        isSampleWithin(scope, viewer, of) &&
        results({ viewer, role, own: readAs(viewer.organisationId) }, of),
    ),
};
