import { calls, read, write } from '#contract/call';
import { coded, flag, id, integer, listOf, ref, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { NewerReport, Revocation, revocationGround, revocationState } from './revocation';
import { revocationRights } from './rights';

const version = integer(1, 1_000_000_000);
const report = { id: withMetadata(id, { ref: 'report' }) };

export const revocations = calls('revocations', revocationRights, {
  ofReport: read('GET /api/Revocation/GetRevocationsOfReport', {
    called: ['查看报告的撤销情况', 'Revocations of a report read', 'Revocaciones de un informe'],
    may: 'signed-in',
    on: 'report',
    takes: strictObject(report),
    gives: strictObject({
      /** The newest first. */
      revocations: listOf(Revocation),
      /** Whether the reader may propose one now. */
      canPropose: flag,
    }),
  }),
  newer: read('GET /api/Revocation/GetNewerReports', {
    called: ['查看可替代的报告', 'Newer reports looked up', 'Informes posteriores'],
    may: 'report.revoke',
    on: 'report',
    takes: strictObject(report),
    gives: listOf(NewerReport),
  }),
  propose: write('POST /api/Revocation/ProposeRevocation', {
    called: ['提议撤销报告', 'Revocation proposed', 'Revocación propuesta'],
    may: 'report.revoke',
    on: 'report',
    takes: strictObject({
      ...report,
      /** A ground with its evidence, or a newer report. */
      ground: revocationGround.optional(),
      fileId: ref('file').optional(),
      newerReportId: ref('report').optional(),
      reason: text(1000, 10),
      publicNote: text(300, 10),
    }),
    gives: strictObject({ id }),
    refreshes: ['tasks', 'reports'],
  }),
  decide: write('POST /api/Revocation/DecideRevocation', {
    called: ['决定撤销报告', 'Revocation decided', 'Revocación decidida'],
    may: 'report.revoke',
    on: 'revocation',
    takes: strictObject({
      id: withMetadata(id, { ref: 'revocation' }),
      rowVersion: version,
      result: coded({ inForce: 1, declined: 3 }),
      /** Asked for where it is declined. */
      reason: text(1000).optional(),
    }),
    gives: strictObject({ id, state: revocationState, rowVersion: version }),
    refreshes: ['tasks', 'reports', 'applications', 'appeals'],
  }),
});
