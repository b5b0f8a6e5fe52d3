import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Modal } from 'antd';
import type * as z from 'zod';
import { isRefusal } from '#shell/client/failed';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { Facts } from '#shell/pages/Facts';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';
import { useWords } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import type { Interest } from '../../interest';
import { interestApi } from '../calls';

interface AnswerDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One enquiry with how its writer is reached; answered or declined here, once. */
const AnswerDialog = ({ id, onClose }: AnswerDialogProps) => {
  const say = useWords();
  const found = useQuery(interestApi.byId.query({ id }));
  if (found.data) return <Answering interest={found.data} onClose={onClose} />;
  return (
    <Modal open title={say('interest.read')} footer={null} onCancel={onClose}>
      {isRefusal(found.error) ? <p className="faint">{say('interest.gone')}</p> : <PartAwaited of={found} />}
    </Modal>
  );
};
export default AnswerDialog;

const Answering = ({
  interest,
  onClose,
}: {
  readonly interest: z.output<typeof Interest>;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<{ readonly answer: string }>(onClose);
  const isOpen = interest.can.includes('answer');
  const reply = async (outcome: 'answered' | 'declined'): Promise<void> => {
    const valid = await form.validateFields().catch(() => undefined);
    if (!valid) return;
    const { id, rowVersion } = interest;
    await save(interestApi.reply, { id, rowVersion, outcome, answer: valid.answer }, 'interest.replied');
  };
  const label = say('interest.answer');
  return (
    <Modal
      open
      title={interest.achievementName}
      width={640}
      onCancel={leave}
      destroyOnHidden
      footer={
        isOpen && (
          <>
            <Button danger loading={busy} onClick={() => void reply('declined')}>
              {say('interest.decline')}
            </Button>
            <Button type="primary" loading={busy} onClick={() => void reply('answered')}>
              {say(interest.email ? 'interest.send' : 'interest.record')}
            </Button>
          </>
        )
      }
    >
      <Flex vertical gap="middle">
        <Facts
          row={interest}
          facts={[
            { field: 'need', label: 'interest.need', wide: true },
            { field: 'name', label: 'interest.name' },
            { field: 'organisation', label: 'interest.organisation' },
            { field: 'email', label: 'interest.email' },
            { field: 'phone', label: 'interest.phone' },
            { field: 'arrivedAt', label: 'interest.arrivedAt', as: 'moment' },
            { field: 'dueAt', label: 'interest.dueAt', as: 'moment' },
            { field: 'keptUntil', label: 'interest.keptUntil', as: 'moment' },
            ...(isOpen
              ? []
              : ([
                  { field: 'answer', label: 'interest.answer', wide: true },
                  { field: 'decidedBy', label: 'interest.decidedBy' },
                  { field: 'decidedAt', label: 'interest.decidedAt', as: 'moment' },
                ] as const)),
          ]}
        />
        {isOpen && (
          <VerticalForm form={form}>
            <Form.Item
              name="answer"
              label={label}
              extra={say(interest.email ? 'interest.byMail' : 'interest.byPhone')}
              rules={[
                { required: true, whitespace: true, min: 5, message: say('shell.pleaseEnter', { label }) },
              ]}
            >
              <TextWithPhrases kind="message" {...counted(2000)} rows={5} />
            </Form.Item>
          </VerticalForm>
        )}
      </Flex>
    </Modal>
  );
};
