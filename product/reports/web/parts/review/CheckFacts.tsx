import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { reports } from '#product/reports/contract';
import { sayMissing } from '../editor/lacks';
import { hasSigned, actors } from '../Signatures';
import type { StaffReport } from '../types';

export type Check = z.output<typeof reports.calls.publicReview.takes>['checklist'][number];
export const checks = [
  'numbers',
  'signatures',
  'panel',
  'hash',
  'limited',
  'complete',
] as const satisfies readonly Check[];

/** What the record itself says about a point of the checklist, so that it need not be looked for. */
export const CheckFacts = ({
  check,
  report,
  isLimited,
}: {
  readonly check: Check;
  readonly report: StaffReport;
  /** As the reviewer has it at this moment. */
  readonly isLimited: boolean;
}) => {
  const say = useWords();
  const signed = actors.filter((actor) => hasSigned(report, actor)).length;
  const says: Readonly<Record<Check, readonly [boolean, string]>> = {
    numbers: [
      report.applicationNumber !== null,
      `${report.applicationNumber ?? '/'} · ${say('reportDesk.baseDate')} ${report.baseDate}`,
    ],
    signatures: [
      signed === actors.length,
      say('reportScreens.signaturesHold', { count: signed, of: actors.length }),
    ],
    panel: [
      report.tally?.outcome === 'pass',
      report.tally
        ? say('reportScreens.panelVotes', {
            agree: report.tally.agree,
            all: report.tally.agree + report.tally.agreeAfterModification + report.tally.disagree,
            quorum: report.tally.quorum,
          })
        : say('reportScreens.roundOpen'),
    ],
    hash: [
      report.isContentKept,
      report.isContentKept ? report.contentHash.slice(0, 16) : say('reportScreens.contentChanged'),
    ],
    limited: [
      isLimited || !report.isLimitedDeclared,
      say(
        isLimited
          ? 'reportScreens.markedLimited'
          : report.isLimitedDeclared
            ? 'reportScreens.limitedDeclared'
            : 'reportScreens.markedOpen',
      ),
    ],
    complete: [
      report.missing.length === 0,
      report.missing.length === 0
        ? say('reportScreens.nothingMissing', { count: report.evidence.length })
        : say('shell.labelled', {
            label: say('reportScreens.missingCount', { count: report.missing.length }),
            text: sayMissing(report.missing, say),
          }),
    ],
  };
  const [holds, text] = says[check];
  return <span className={holds ? 'formal__fact' : 'formal__fact formal__fact--wrong'}>{text}</span>;
};
