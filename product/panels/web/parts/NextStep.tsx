import { Alert } from 'antd';
import { useWords } from '#shell/words/say';
import type { Member } from './seats';

/** What the agency has to do next about a panel, in one sentence each. */
export const NextStep = ({
  members,
  isWithExperts,
  isHeld,
}: {
  readonly members: readonly Member[];
  readonly isWithExperts: boolean;
  /** Where the panel meets: whether it has met, and its minutes are signed. */
  readonly isHeld: boolean;
}) => {
  const say = useWords();
  const seated = members.filter(({ number }) => number > 0);
  if (seated.length === 0) return null;
  const count = (is: (member: Member) => boolean): number => seated.filter(is).length;
  const declined = count(({ invitation }) => invitation === 'declined');
  const silent = count(({ invitation }) => invitation === 'invited');
  const waiting = count(({ status }) => status === 'submitted');
  const writing = count(
    ({ invitation, status }) => invitation === 'accepted' && status !== 'submitted' && status !== 'passed',
  );
  const said = [
    declined > 0 && say('panelScreens.next.declined', { count: declined }),
    silent > 0 && say('panelScreens.next.silent', { count: silent }),
    isWithExperts && waiting > 0 && say('panelScreens.next.check', { count: waiting }),
    isWithExperts && writing > 0 && say('panelScreens.next.writing', { count: writing }),
    isWithExperts && !isHeld && say('panelScreens.next.meeting'),
    isWithExperts && isHeld && declined + silent + waiting + writing === 0 && say('panelScreens.next.close'),
    !isWithExperts && declined + silent === 0 && say('panelScreens.next.send'),
  ].filter((each) => each !== false);
  return (
    <Alert
      type="info"
      showIcon
      title={say('panelScreens.next')}
      description={
        <ul className="panel-next">
          {said.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      }
    />
  );
};
