import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { useWords } from '#shell/words/say';
import { CopyText } from '#shell/parts/CopyText';
import { savePdf } from '../pdf';
import type { StaffReport } from '../types';

export interface IssuedReport {
  readonly number: string;
  readonly verifyCode: string;
  readonly isListed: boolean;
}

/** The report has passed: its number, its code, and where the world finds it. */
export const Issued = ({
  report,
  issued: { number, verifyCode, isListed },
}: {
  readonly report: StaffReport;
  readonly issued: IssuedReport;
}) => {
  const say = useWords();
  const check = `/hyCheck?${new URLSearchParams({ no: number, code: verifyCode })}`;
  return (
    <Result
      status="success"
      title={say('reportScreens.passedTitle')}
      subTitle={report.achievementName}
      extra={
        <>
          <Button type="primary" onClick={() => void savePdf(report.id, number)}>
            {say('reportScreens.official')}
          </Button>
          <Link to="/EvaluationManagement/hyCheck">
            <Button>{say('reportScreens.backToQueue')}</Button>
          </Link>
        </>
      }
    >
      <dl className="facts">
        <div>
          <dt>{say('reportScreens.reportNumber')}</dt>
          <dd>
            <CopyText text={number} label="reportScreens.reportNumber" />
          </dd>
        </div>
        <div>
          <dt>{say('reportScreens.verifyCode')}</dt>
          <dd>
            <CopyText text={verifyCode} label="reportScreens.verifyCode" />
          </dd>
        </div>
        <div className="facts__wide">
          <dt>{say('reportScreens.published')}</dt>
          <dd>
            <a href={check} target="_blank" rel="noreferrer">
              {say('reportScreens.verifyHere')}
            </a>
            {isListed && (
              <>
                {' · '}
                <a href={`/resultInfo?id=${report.id}`} target="_blank" rel="noreferrer">
                  {say('reportScreens.listedHere')}
                </a>
              </>
            )}
            {!isListed && <p className="faint">{say('reportScreens.notListed')}</p>}
          </dd>
        </div>
      </dl>
    </Result>
  );
};
