import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { useDo } from '../../../../shell/client/useDo';
import { useOptions } from '../../../../shell/dictionary/useDictionary';
import { StatusTag } from '../../../../shell/look/StatusTag';
import { useConfirm } from '../../../../shell/parts/useConfirm';
import { useWords } from '../../../../shell/words/say';
import type { OpinionForAgency } from '../../opinion';
import { panelsApi } from '../calls';
import { invitationLooks, invitationWords, sheetLook, sheetWord } from './status';
import './panels.css';

type Member = z.output<typeof OpinionForAgency>;

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
  const members = (round.data ?? []).filter((each): each is Member => each.audience === 'agency');
  const close = () =>
    confirm({
      title: 'panelScreens.closeQuestion',
      okText: 'panelScreens.closeRound',
      run: () => perform(panelsApi.closeRound, { id: reportId }, 'panelScreens.closed'),
    });
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
      {members.map((member) => (
        <div key={member.id} className="panel-member">
          <div className="panel-member__line">
            <b>
              {member.number} {member.expertName}
            </b>
            <span className="faint">{member.organisationName}</span>
            {member.isLeader && <span>{say('panelScreens.leader')}</span>}
            <StatusTag status={invitationLooks[member.invitation]}>
              {say(invitationWords[member.invitation])}
            </StatusTag>
            {member.invitation === 'accepted' && (
              <StatusTag status={sheetLook(member.status)}>{say(sheetWord(member.status))}</StatusTag>
            )}
            {member.can.includes('approveForm') && (
              <Button
                size="small"
                type="primary"
                onClick={() =>
                  void perform(
                    panelsApi.check,
                    { id: member.id, rowVersion: member.rowVersion, result: 'passed' },
                    'panelScreens.formPassed',
                  )
                }
              >
                {say('panelScreens.formPass')}
              </Button>
            )}
            {member.can.includes('returnForm') && <ReturnForm member={member} />}
          </div>
          {member.form.missing.length > 0 && member.status === 'submitted' && (
            <p className="faint">{member.form.missing.join('；')}</p>
          )}
          {member.declineReason && <p className="faint">{member.declineReason}</p>}
        </div>
      ))}
      {mayClose && !result.data && members.length > 0 && (
        <p>
          <Button type="primary" onClick={close}>
            {say('panelScreens.closeRound')}
          </Button>
        </p>
      )}
    </section>
  );
};

/** Sends a sheet back for a defect of its form; never for its verdict (E4). */
const ReturnForm = ({ member }: { readonly member: Member }) => {
  const say = useWords();
  const perform = useDo();
  const reasons = useOptions('formDefect');
  const [open, setOpen] = useState(false);
  const [reasonCode, setReasonCode] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    if (!reasonCode) return;
    const done = await perform(
      panelsApi.check,
      {
        id: member.id,
        rowVersion: member.rowVersion,
        result: 'notPassed',
        reasonCode,
        message: reasons.find(({ value }) => value === reasonCode)?.label ?? '',
      },
      'panelScreens.formReturned',
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('panelScreens.formReturn')}
      </Button>
      <Modal
        open={open}
        title={say('panelScreens.formReturn')}
        okText={say('panelScreens.formReturn')}
        cancelText={say('shell.cancel')}
        okButtonProps={{ disabled: !reasonCode }}
        onOk={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <Select
          aria-label={say('panelScreens.formReason')}
          style={{ width: '100%' }}
          value={reasonCode}
          options={reasons}
          onChange={setReasonCode}
        />
      </Modal>
    </>
  );
};
