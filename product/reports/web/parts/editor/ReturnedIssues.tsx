import { Alert } from 'antd';
import { useWords } from '#shell/words/say';
import type { StaffReport } from '../types';

/** Why the report came back, point by point, and whether it was the form or the matter. */
export const ReturnedIssues = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  if (report.status !== 'returned' || report.defects.length === 0) return null;
  const { changedBeyondForm: changed } = report;
  return (
    <Alert
      className="gap-below"
      type="warning"
      showIcon
      title={say(
        report.returnScope === null
          ? 'reportScreens.returnedByAgency'
          : `reportScreens.returnedByPublic.${report.returnScope}`,
      )}
      description={
        <>
          {changed !== null && (
            <p>
              {changed.length === 0
                ? say('reportScreens.formOnly')
                : say('reportScreens.moreThanForm', { what: changed.join(say('shell.listMark')) })}
            </p>
          )}
          <ol className="issues">
            {report.defects.map(({ key, text, answer }) => (
              <li key={key}>
                {text}
                {answer && (
                  <p className="faint">
                    {say('reportScreens.answer')}: {answer}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      }
    />
  );
};
