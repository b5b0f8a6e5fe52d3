import { Modal } from 'antd';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import { AssessorField } from './AssessorField';
import { ReasonField } from './ReasonField';

interface Values {
  readonly assessorId: string;
  readonly reason: string;
}

/** Gives the case to another assessor, with the reason (A18). */
export const ReassignDialog = ({ id, rowVersion }: { readonly id: string; readonly rowVersion: number }) => {
  const say = useWords();
  const [open, setOpen] = useOpening();
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const reassign = (values: Values): void => {
    void save(applicationsApi.reassign, { id, rowVersion, ...values }, 'applicationScreens.reassigned');
  };
  return (
    <>
      <OpeningButton onClick={() => setOpen(true)}>{say('applicationScreens.reassign')}</OpeningButton>
      <Modal
        open={open}
        title={say('applicationScreens.reassign')}
        okText={say('applicationScreens.reassign')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={reassign}>
          <AssessorField id={id} open={open} />
          <ReasonField name="reason" least={10} most={1000} />
        </VerticalForm>
      </Modal>
    </>
  );
};
