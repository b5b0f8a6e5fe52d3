import { useWords } from '#shell/words/say';
import { ChangedLevels } from '../ChangedLevels';
import { Findings, GapToNext, Levels } from '../Levels';
import { RegulatoryPath, RegulatoryWarning } from '../RegulatoryPath';
import { RuleSets } from '../RuleSets';
import { Trace } from '../Trace';
import type { WholeReport } from '../types';

/** The levels in full, what was changed by hand and why, and every rule behind them. */
export const LevelsTab = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  const assessment = report.audience === 'staff' ? report.assessment : null;
  return (
    <>
      <Levels
        achievementType={report.achievementType}
        rules={report.ruleSet.version}
        levels={report}
        group={`detail-${report.id}`}
      />
      <ChangedLevels report={report} />
      <RuleSets report={report} />
      <RegulatoryWarning path={report.regulatoryPath} maturity={report.maturityLevel} />
      <RegulatoryPath path={report.regulatoryPath} maturity={report.maturityLevel} />
      {assessment && <GapToNext gap={assessment.gapToNext} />}
      {assessment && <Findings findings={assessment.findings} />}
      <h3 className="levels__why">{say('reportScreens.trace')}</h3>
      <Trace
        steps={report.trace}
        evidence={report.evidence}
        citations={report.citations}
        items={report.workBreakdown}
      />
    </>
  );
};
