import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { PieceProps } from '#shell/office';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../calls';
import { Cited } from './evidence';
import { whichWords } from './Levels';
import { overallWord, type overalls } from './columns';
import type { WholeReport, Which } from './types';

type Change = WholeReport['overrides'][number];

/** A level as a change by hand names it: a number, or the standing's name. */
export const useChangedWord = () => {
  const say = useWords();
  return (which: string, value: string | null): string =>
    value === null
      ? say('shell.notRated')
      : which === 'overall'
        ? say(overallWord(value as (typeof overalls)[number]))
        : value;
};

const looks = { inForce: 'warning', awaitsConfirmation: 'warning', void: 'error' } as const;

/** One level changed by hand: what was computed, what was set, why, by whom, on what evidence, and who stands by it. */
export const ChangedLevel = ({
  change,
  evidence,
  action,
}: {
  readonly change: Change;
  readonly evidence: WholeReport['evidence'];
  readonly action?: ReactNode;
}) => {
  const say = useWords();
  const word = useChangedWord();
  const { which, computed, chosen, reason, by, evidenceIds, state, confirmedBy } = change;
  const says =
    state === 'void'
      ? say('reports.overrideVoid')
      : state === 'awaitsConfirmation'
        ? say('reportScreens.awaitsConfirmation')
        : confirmedBy
          ? say('reportScreens.confirmedBy', { name: confirmedBy })
          : null;
  return (
    <Alert
      className="gap-below"
      type={looks[state]}
      showIcon
      title={say('shell.labelled', {
        label: say(whichWords[which]),
        text: say('reportScreens.byHand', { from: word(which, computed), to: word(which, chosen) }),
      })}
      description={
        <>
          <p>
            {reason} <span className="faint">— {by}</span>
          </p>
          {evidenceIds.length > 0 && <Cited ids={evidenceIds} from={evidence} />}
          {says && <p>{says}</p>}
        </>
      }
      action={action}
    />
  );
};

/** The changes by hand of a report, all of them or those of one scale: whoever reads the levels reads these. */
export const ChangedLevels = ({
  report,
  which,
}: {
  readonly report: Pick<WholeReport, 'overrides' | 'evidence'>;
  readonly which?: Which;
}) =>
  report.overrides
    .filter((change) => which === undefined || change.which === which)
    .map((change) => <ChangedLevel key={change.which} change={change} evidence={report.evidence} />);

/** What the assessor changed by hand, for those who are asked to judge it: computed, set, why, by whom. */
export const ChangedToJudge = ({ id }: PieceProps) => {
  const found = useQuery(reportsApi.byId.query({ id }));
  const report = found.data;
  if (!report) return <AskAgainIfFailed of={found} what="reportScreens.changedByHand" />;
  if (report.audience === 'administrator' || report.overrides.length === 0) return null;
  return <ChangedLevels report={report} />;
};
