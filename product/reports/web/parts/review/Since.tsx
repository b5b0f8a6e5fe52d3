import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import { ChangedLevels } from '../ChangedLevels';
import { Tally } from '../detail/Answers';
import type { StaffReport } from '../types';

/** What happened since the last return: which issues were raised, how each was answered, what the panel said. */
export const Since = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  return (
    <>
      <dl className="facts gap-below">
        <div>
          <dt>{say('reportScreens.round')}</dt>
          <dd>{report.panelRound}</dd>
        </div>
        <div>
          <dt>{say('reportScreens.version')}</dt>
          <dd>{report.contentVersion}</dd>
        </div>
        <div>
          <dt>{say('reportScreens.updated')}</dt>
          <dd>
            <Ago at={report.updatedAt} exact />
          </dd>
        </div>
      </dl>
      {report.tally && <Tally tally={report.tally} />}
      <h3>{say('reportScreens.issuesBefore')}</h3>
      {report.defects.length === 0 && <p className="faint">{say('reportScreens.firstTime')}</p>}
      <ol className="answers">
        {report.defects.map(({ key, text, answer }) => (
          <li key={key}>
            <p className="suggestion">{text}</p>
            <p className="answers__answer">
              {answer ?? <span className="faint">{say('reportScreens.notAnswered')}</span>}
            </p>
          </li>
        ))}
      </ol>
      {report.overrides.length > 0 && (
        <>
          <h3>{say('reportScreens.changedByHand')}</h3>
          <ChangedLevels report={report} />
        </>
      )}
      {report.reconciliation && (
        <>
          <h3>{say('reportScreens.reconciliation')}</h3>
          <p>{report.reconciliation}</p>
        </>
      )}
    </>
  );
};
