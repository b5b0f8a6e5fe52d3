import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDo } from '#shell/client/useDo';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { AppointDialog } from './AppointDialog';
import { AttendanceDialog } from './AttendanceDialog';
import { HeldMeeting } from './HeldMeeting';
import { MinutesDialog } from './MinutesDialog';
import '../late.css';

/** How a report's panel judges: by correspondence, or in a meeting with attendance and minutes (domain §6.5). */
const Meeting = ({ reportId }: { readonly reportId: string }) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const found = useQuery(panelsApi.meetings.query({ reportId }));
  if (!found.data) return <PartAwaited of={found} rows={2} />;
  const { meetings, panelRound, can } = found.data;
  const now = meetings.find((meeting) => meeting.panelRound === panelRound);
  if (meetings.length === 0 && can.length === 0) return null;
  const cancel = (rowVersion: number) =>
    confirm({
      title: 'panelMeeting.cancelQuestion',
      okText: 'panelMeeting.cancel',
      danger: true,
      reason: { least: 1 },
      run: (reason) =>
        perform(panelsApi.cancelMeeting, { id: reportId, rowVersion, reason }, 'panelMeeting.cancelled'),
    });
  return (
    <section aria-label={say('panelMeeting.title')} className="panel-meeting">
      <h3>{say('panelMeeting.title')}</h3>
      {!now && <p>{say('panelMeeting.correspondence')}</p>}
      {!now && can.includes('set') && (
        <>
          <p className="faint">{say('panelMeeting.choice')}</p>
          <p>
            <AppointDialog reportId={reportId} />
          </p>
        </>
      )}
      {meetings.toReversed().map((meeting) => {
        const may = meeting === now ? can : [];
        const about = { reportId, meeting };
        return (
          <HeldMeeting
            key={meeting.panelRound}
            {...about}
            isNamed={meetings.length > 1 || meeting !== now}
            appointing={
              <>
                {may.includes('set') && <AppointDialog {...about} />}
                {may.includes('cancel') && (
                  <Button danger onClick={() => cancel(meeting.rowVersion)}>
                    {say('panelMeeting.cancel')}
                  </Button>
                )}
              </>
            }
            attending={may.includes('attend') && <AttendanceDialog {...about} />}
            writing={may.includes('write') && <MinutesDialog {...about} />}
          />
        );
      })}
    </section>
  );
};
export default Meeting;
