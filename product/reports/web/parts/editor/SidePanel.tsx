import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { AwaitedQuery } from '#shell/pages/NoRecord';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { ChangedLevels } from '../ChangedLevels';
import { Findings, GapToNext, Levels } from '../Levels';
import { RegulatoryWarning } from '../RegulatoryPath';
import { RuleSets } from '../RuleSets';
import { Trace } from '../Trace';
import type { Assessed, ReportValues, StaffReport } from '../types';
import type { Ask } from './live';
import { Override, type LevelByHand } from './Override';
import { WhatIf } from './WhatIf';

interface SidePanelProps {
  readonly report: StaffReport;
  readonly assessed: Assessed | null;
  /** What the rules say to something supposed; absent where nothing is written any more. */
  readonly ask?: Ask;
  readonly points?: ReportValues['innovationPoints'];
  readonly indicators?: ReportValues['indicators'];
  /** Absent where levels are only looked at. */
  readonly onOverride?: (change: LevelByHand) => Promise<unknown>;
  /** Judges the report by the newest rule set from now on; absent where it is only looked at. */
  readonly onAdopt?: (version: number) => Promise<unknown>;
  readonly check: ReactNode;
  /** What is looked at first: the check, where it waits for the reader. */
  readonly first?: 'levels' | 'check';
  /** The levels as they were kept: what stands where nothing is computed any more, because the writing is over. */
  readonly draftState?: ReactNode;
  /** What computes them where something is written, and says so where it does not come. */
  readonly rules?: AwaitedQuery;
}

/** Beside the writing: the levels as they stand this moment, why, and what is still to be done. */
export const SidePanel = ({
  report,
  assessed,
  ask,
  points = [],
  indicators = [],
  onOverride,
  onAdopt,
  check,
  first = 'levels',
  draftState,
  rules,
}: SidePanelProps) => {
  const say = useWords();
  const blocking = assessed?.findings.filter(({ severity }) => severity === 'blocks').length ?? 0;
  return (
    <Tabs
      size="small"
      defaultActiveKey={first}
      // All of them stand beside each other, in every language: what is folded away is not found.
      tabBarGutter={8}
      items={[
        {
          key: 'levels',
          label: say('reportScreens.levels'),
          children: assessed ? (
            <>
              <Levels
                achievementType={report.achievementType}
                rules={report.ruleSet.version}
                levels={assessed}
                group={`editor-${report.id}`}
                extra={(which) =>
                  onOverride ? (
                    <Override report={report} which={which} assessed={assessed} onChange={onOverride} />
                  ) : (
                    <ChangedLevels report={report} which={which} />
                  )
                }
              />
              <RuleSets report={report} onAdopt={onAdopt} />
              <RegulatoryWarning path={report.regulatoryPath} maturity={assessed.maturityLevel} />
              <GapToNext gap={assessed.gapToNext} />
            </>
          ) : (
            (draftState ?? (rules && <PartAwaited of={rules} />))
          ),
        },
        ...(assessed || !draftState
          ? [
              {
                key: 'findings',
                label:
                  blocking > 0
                    ? `${say('reportScreens.findings')} ${blocking}`
                    : say('reportScreens.findings'),
                children: assessed && <Findings findings={assessed.findings} />,
              },
              {
                key: 'trace',
                label: say('reportScreens.trace'),
                children: assessed && (
                  <Trace
                    steps={assessed.trace}
                    evidence={report.evidence}
                    citations={report.citations}
                    items={report.workBreakdown}
                  />
                ),
              },
            ]
          : []),
        ...(assessed && ask
          ? [
              {
                key: 'whatIf',
                label: say('reportDesk.whatIf'),
                children: <WhatIf now={assessed} ask={ask} points={points} indicators={indicators} />,
              },
            ]
          : []),
        { key: 'check', label: say('reportScreens.secondCheck'), children: check },
      ]}
    />
  );
};
