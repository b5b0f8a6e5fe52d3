import { roleCode } from '#contract/rights';
import { isOfOwn, type Me } from '#host/me';
import { reportStates } from '#product/dictionaries/report-status';
import type { ReportRecord } from './computed-levels';

/** Which actors a person is towards a report (domain §1.1); nobody checks what they wrote, nor acts beyond their agency. */
export const actorsOf = (me: Me, row: ReportRecord): string[] => {
  const { roles, personId } = me;
  const inAgency = isOfOwn(me, row.agencyId);
  const writing = row.status === reportStates.draft || row.status === reportStates.returned;
  const isAuthor = row.authorId === personId;
  return [
    ...(roles.has(roleCode.assessor) && isAuthor ? ['assessor'] : []),
    ...(roles.has(roleCode.assessor) && inAgency && !isAuthor && (writing || row.checkedBy === personId)
      ? ['secondChecker']
      : []),
    ...(roles.has(roleCode.agency) && inAgency && !isAuthor && row.checkedBy !== personId ? ['agency'] : []),
    ...(roles.has(roleCode.publicAgency) ? ['publicAgency'] : []),
  ];
};
