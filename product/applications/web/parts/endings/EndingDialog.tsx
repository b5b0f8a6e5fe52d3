import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { ManyForm } from '#shell/actions/action';
import { prepare } from '#shell/actions/prepare';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { recordIn, WithEnd, type RecordAsked } from '#product/integrity/web';
import { applicationsApi } from '../../calls';
import type { Standing } from '../status';

const kinds = {
  termination: {
    call: applicationsApi.terminate,
    press: 'applicationScreens.terminate',
    question: 'applicationScreens.terminateQuestion',
    done: 'applicationScreens.terminated',
  },
  rejection: {
    call: applicationsApi.rejectFinally,
    press: 'applicationScreens.rejectFinally',
    question: 'applicationScreens.rejectFinallyQuestion',
    done: 'applicationScreens.rejectedFinally',
  },
} as const;
/** What a ground of the end is among those of records: false material, misconduct; the others have no like. */
const likeGround: Readonly<Record<string, string>> = { '1': '1', '7': '2' };

/** The record that one end may bring; what it says of the application is read for it. */
const RecordOf = ({
  of: { id },
  ...place
}: {
  readonly of: Standing;
  readonly under?: readonly string[];
  readonly isRow?: true;
}) => {
  const found = useQuery(applicationsApi.dossier.query({ id }));
  const record = found.data;
  const whole = record?.view === 'whole' ? record : undefined;
  const main = whole?.organisations?.find(({ isMain }) => isMain);
  // What a field begins with is asked when it is made, and it is not made anew under a hand that chooses: first the proposal.
  if (!record) return <PartAwaited of={found} rows={2} />;
  return (
    <WithEnd
      applicantName={record.ownerName ?? ''}
      organisationName={main?.organisationId ? main.name : null}
      ground={likeGround[whole?.proposal?.reasonCode ?? '']}
      {...place}
    />
  );
};

interface EndingProps {
  readonly kind: keyof typeof kinds;
  readonly of: Standing;
  readonly onClose: () => void;
}

/** Whoever decides the end that somebody proposed, and proposes an integrity record with it where they think that right. */
const EndingDialog = ({ kind, of, onClose }: EndingProps) => {
  const say = useWords();
  const { id, rowVersion } = of;
  const { call, press, question, done } = kinds[kind];
  const { form, busy, save, leave } = useDialogForm<RecordAsked>(onClose);
  return (
    <Modal
      open
      title={say(press)}
      okText={say(press)}
      okButtonProps={{ danger: true }}
      cancelText={say('shell.goBack')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <p className="gap-below">{say(question, { name: of.achievementName ?? '' })}</p>
      <VerticalForm<RecordAsked>
        form={form}
        onFinish={(asked) => void save(call, { id, rowVersion, ...recordIn(asked) }, done)}
      >
        <RecordOf of={of} />
      </VerticalForm>
    </Modal>
  );
};
export default EndingDialog;

/** What a record is about is never the same for all: each row says whether it brings one. */
const Shared = () => {
  const say = useWords();
  return <p className="faint gap-below">{say('integrity.withEndsHint')}</p>;
};

const Own = ({ of, under }: { readonly of: Standing; readonly under: readonly [string, string] }) => (
  <RecordOf of={of} under={under} isRow />
);

/** Many evaluations are terminated as each was proposed, with an integrity record for each that is to bring one (A11). */
export const terminateMany: ManyForm = {
  Shared,
  Own,
  call: ({ id, rowVersion }: Standing, _: object, own: RecordAsked) =>
    prepare(applicationsApi.terminate, { id, rowVersion, ...recordIn(own) }),
};
