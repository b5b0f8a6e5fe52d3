import { Alert, Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { momentText } from '#contract/formatters';
import type { StoredFile } from '#shell/office';
import { DictionaryTag, useOptions } from '#shell/dictionary/useDictionary';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';
import { FileLink } from '#product/files/web';
import { grounds, rejectionGrounds, type Ground } from '#product/applications/proposal';
import { applicationsApi } from '../../calls';
import { ReasonField } from '../ReasonField';

interface Values {
  readonly ground: Ground;
  readonly reason: string;
  readonly files: readonly StoredFile[];
}

const kinds = {
  termination: {
    grounds,
    call: applicationsApi.proposeTermination,
    title: 'applicationScreens.proposeTermination',
    ground: 'applicationScreens.terminationGround',
    done: 'applicationScreens.terminationProposed',
  },
  rejection: {
    grounds: rejectionGrounds,
    call: applicationsApi.proposeRejection,
    title: 'applicationScreens.proposeRejection',
    ground: 'applicationScreens.rejectionGround',
    done: 'applicationScreens.rejectionProposed',
  },
} as const;

/**
 * Somebody proposes an end that another one decides: on which ground, in words, and with the evidence. The assessor to
 * terminate an evaluation (A11), a reviewer to reject it for good (A15).
 */
export const ProposalDialog = ({
  kind,
  id,
  rowVersion,
}: {
  readonly kind: keyof typeof kinds;
  readonly id: string;
  readonly rowVersion: number;
}) => {
  const say = useWords();
  const { grounds: offered, ground: label, call, title, done } = kinds[kind];
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const reasons = useOptions('rejectReason');
  const propose = ({ ground, reason, files }: Values): void => {
    void save(
      call as typeof kinds.termination.call,
      { id, rowVersion, reasonCode: ground, reason, fileId: files[0]!.id },
      done,
    );
  };
  const evidence = say('applicationScreens.terminationEvidence');
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {say(title)}
      </Button>
      <Modal
        open={open}
        title={say(title)}
        okText={say('applicationScreens.propose')}
        okButtonProps={{ danger: true }}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={propose}>
          <Form.Item
            name="ground"
            label={say(label)}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say(label) }),
              },
            ]}
          >
            <Select options={reasons.filter(({ value }) => (offered as readonly string[]).includes(value))} />
          </Form.Item>
          <ReasonField name="reason" least={10} most={1000} />
          <Form.Item
            name="files"
            label={evidence}
            rules={[{ required: true, message: say('shell.pleaseSelect', { label: evidence }) }]}
          >
            <FileUpload atMost={1} kinds={['pdf', 'jpg', 'png']} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

type Proposal = NonNullable<z.output<typeof FullDetails>['proposal']>;

/** What is proposed, by whom and why, for whoever decides it. */
export const ProposalNotice = ({ proposal }: { readonly proposal: Proposal }) => {
  const say = useWords();
  const { kind, reasonCode, reason, fileId, byName, at } = proposal;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say(`applicationScreens.${kind}Waits`, { name: byName, at: momentText(at) })}
      description={
        <>
          <p>
            <DictionaryTag dictionary="rejectReason" code={reasonCode} />: {reason}
          </p>
          <FileLink id={fileId} name={say('applicationScreens.terminationEvidence')} />
        </>
      }
    />
  );
};
