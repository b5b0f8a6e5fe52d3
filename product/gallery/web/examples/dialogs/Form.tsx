import { Form as Fields, Input, Modal } from 'antd';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';

interface Note {
  readonly note: string;
}

/** A few fields in a dialog: it asks before what was typed is thrown away. */
const Form = () => {
  const say = useWords();
  const [open, setOpen] = useOpening();
  const { form, leave } = useDialogForm<Note>(() => setOpen(false));
  const label = say('galleryShowing.dialogs.note');
  return (
    <>
      <OpeningButton onClick={() => setOpen(true)}>{say('galleryShowing.dialogs.write')}</OpeningButton>
      <Modal
        open={open}
        title={say('galleryShowing.dialogs.write')}
        okText={say('shell.save')}
        cancelText={say('shell.cancel')}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm<Note> form={form} onFinish={() => setOpen(false)}>
          <Fields.Item
            name="note"
            label={label}
            rules={[{ required: true, message: say('shell.pleaseEnter', { label }) }]}
          >
            <Input.TextArea rows={3} />
          </Fields.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};
export default Form;
