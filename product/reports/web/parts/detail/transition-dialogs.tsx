import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { ActionButton, type DrawnTransitions } from '#shell/pages/Transitions';
import { SignDialog } from '#shell/parts/SignDialog';
import { useConfirm } from '#shell/parts/useConfirm';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../../calls';
import { hasSigned, actors, type Signer } from '../Signatures';
import { reportTransitions } from '../transitions';
import type { StaffReport } from '../types';
import { SendDialog } from '../editor/SendDialog';
import { ReturnDialog } from './ReturnDialog';

interface Of {
  readonly of: StaffReport;
}

/** As what the reader would sign: their actions say as which actor. */
const actorOf = ({ can }: StaffReport): Signer | null =>
  !can.includes('sign')
    ? null
    : can.includes('answer') || can.includes('resubmit')
      ? 'assessor'
      : can.includes('submitToPublicAgency') || can.includes('resubmitDirectly')
        ? 'agency'
        : 'secondChecker';

/** Nobody is led to giving back what the panel passed; the server takes it where a signer is in conflict. */
const Return = ({ of }: Of) => (of.tally?.outcome === 'pass' ? null : <ReturnDialog report={of} />);

/** Whether what was returned for its form can be signed as it stands: checked by them who sign as second checker, and nothing else changed. */
const isCorrected = ({ changedBeyondForm, secondCheck }: StaffReport, actor: Signer | null): boolean =>
  changedBeyondForm?.length === 0 &&
  secondCheck?.isCurrent === true &&
  (actor !== 'secondChecker' || secondCheck.isOwn);

/** Once everything is answered, and once for each who signs. */
const Sign = ({ of: report }: Of) => {
  const say = useWords();
  const cache = useQueryClient();
  const [signing, setSigning] = useState(false);
  const { id, contentHash } = report;
  const actor = actorOf(report);
  const allAnswered = report.suggestions.every(({ key }) => report.answers.some((each) => each.key === key));
  const isReady = report.status === 'returned' ? isCorrected(report, actor) : allAnswered;
  const maySign = isReady && actor !== null && !hasSigned(report, actor);
  return (
    <>
      {maySign && (
        <Button type="primary" onClick={() => setSigning(true)}>
          {say('reportScreens.sign')}
        </Button>
      )}
      <SignDialog
        open={signing}
        onClose={() => setSigning(false)}
        action="report.sign"
        id={id}
        contentHash={contentHash}
        onSign={async (signCode) => {
          const { mutationFn, onSuccess } = reportsApi.sign.change(cache);
          await mutationFn({ id, contentHash, signCode });
          await onSuccess();
          message.success(say('reportScreens.signedNow'));
        }}
      />
    </>
  );
};

const SendToPublic = ({ of: report }: Of) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const { id, rowVersion, achievementName: name } = report;
  const allSigned = actors.every((each) => hasSigned(report, each));
  return (
    <Button
      type="primary"
      disabled={!allSigned}
      title={allSigned ? undefined : say('reportScreens.needsSignatures')}
      onClick={() =>
        confirm({
          title: 'reportScreens.sendToPublicQuestion',
          values: { name },
          okText: 'reportScreens.sendToPublic',
          run: () => perform(reportsApi.submitToPublic, { id, rowVersion }, 'reportScreens.sentToPublic'),
        })
      }
    >
      {say('reportScreens.sendToPublic')}
    </Button>
  );
};

/** Back to the public-service agency past the panel, with an answer to each of its defects (R9). */
const SendBack = ({ of: report }: Of) => {
  const say = useWords();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const { id, rowVersion, defects, changedBeyondForm } = report;
  if (changedBeyondForm === null || changedBeyondForm.length > 0) return null;
  const lacks = [
    ...(report.secondCheck?.isCurrent ? [] : [say('reportScreens.secondCheckMissing')]),
    ...(actors.every((each) => hasSigned(report, each)) ? [] : [say('reportScreens.needsSignatures')]),
  ];
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('reportScreens.sendBack')}
      </Button>
      <SendDialog
        open={open}
        onClose={() => setOpen(false)}
        title="reportScreens.sendBackTitle"
        text="reportScreens.sendBackText"
        lacks={lacks}
        issues={defects}
        onSend={async ({ answers }) => {
          const { mutationFn, onSuccess } = reportsApi.resubmitDirectly.change(cache);
          await mutationFn({ id, rowVersion, answers: [...answers] });
          await onSuccess();
          message.success(say('reportScreens.sentToPublic'));
        }}
      />
    </>
  );
};

/** Nothing is to be checked in a version that has been. */
const SecondCheck = ({ of }: Of) =>
  of.secondCheck?.isCurrent ? null : <ActionButton action={reportTransitions.secondCheck} of={of} />;

/** Taking the report back from the panel, as long as the round is open (R4b). */
const Withdraw = ({ of }: Of) =>
  of.tally === null ? <ActionButton action={reportTransitions.withdraw} of={of} /> : null;

/** The transitions of a report's page that want a form, or stand there only while something more holds. */
export const reportDialogs: DrawnTransitions<typeof reportTransitions, StaffReport> = {
  withdraw: { apart: Withdraw },
  secondCheck: SecondCheck,
  returnToAssessor: Return,
  sign: Sign,
  submitToPublicAgency: SendToPublic,
  resubmitDirectly: SendBack,
};
