import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { momentText } from '#contract/formatters';
import { handOver } from '#shell/client/hand-over';
import { attempt } from '#shell/client/useDo';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { isRunning, type Imported } from '../../import';
import { staffApi } from '../staff-calls';

/** As many defects as one reads on a screen; the file for mending holds them all. */
const mostShown = 100;

/** What one waits for comes into view by itself. */
const show = (node: HTMLDivElement | null): void => node?.scrollIntoView({ block: 'nearest' });

interface OutcomeProps {
  readonly outcome: Imported;
  /** The file had been brought in before. */
  readonly isRepeat: boolean;
}

/** How far an import has come; afterwards what was found in the file, row by row, and who came in. */
export const ImportOutcome = ({ outcome, isRepeat }: OutcomeProps) => (
  <div className="imported" key={outcome.state} ref={show}>
    {isRunning(outcome.state) ? (
      <Running outcome={outcome} />
    ) : (
      <Ended outcome={outcome} isRepeat={isRepeat} />
    )}
  </div>
);

const Running = ({
  outcome: { dryRun, state, total, checked, written, ok },
}: Pick<OutcomeProps, 'outcome'>) => {
  const say = useWords();
  const isWriting = state === 'importing';
  const [done, all] = isWriting ? [written, ok] : [checked, total];
  const words =
    state === 'waiting'
      ? say('staff.importWaiting')
      : total === 0
        ? say('staff.importReading')
        : say(isWriting ? 'staff.importWriting' : 'staff.importChecking', { done, total: all });
  return (
    <>
      <p>{words}</p>
      <Progress
        percent={all > 0 ? Math.floor((done / all) * 100) : 0}
        status="active"
        aria-label={say('staff.import')}
      />
      {!dryRun && <p className="faint">{say('staff.importGoesOn')}</p>}
    </>
  );
};

const Ended = ({ outcome, isRepeat }: OutcomeProps) => {
  const say = useWords();
  const { id, dryRun, state, ok, failed, failedRows, invited, problem, finishedAt } = outcome;
  if (state === 'failed')
    return (
      <div role="alert">
        <Alert type="error" showIcon title={say('staff.importFailed')} description={problem} />
      </div>
    );
  const title = dryRun
    ? say('staff.importChecked', { ok, failed: failedRows })
    : isRepeat
      ? say('staff.importEarlier', { ok, at: momentText(finishedAt ?? '') })
      : say('staff.importDone', { ok });
  const mend = () => attempt(async () => handOver(await staffApi.importErrors.file({ id })));
  return (
    <>
      <div role="status">
        <Alert
          type={!dryRun && !isRepeat ? 'success' : failedRows > 0 ? 'warning' : 'info'}
          showIcon
          title={title}
          description={
            <div className="imported__notes">
              {invited > 0 && <span>{say('staff.importInvited', { ok: invited })}</span>}
              {failedRows > 0 && (
                <>
                  <span>{say('staff.importAgain')}</span>
                  <Button size="small" icon={<DownloadOutlined />} onClick={() => void mend()}>
                    {say('staff.importErrors')}
                  </Button>
                </>
              )}
            </div>
          }
        />
      </div>
      <SmallTable
        head={['staff.row', 'staff.column', 'staff.problem']}
        figures={['staff.row']}
        rows={failed.slice(0, mostShown).map(({ row, field, message }) => [row, field, message])}
      />
      {failed.length > mostShown && <p className="faint">{say('staff.importFirst', { count: mostShown })}</p>}
    </>
  );
};
