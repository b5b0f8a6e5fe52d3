import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { counted } from '#shell/form/length';
import { VerticalForm } from '#shell/form/VerticalForm';
import { CopyText } from '#shell/parts/CopyText';
import { useWords } from '#shell/words/say';
import { publicationApi } from '../calls';

/** Gives out a key: named for whom it is, then shown this once with how it is used. */
export const NewKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<{ readonly name: string }>();
  const [made, setMade] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async ({ name }: { readonly name: string }): Promise<void> => {
    setBusy(true);
    const answer = await perform(publicationApi.addVerificationKey, { name }, 'publication.keys.added');
    setBusy(false);
    if (answer) setMade(answer.key);
  };
  const label = say('publication.keys.name');
  return (
    <Modal
      open
      title={say('publication.keys.add')}
      okText={say(made === undefined ? 'publication.keys.add' : 'shell.close')}
      cancelText={say('shell.cancel')}
      cancelButtonProps={made === undefined ? {} : { style: { display: 'none' } }}
      confirmLoading={busy}
      onOk={() => (made === undefined ? form.submit() : onClose())}
      onCancel={onClose}
    >
      {made === undefined ? (
        <VerticalForm form={form} onFinish={(values) => void make(values)}>
          <Form.Item
            name="name"
            label={label}
            extra={say('publication.keys.nameHint')}
            rules={[
              { required: true, whitespace: true, min: 2, message: say('shell.pleaseEnter', { label }) },
            ]}
          >
            <Input {...counted(100)} />
          </Form.Item>
        </VerticalForm>
      ) : (
        <>
          <Alert
            type="success"
            showIcon
            title={say('publication.keys.shownOnce')}
            description={<CopyText text={made} label="publication.keys.key" />}
          />
          <p className="faint">{say('publication.keys.use')}</p>
        </>
      )}
    </Modal>
  );
};
