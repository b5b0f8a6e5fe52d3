import { roleCode } from '#contract/rights';
import { systemTransition, type Made } from '#host/transitions';
import { lockReport, setReportAside } from '#queries/reports';
import { peopleInRole } from '#product/roles/server';
import { notifyAbout } from '../notify';
import type { TransitionData } from '../transition-data';
import type { Application } from '../visible';

type Done = Made<Application, TransitionData>;

/** Its report goes with it, for good and locked; the round it belonged to keeps it. */
export const rejectReport = async ({ context, is }: Done): Promise<void> => {
  const report = await lockReport(context.db, is.id);
  if (!report) throw new Error(`application ${is.id} is reviewed without a report`);
  await systemTransition(context, 'report', report.id, 'rejectFinally', { set: { isFinal: true } });
  await setReportAside(context, is.id);
};

export const notifyRejectionProposed = async ({ context, is }: Done): Promise<void> =>
  notifyAbout(context, is, 'toldRejectionProposed', await peopleInRole(context, roleCode.publicAgency), {
    actionNeeded: true,
  });

export const notifyRejectionDeclined = ({ context, was, is }: Done): Promise<void> =>
  notifyAbout(context, is, 'toldRejectionDeclined', [was.proposal!.by], { actionNeeded: true });

export const notifyRejectedFinally = async ({ context, was, is }: Done): Promise<void> => {
  await notifyAbout(context, is, 'toldRejectedFinally', [is.ownerId, is.technologyManagerId], {
    actionNeeded: true,
  });
  await notifyAbout(context, is, 'toldRejectedFinally', [
    ...[is.assessorId, was.proposal!.by],
    ...(await peopleInRole(context, roleCode.agency, is.evaluationAgencyId)),
  ]);
};
