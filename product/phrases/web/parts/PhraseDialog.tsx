import { Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { phraseKinds, type PhraseKind } from '../../phrase';
import { phrasesApi } from '../calls';

interface Values {
  readonly kind: PhraseKind;
  readonly body: string;
  readonly isShared?: boolean;
}
interface PhraseDialogProps {
  /** The one that is changed; without it a new one is written. */
  readonly phrase?: Values & { readonly id: string };
  readonly mayShare: boolean;
}

/** Writes a phrase, or changes one. */
export const PhraseDialog = ({ phrase, mayShare }: PhraseDialogProps) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const store = ({ kind, body, isShared = false }: Values): void =>
    void (phrase
      ? save(phrasesApi.edit, { id: phrase.id, kind, body }, 'phrases.changed')
      : save(isShared ? phrasesApi.share : phrasesApi.add, { kind, body }, 'phrases.added'));
  const label = say('phrases.body');
  const title = say(phrase ? 'phrases.edit' : 'phrases.add');
  return (
    <>
      <Button type={phrase ? 'link' : 'primary'} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal
        open={open}
        title={title}
        okText={say('phrases.save')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={store} initialValues={phrase ?? { kind: 'reason' }}>
          <Form.Item name="kind" label={say('phrases.kind')}>
            <Select options={phraseKinds.map((value) => ({ value, label: say(`phrases.kind.${value}`) }))} />
          </Form.Item>
          <Form.Item
            name="body"
            label={label}
            extra={say('phrases.hint')}
            rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
          >
            <Input.TextArea {...counted(500)} rows={4} />
          </Form.Item>
          {!phrase && mayShare && (
            <Form.Item name="isShared" valuePropName="checked">
              <Checkbox>{say('phrases.share')}</Checkbox>
            </Form.Item>
          )}
        </VerticalForm>
      </Modal>
    </>
  );
};
