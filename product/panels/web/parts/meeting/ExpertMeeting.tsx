import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useDo } from '#shell/client/useDo';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { HeldMeeting } from './HeldMeeting';

interface ExpertMeetingProps {
  readonly reportId: string;
  readonly onClose: () => void;
}

/** The meeting of the panel beside an expert's sheet: when, where, who took part, and the minutes for the leader to sign. */
const ExpertMeeting = ({ reportId, onClose }: ExpertMeetingProps) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const found = useQuery(panelsApi.meetings.query({ reportId }));
  const { meetings = [], can = [], panelRound } = found.data ?? {};
  const sign = (rowVersion: number, contentHash: string) =>
    confirm({
      title: 'panelMeeting.signQuestion',
      okText: 'panelMeeting.sign',
      run: () =>
        perform(panelsApi.signMinutes, { id: reportId, rowVersion, contentHash }, 'panelMeeting.signed'),
    });
  const object = (rowVersion: number) =>
    confirm({
      title: 'panelMeeting.objectQuestion',
      okText: 'panelMeeting.object',
      reason: { least: 1 },
      run: (objection) =>
        perform(panelsApi.objectToMinutes, { id: reportId, rowVersion, objection }, 'panelMeeting.objected'),
    });
  return (
    <Drawer open size="large" title={say('panelMeeting.title')} onClose={onClose}>
      {!found.data && <PartAwaited of={found} />}
      {meetings.toReversed().map((meeting) => {
        const { minutes, rowVersion } = meeting;
        const may = meeting.panelRound === panelRound ? can : [];
        return (
          <HeldMeeting
            key={meeting.panelRound}
            reportId={reportId}
            meeting={meeting}
            isNamed={meetings.length > 1}
            writing={
              minutes &&
              may.length > 0 && (
                <>
                  {may.includes('sign') && (
                    <Button type="primary" onClick={() => sign(rowVersion, minutes.contentHash)}>
                      {say('panelMeeting.sign')}
                    </Button>
                  )}
                  {may.includes('object') && (
                    <Button onClick={() => object(rowVersion)}>{say('panelMeeting.object')}</Button>
                  )}
                </>
              )
            }
          />
        );
      })}
    </Drawer>
  );
};
export default ExpertMeeting;
