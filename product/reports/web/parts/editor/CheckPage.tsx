import { Button, Radio } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { useWords } from '#shell/words/say';
import { openPdf } from '../pdf';
import { LevelsTab } from '../detail/ReportFacts';
import { ReportBody } from '../ReportBody';
import { ReportHead } from '../Standing';
import { detailPath } from '../status';
import type { StaffReport } from '../types';
import { GiveBackForm } from './GiveBackForm';
import { Remarks, ReturnedIssues, openRemarks } from './Remarks';
import { SecondCheckForm, SecondCheckState } from './SecondCheck';
import { SidePanel } from './SidePanel';

/** The second assessor's page: the report to be read on the left, their check beside it. Nothing can be changed here. */
export const CheckPage = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const [drawing, setDrawing] = useState(false);
  const [side, setSide] = useState<SplitSide>('left');
  const [choice, setChoice] = useState<'pass' | 'giveBack'>('pass');
  const showGiveBack = useCallback(() => setChoice('giveBack'), []);
  const mayCheck = report.can.includes('secondCheck') && !report.secondCheck?.isCurrent;
  const waits = mayCheck && openRemarks(report).length === 0;
  const mayGiveBack = report.can.includes('giveBack');
  return (
    <SplitPage
      share={62}
      turns={{ left: 'reportScreens.readSide', right: 'reportScreens.checkSide', side, onSide: setSide }}
      head={<ReportHead report={report} />}
      left={
        <>
          <ReturnedIssues report={report} />
          <ReportBody report={report} />
        </>
      }
      right={
        <SidePanel
          report={report}
          assessed={report.assessment}
          first={waits ? 'check' : 'levels'}
          draftState={<LevelsTab report={report} />}
          check={
            <>
              <SecondCheckState report={report} />
              <Remarks report={report} />
              {waits && mayGiveBack && (
                <Radio.Group
                  className="gap-below"
                  optionType="button"
                  aria-label={say('reportScreens.checkChoice')}
                  value={choice}
                  onChange={(event) => setChoice(event.target.value as 'pass' | 'giveBack')}
                  options={[
                    { value: 'pass', label: say('reportScreens.confirmCheck') },
                    { value: 'giveBack', label: say('reportScreens.checkGiveBack') },
                  ]}
                />
              )}
              {mayCheck && (
                <div hidden={!waits || choice === 'giveBack'}>
                  <SecondCheckForm report={report} />
                </div>
              )}
              {mayGiveBack && (
                <div hidden={waits && choice === 'pass'}>
                  {/* The page stays open behind its tab: when the answers are there it asks anew. */}
                  <GiveBackForm report={report} onGiven={() => setChoice('pass')} onRestored={showGiveBack} />
                </div>
              )}
            </>
          }
        />
      }
      foot={
        <>
          <span className="foot-bar__said" />
          <Button
            loading={drawing}
            onClick={() => {
              setDrawing(true);
              void openPdf(report.id).finally(() => setDrawing(false));
            }}
          >
            {say('reportScreens.preview')}
          </Button>
          <Link to={detailPath(report.id)}>
            <Button>{say('reportScreens.toReport')}</Button>
          </Link>
        </>
      }
    />
  );
};
