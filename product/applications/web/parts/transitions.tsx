import { Button } from 'antd';
import { Link } from 'react-router';
import type { TransitionButtons } from '#shell/pages/Transitions';
import { useConfirm } from '#shell/parts/useConfirm';
import { useDo } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import type { ApplicationTransition } from '../../workflow';
import { applicationsApi } from '../calls';
import { AcceptDialog } from './AcceptDialog';
import { ReassignDialog } from './ReassignDialog';
import { RejectDialog } from './RejectDialog';
import { ReturnDialog } from './ReturnDialog';
import { TerminationDialog } from './TerminationDialog';
import { useCancel } from './useCancel';

/** An application as far as its buttons look. */
interface Standing {
  readonly id: string;
  readonly rowVersion: number;
  readonly achievementName?: string | null | undefined;
  readonly can: readonly ApplicationTransition[];
}
interface Of {
  readonly of: Standing;
}

const Cancel = ({ of }: Of) => {
  const say = useWords();
  const cancel = useCancel();
  return (
    <Button danger onClick={() => cancel(of)}>
      {say('applicationScreens.cancel')}
    </Button>
  );
};

const Release = ({ of: { id, rowVersion, achievementName } }: Of) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const release = () =>
    confirm({
      title: 'applicationScreens.releaseQuestion',
      values: { name: achievementName ?? '' },
      okText: 'applicationScreens.release',
      danger: true,
      reason: { least: 10 },
      run: (reason) =>
        perform(applicationsApi.release, { id, rowVersion, reason }, 'applicationScreens.released'),
    });
  return (
    <Button danger onClick={release}>
      {say('applicationScreens.release')}
    </Button>
  );
};

const Terminate = ({ of: { id, rowVersion, achievementName } }: Of) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const terminate = () =>
    confirm({
      title: 'applicationScreens.terminateQuestion',
      values: { name: achievementName ?? '' },
      okText: 'applicationScreens.terminate',
      danger: true,
      run: () => perform(applicationsApi.terminate, { id, rowVersion }, 'applicationScreens.terminated'),
    });
  return (
    <Button danger onClick={terminate}>
      {say('applicationScreens.terminate')}
    </Button>
  );
};

const DeclineTermination = ({ of: { id, rowVersion, achievementName } }: Of) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const decline = () =>
    confirm({
      title: 'applicationScreens.declineTerminationQuestion',
      values: { name: achievementName ?? '' },
      okText: 'applicationScreens.declineTermination',
      reason: { least: 10 },
      run: (reason) =>
        perform(
          applicationsApi.declineTermination,
          { id, rowVersion, reason },
          'applicationScreens.terminationDeclined',
        ),
    });
  return <Button onClick={decline}>{say('applicationScreens.declineTermination')}</Button>;
};

const Edit = ({ of }: Of) => {
  const say = useWords();
  return (
    <Link to={`/EvaluationManagement/edit?Id=${of.id}`}>
      <Button type="primary">{say('applicationScreens.edit')}</Button>
    </Link>
  );
};

/** The buttons of an application's page. */
export const applicationButtons: TransitionButtons<Standing> = {
  cancel: { apart: Cancel },
  release: { apart: Release },
  proposeTermination: { apart: ({ of }) => <TerminationDialog id={of.id} rowVersion={of.rowVersion} /> },
  terminate: { apart: Terminate },
  declineTermination: DeclineTermination,
  reject: { apart: ({ of }) => <RejectDialog id={of.id} rowVersion={of.rowVersion} /> },
  reassign: ({ of }) => <ReassignDialog id={of.id} rowVersion={of.rowVersion} />,
  return: ({ of }) => <ReturnDialog id={of.id} rowVersion={of.rowVersion} />,
  submit: Edit,
  accept: ({ of }) => <AcceptDialog id={of.id} rowVersion={of.rowVersion} />,
  // In the form itself.
  save: null,
  // In the list: a draft has no page of its own.
  remove: null,
};
