import { Form, Input, Modal } from 'antd';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { dictionariesApi } from '../calls';
import { Names } from './Names';
import type { SetRow } from './rows';
import { atMost, counted } from '#shell/form/length';

type Values = Pick<SetRow, 'name' | 'nameEn' | 'nameEs' | 'code' | 'remark'>;

/** A new set, or the names and remark of one. */
export const SetDialog = ({ set, onClose }: { readonly set?: SetRow; readonly onClose: () => void }) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const done = (values: Values): void => {
    if (!set) return void save(dictionariesApi.addSet, values, 'dictionaryScreens.added');
    const changed = { ...values, id: set.id, rowVersion: set.rowVersion };
    return void save(dictionariesApi.editSet, changed, 'dictionaryScreens.saved');
  };
  const code = say('dictionaryScreens.code');
  return (
    <Modal
      open
      title={say(set ? 'dictionaryScreens.editSet' : 'dictionaryScreens.addSet')}
      okText={say('shell.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <VerticalForm form={form} initialValues={set ?? {}} onFinish={done}>
        <Form.Item
          name="code"
          label={code}
          extra={say(set ? 'dictionaryScreens.codeFixed' : 'dictionaryScreens.setCodeHint')}
          rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label: code }) }]}
        >
          <Input {...atMost(60)} disabled={set !== undefined} />
        </Form.Item>
        <Names />
        <Form.Item name="remark" label={say('dictionaryScreens.remark')}>
          <Input.TextArea {...counted(500)} rows={2} />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
