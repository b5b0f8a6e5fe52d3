import { Alert } from 'antd';
import { useWords } from '../../../../../shell/words/say';
import { Findings, GapToNext, Levels, whichWords } from '../Levels';
import { overallWord, type overalls } from '../Overall';
import { Trace } from '../Trace';
import type { WholeReport } from '../types';

/** The levels in full, what was changed by hand and why, and every rule behind them. */
export const LevelsTab = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const assessment = report.audience === 'staff' ? report.assessment : null;
  const overrides = report.audience === 'staff' ? report.overrides : [];
  const word = (which: string, value: string | null): string =>
    value === null
      ? say('shell.notRated')
      : which === 'overall'
        ? say(overallWord(value as (typeof overalls)[number]))
        : value;
  return (
    <>
      <Levels achievementType={report.achievementType} levels={report} group={`detail-${report.id}`} />
      {overrides.map(({ which, computed, chosen, reason, by }) => (
        <Alert
          key={which}
          className="gap-below"
          type="warning"
          showIcon
          title={say('shell.labelled', {
            label: say(whichWords[which]),
            text: say('reportScreens.byHand', { from: word(which, computed), to: word(which, chosen) }),
          })}
          description={
            <>
              {reason} <span className="faint">— {by}</span>
            </>
          }
        />
      ))}
      {assessment && <GapToNext gap={assessment.gapToNext} />}
      {assessment && <Findings findings={assessment.findings} />}
      <h3 className="levels__why">{say('reportScreens.trace')}</h3>
      <Trace steps={report.trace} evidence={report.evidence} items={report.workBreakdown} />
    </>
  );
};
