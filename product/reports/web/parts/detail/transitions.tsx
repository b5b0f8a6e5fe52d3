import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDo } from '#shell/client/useDo';
import type { TransitionButtons } from '#shell/pages/Transitions';
import { SignDialog } from '#shell/parts/SignDialog';
import { useConfirm } from '#shell/parts/useConfirm';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../../calls';
import { hasSigned, actors, type Signer } from '../Signatures';
import { editorPath, reviewPath } from '../status';
import type { StaffReport } from '../types';
import { ReturnDialog } from './ReturnDialog';

interface Of {
  readonly of: StaffReport;
}

/** As what the reader would sign: their actions say as which actor. */
const actorOf = ({ can }: StaffReport): Signer | null =>
  !can.includes('sign')
    ? null
    : can.includes('answer')
      ? 'assessor'
      : can.includes('submitToPublicAgency')
        ? 'agency'
        : 'secondChecker';

const Write = ({ of }: Of) => {
  const say = useWords();
  return (
    <Link to={editorPath(of.id)}>
      <Button type="primary">{say('reportScreens.write')}</Button>
    </Link>
  );
};

/** Nothing is to be checked in a version that has been. */
const SecondCheck = ({ of }: Of) => {
  const say = useWords();
  if (of.secondCheck?.isCurrent) return null;
  return (
    <Link to={editorPath(of.id)}>
      <Button type="primary">{say('reportScreens.checkAction')}</Button>
    </Link>
  );
};

/** Nobody is led to giving back what the panel passed; the server takes it where a signer is in conflict. */
const Return = ({ of }: Of) => (of.tally?.outcome === 'pass' ? null : <ReturnDialog report={of} />);

/** Once everything is answered, and once for each who signs. */
const Sign = ({ of: report }: Of) => {
  const say = useWords();
  const cache = useQueryClient();
  const [signing, setSigning] = useState(false);
  const { id, contentHash } = report;
  const actor = actorOf(report);
  const allAnswered = report.suggestions.every(({ key }) => report.answers.some((each) => each.key === key));
  const maySign = allAnswered && actor !== null && !hasSigned(report, actor);
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

const Review = ({ of }: Of) => {
  const say = useWords();
  return (
    <Link to={reviewPath(of.id)}>
      <Button type="primary">{say('reportScreens.review')}</Button>
    </Link>
  );
};

/** Taking the report back from the panel, as long as the round is open (R4b). */
const Withdraw = ({ of: report }: Of) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const { id, rowVersion, achievementName: name } = report;
  if (report.tally !== null) return null;
  return (
    <Button
      danger
      onClick={() =>
        confirm({
          title: 'reportScreens.withdrawQuestion',
          values: { name },
          okText: 'reportScreens.withdraw',
          danger: true,
          reason: { least: 1 },
          run: (reason) =>
            perform(reportsApi.withdraw, { id, rowVersion, reason }, 'reportScreens.withdrawn'),
        })
      }
    >
      {say('reportScreens.withdraw')}
    </Button>
  );
};

/** The buttons of a report's page, the likely one last and primary. */
export const reportButtons: TransitionButtons<StaffReport> = {
  withdraw: { apart: Withdraw },
  save: Write,
  secondCheck: SecondCheck,
  returnToAssessor: Return,
  sign: Sign,
  submitToPublicAgency: SendToPublic,
  pass: Review,
  // On the desk of the public-service agency, beside `pass`.
  return: null,
  // At the editor's foot.
  submitToExperts: null,
  resubmit: null,
  // On the desk of the second check, and beside the chapter that a remark is about.
  giveBack: null,
  answerRemarks: null,
  // In the tab of the experts' suggestions.
  answer: null,
  // Where an achievement waits for its report, which is not there yet.
  create: null,
};
