import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#shell/can';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { dayText } from '#contract/formatters';
import { StatusTag } from '#shell/look/StatusTag';
import { Transitions } from '#shell/pages/Transitions';
import { useWords } from '#shell/words/say';
import { kindCodes } from '#product/opinions/codes';
import { RecordOfExpert } from './late';
import type { Member } from './seats';
import { invitationLooks, invitationWords, sheetLook, sheetWord } from './status';
import { memberDialogs, memberTransitions } from './transitions';

/** One seat of a panel: who, how far, since when, and what the agency may do about it now. */
export const MemberState = ({
  member,
  taken,
}: {
  readonly member: Member;
  readonly taken: ReadonlySet<string>;
}) => {
  const say = useWords();
  const { invitation, status } = member;
  const mayForm = useCan()('panel.form');
  const [showsRecord, setShowsRecord] = useState(false);
  const dates = [
    ['invitedAt', member.invitedAt],
    ['replyBy', invitation === 'invited' ? member.replyBy : null],
    [invitation === 'declined' ? 'declinedOn' : 'acceptedOn', member.repliedAt],
    ['submittedOn', member.signedAt],
    ['checkedOn', member.checkedAt],
    ['due', status === 'submitted' || status === 'passed' ? null : member.dueOn],
  ] as const;
  return (
    <div className="panel-member">
      <div className="panel-member__line">
        <b>
          {member.number > 0 && member.number} {member.expertName}
        </b>
        <span className="faint">
          <DictionaryTag dictionary="professionalTitle" code={member.professionalTitle} /> ·{' '}
          {member.organisationName} · <DictionaryTag dictionary="expertKind" code={kindCodes[member.kind]} />
        </span>
        {member.isLeader && <span>{say('panelScreens.leader')}</span>}
        <StatusTag status={invitationLooks[invitation]}>{say(invitationWords[invitation])}</StatusTag>
        {invitation === 'accepted' && (
          <StatusTag status={sheetLook(status)}>{say(sheetWord(status))}</StatusTag>
        )}
        {mayForm && (
          <Button
            type="link"
            size="small"
            className="panel-member__record"
            onClick={() => setShowsRecord(true)}
          >
            {say('panelScreens.record')}
          </Button>
        )}
        <Transitions
          key={member.rowVersion}
          of={{ ...member, taken }}
          table={memberTransitions}
          drawn={memberDialogs}
        />
      </div>
      {showsRecord && (
        <RecordOfExpert
          expertId={member.expertId}
          name={member.expertName}
          onClose={() => setShowsRecord(false)}
        />
      )}
      <p className="faint panel-member__dates">
        {dates.map(
          ([word, at]) =>
            at && (
              <span key={word}>
                {say(`panelScreens.${word}`)} {dayText(at)}
              </span>
            ),
        )}
      </p>
      {member.replaceFor && member.replaceFor !== 'unanswered' && (
        <p className="faint">{say(`panelScreens.ground.${member.replaceFor}`)}</p>
      )}
      {member.overLoad && (
        <p className="faint">
          {say('panelScreens.overLoad', {
            count: member.overLoad.openPanels,
            reason: member.overLoad.reason,
          })}
        </p>
      )}
      {member.declineReason && (
        <p className="faint">{say('panelScreens.declineReason', { reason: member.declineReason })}</p>
      )}
      {member.ruling && (
        <p className="faint">
          {say(`panelScreens.ruled.${member.ruling.state}`)}
          {member.ruling.text && `: ${member.ruling.text}`}
        </p>
      )}
      {member.returned && (
        <p className="faint">
          {say('panelScreens.formReason')}: {member.returned.text}
        </p>
      )}
      {member.form.missing.length > 0 && status === 'submitted' && (
        <p className="faint">{member.form.missing.join('；')}</p>
      )}
    </div>
  );
};
