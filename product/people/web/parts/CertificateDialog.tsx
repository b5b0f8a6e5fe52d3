import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '../../../../shell/client/failed';
import { VerticalForm } from '../../../../shell/form/VerticalForm';
import { useWords } from '../../../../shell/words/say';
import { staffApi } from '../calls';
import { CertificateFields } from './CertificateFields';
import './own-account.css';
import {
  certificateFieldsOf,
  certificatesIn,
  certificateValues,
  type CertificatesValues,
  type Row,
} from './person-values';
import { showDefects } from './show-defects';

/** Records or renews somebody's certificate, without which nobody gives him work. */
const CertificateDialog = ({ person, onClose }: { readonly person: Row; readonly onClose: () => void }) => {
  const say = useWords();
  const { message } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<CertificatesValues>();
  const [busy, setBusy] = useState(false);
  const [first] = useState(() => certificateValues(person));
  const shown = certificateFieldsOf(person.userType, person.roles);
  const save = async (values: CertificatesValues): Promise<void> => {
    const given = certificatesIn({ ...first, ...values }, person, shown);
    if (Object.keys(given).length === 0) return onClose();
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = staffApi.edit.change(cache);
      await mutationFn({ id: person.id, rowVersion: person.rowVersion, ...given });
      await onSuccess();
      void message.success(say('staff.saved'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      showDefects(form, fault, message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={say('staff.certificateTitle', { name: person.trueName })}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <VerticalForm<CertificatesValues>
        form={form}
        className="profile profile--short"
        initialValues={first}
        onFinish={(values) => void save(values)}
      >
        <CertificateFields shown={shown} />
      </VerticalForm>
    </Modal>
  );
};
export default CertificateDialog;
