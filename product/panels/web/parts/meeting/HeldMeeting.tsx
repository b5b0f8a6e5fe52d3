import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { momentText } from '#contract/formatters';
import type { Meeting } from '#product/panels/meeting';
import { calendarFile } from '#product/panels/meeting-calendar';
import { FileLink } from '#product/files/web';
import { handOver } from '#shell/client/hand-over';
import { usePage } from '#shell/frame/page';
import { StatusTag } from '#shell/look/StatusTag';
import { Facts } from '#shell/pages/Facts';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import '../late.css';

interface HeldMeetingProps {
  readonly reportId: string;
  readonly meeting: Meeting;
  /** Whether it says of which round it is: where there are several. */
  readonly isNamed: boolean;
  /** What the reader may do about the appointment, the attendance and the minutes. */
  readonly appointing?: ReactNode;
  readonly attending?: ReactNode;
  readonly writing?: ReactNode;
}

/** One meeting: when and where, who took part, what was decided, and what the reader may do about it. */
export const HeldMeeting = ({
  reportId,
  meeting,
  isNamed,
  appointing,
  attending,
  writing,
}: HeldMeetingProps) => {
  const say = useWords();
  const { title } = usePage();
  const { startsAt, endsAt, place, rowVersion, panelRound, attendance } = meeting;
  const take = (): void => {
    const event = {
      uid: `${reportId}-${panelRound}@assay`,
      sequence: rowVersion,
      ...{ startsAt, endsAt, place },
      summary: `${say('panelMeeting.title')} · ${title ?? ''}`,
    };
    const text = calendarFile(event, new Date().toISOString());
    handOver(new File([text], 'meeting.ics', { type: 'text/calendar' }));
  };
  return (
    <div className="panel-meeting__one">
      {isNamed && <h4>{say('panelMeeting.round', { round: panelRound })}</h4>}
      <Facts
        row={meeting}
        facts={[
          { field: 'startsAt', label: 'panelMeeting.startsAt', as: 'moment' },
          { field: 'endsAt', label: 'panelMeeting.endsAt', as: 'moment' },
          { field: 'place', label: 'panelMeeting.place', wide: true },
        ]}
      />
      <div className="panel-meeting__actions">
        <Button onClick={take}>{say('panelMeeting.calendar')}</Button>
        {appointing}
      </div>
      <SmallTable
        title="panelMeeting.attendance"
        level={3}
        head={['panelMeeting.expert', 'panelMeeting.part', 'panelMeeting.reason']}
        rows={attendance.map(({ number, name, isLeader, attendance: part, reason }) => [
          [say('panelMeeting.seat', { number }), name, isLeader && say('panelMeeting.leader')]
            .filter(Boolean)
            .join(' · '),
          say(part === null ? 'panelMeeting.notRecorded' : `panelMeeting.part.${part}`),
          reason,
        ])}
      />
      {attending}
      {(meeting.minutes || writing) && <Minutes minutes={meeting.minutes}>{writing}</Minutes>}
    </div>
  );
};

/** The minutes of a meeting: as they are written, whether the leader has signed them, and what they object to. */
const Minutes = ({
  minutes,
  children,
}: {
  readonly minutes: Meeting['minutes'];
  readonly children: ReactNode;
}) => {
  const say = useWords();
  return (
    <section aria-label={say('panelMeeting.minutes')} className="panel-meeting__minutes">
      <h3 className="panel-meeting__actions">
        {say('panelMeeting.minutes')}
        {minutes && (
          <StatusTag status={minutes.signedAt ? 'passed' : 'returned'}>
            {minutes.signedAt
              ? say('panelMeeting.signedAt', { at: momentText(minutes.signedAt) })
              : say('panelMeeting.unsigned')}
          </StatusTag>
        )}
      </h3>
      {minutes?.objection && (
        <Alert
          type="warning"
          showIcon
          title={say('panelMeeting.objection')}
          description={minutes.objection}
        />
      )}
      {minutes ? (
        <>
          <p className="panel-meeting__text">{minutes.text}</p>
          <h4>{say('panelMeeting.decided')}</h4>
          <ol className="panel-meeting__points">
            {minutes.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          {minutes.file && (
            <p>
              <FileLink id={minutes.file.id} name={minutes.file.name} />
            </p>
          )}
        </>
      ) : (
        <p className="faint">{say('panelMeeting.noMinutes')}</p>
      )}
      {children && <div className="panel-meeting__actions">{children}</div>}
    </section>
  );
};
