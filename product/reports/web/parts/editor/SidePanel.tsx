import { Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '#shell/words/say';
import { ChangedLevels } from '../ChangedLevels';
import { Findings, GapToNext, Levels } from '../Levels';
import { RegulatoryWarning } from '../RegulatoryPath';
import { Trace } from '../Trace';
import type { Assessed, StaffReport } from '../types';
import { Override, type LevelByHand } from './Override';

interface SidePanelProps {
  readonly report: StaffReport;
  readonly assessed: Assessed | null;
  /** Absent where levels are only looked at. */
  readonly onOverride?: (change: LevelByHand) => Promise<unknown>;
  readonly check: ReactNode;
  /** What is looked at first: the check, where it waits for the reader. */
  readonly first?: 'levels' | 'check';
  /** The levels as they were kept: what stands where nothing is computed any more, because the writing is over. */
  readonly draftState?: ReactNode;
}

/** Beside the writing: the levels as they stand this moment, why, and what is still to be done. */
export const SidePanel = ({
  report,
  assessed,
  onOverride,
  check,
  first = 'levels',
  draftState,
}: SidePanelProps) => {
  const say = useWords();
  const blocking = assessed?.findings.filter(({ severity }) => severity === 'blocks').length ?? 0;
  return (
    <Tabs
      size="small"
      defaultActiveKey={first}
      items={[
        {
          key: 'levels',
          label: say('reportScreens.levels'),
          children: assessed ? (
            <>
              <Levels
                achievementType={report.achievementType}
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
              <RegulatoryWarning path={report.regulatoryPath} maturity={assessed.maturityLevel} />
              <GapToNext gap={assessed.gapToNext} />
            </>
          ) : (
            (draftState ?? <Skeleton active title={false} />)
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
                  <Trace steps={assessed.trace} evidence={report.evidence} items={report.workBreakdown} />
                ),
              },
            ]
          : []),
        { key: 'check', label: say('reportScreens.secondCheck'), children: check },
      ]}
    />
  );
};
