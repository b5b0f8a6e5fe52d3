import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useCan } from '#shell/can';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useDo } from '#shell/client/useDo';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../calls';
import { ClosedRound, DiscussionNote, FormChecks, PanelMeeting } from './late';
import { MemberState } from './MemberState';
import { NextStep } from './NextStep';
import { OpenedSheets, SheetsIn } from './OpenedSheets';
import { isComplete, type Member } from './seats';
import './panels.css';

/** The panel as it stands: who accepted, whose sheet is in, what its form says; at the end the count. */
export const PanelState = ({
  reportId,
  mayClose,
}: {
  readonly reportId: string;
  readonly mayClose: boolean;
}) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const round = useQuery(panelsApi.round.query({ reportId }));
  const result = useQuery({ ...panelsApi.result.query({ reportId }), retry: false, meta: { quiet: true } });
  const meetings = useQuery(panelsApi.meetings.query({ reportId }));
  const meeting = meetings.data?.meetings.find(({ panelRound }) => panelRound === meetings.data.panelRound);
  const isHeld = !meeting || Boolean(meeting.minutes?.signedAt);
  const members = (round.data ?? []).filter((each): each is Member => each.audience === 'agency');
  const discussion = round.data?.find(({ isDiscussion }) => isDiscussion);
  const toCheck = members.filter(({ can }) => can.includes('approveForm'));
  const can = useCan();
  const mayForm = can('panel.form');
  // Who knows experts by number only is told of no seat before its sheet has come in.
  const knowsNumbers =
    members.length === 0 &&
    (!can('panel.conflicts') || (round.data ?? []).some(({ audience }) => audience === 'assessor'));
  const taken = new Set(members.flatMap(({ expertId, number }) => (number > 0 ? [expertId] : [])));
  const close = () =>
    confirm({
      title: 'panelScreens.closeQuestion',
      okText: 'panelScreens.closeRound',
      run: () => perform(panelsApi.closeRound, { id: reportId }, 'panelScreens.closed'),
    });
  if (!round.data || result.isPending) return <PartAwaited of={round} rows={3} />;
  return (
    <section aria-label={say('panelScreens.panel')}>
      {result.data && (
        <Alert
          type={result.data.outcome === 'pass' ? 'success' : 'warning'}
          showIcon
          title={say(`panelScreens.outcome.${result.data.outcome}`)}
          description={say('panelScreens.tally', {
            agree: result.data.agree,
            modify: result.data.agreeAfterModification,
            disagree: result.data.disagree,
          })}
        />
      )}
      {discussion && !result.data && (
        <DiscussionNote reportId={reportId} panelRound={discussion.panelRound} />
      )}
      {!result.data && mayForm && <NextStep members={members} isWithExperts={mayClose} isHeld={isHeld} />}
      {toCheck.length > 1 && (
        <p className="panel-checks">
          <FormChecks members={toCheck} />
        </p>
      )}
      <PanelMeeting reportId={reportId} />
      {members.map((member) => (
        <MemberState key={member.id} member={member} taken={taken} />
      ))}
      {!result.data && knowsNumbers && <SheetsIn seats={round.data ?? []} />}
      {result.data && <ClosedRound result={result.data} />}
      {result.data && <OpenedSheets seats={round.data ?? []} />}
      {mayClose && !result.data && isHeld && isComplete(members) && (
        <p>
          <Button type="primary" onClick={close}>
            {say('panelScreens.closeRound')}
          </Button>
        </p>
      )}
    </section>
  );
};
