import { sql } from 'kysely';
import type { ProgressSource, Progress } from '#product/applications/server';
import { applicationHeads } from '#queries/applications';
import { emptySeat, sheetsOut } from '#queries/panels';
import { reportStates } from '#product/dictionaries/report-status';
import { checked, panelComplete, remarked, signed, tallied } from './conditions';

const { draft, withExperts } = reportStates;

/**
 * Who has to act next about a report, for those who may know it: its author writes, mends and answers; the agency forms the
 * panel, checks sheets, closes the round and sends the report on; the experts judge; the signers sign.
 */
const holder = sql<Progress['holder']>`case
  when report.status = ${draft} and ${checked} and not ${remarked} and not ${panelComplete} then 'agency'
  when report.status <> ${withExperts} then 'assessor'
  when report.tally is null and not ${emptySeat} and ${sheetsOut} then 'experts'
  when not ${tallied} then 'agency'
  when report.content_hash is null or not ${signed('assessor')} then 'assessor'
  when not ${signed('secondChecker')} then 'secondChecker'
  else 'agency' end`;

/** Everybody else learns the stage and nothing that happens within it: once with the experts, always with the agency. */
const progressForOthers = (wentOut: boolean): Progress =>
  wentOut
    ? { stage: 'experts', holder: 'agency', url: null }
    : { stage: 'report', holder: 'assessor', url: null };

interface Found {
  id: string;
  status: number;
  wentOut: boolean;
  holder: Progress['holder'];
}

export const reportProgress: ProgressSource<Found> = {
  read: (_, applicationId) => sql<Found>`
    select report.id, report.status, report.submitted_hash is not null as went_out, ${holder} as holder
    from report join ${applicationHeads.as('application')} on application.id = report.application_id
    where report.application_id = ${applicationId} and report.is_current`,
  progress: (report, isInformed) => {
    if (!report) return null;
    if (!isInformed) return progressForOthers(report.wentOut);
    const isOut = report.status === withExperts;
    return {
      stage: isOut ? 'experts' : 'report',
      holder: report.holder,
      url: `/EvaluationManagement/${!isOut && report.holder === 'assessor' ? 'Report' : 'reprotDetail'}?Id=${report.id}`,
    };
  },
};
