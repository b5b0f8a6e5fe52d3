import { Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { grounds, type Ground } from '../../../proposal';
import { applicationsApi } from '../../calls';
import { ReasonField } from '../ReasonField';

interface Values {
  readonly ground: Ground;
  readonly reason: string;
  readonly files: readonly StoredFile[];
}

/** The assessor proposes to end an evaluation: on which ground, in words, and with the evidence (A11). */
export const TerminationDialog = ({
  id,
  rowVersion,
}: {
  readonly id: string;
  readonly rowVersion: number;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const reasons = useOptions('rejectReason');
  const propose = ({ ground, reason, files }: Values): void => {
    void save(
      applicationsApi.proposeTermination,
      { id, rowVersion, reasonCode: ground, reason, fileId: files[0]!.id },
      'applicationScreens.terminationProposed',
    );
  };
  const evidence = say('applicationScreens.terminationEvidence');
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {say('applicationScreens.proposeTermination')}
      </Button>
      <Modal
        open={open}
        title={say('applicationScreens.proposeTermination')}
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
            label={say('applicationScreens.terminationGround')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('applicationScreens.terminationGround') }),
              },
            ]}
          >
            <Select options={reasons.filter(({ value }) => grounds.includes(value as Ground))} />
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
