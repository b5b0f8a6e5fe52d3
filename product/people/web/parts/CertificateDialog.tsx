import { Modal } from 'antd';
import { useState } from 'react';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { staffApi } from '../staff-calls';
import { CertificateFields } from './CertificateFields';
import './own-account.css';
import {
  certificateFieldsOf,
  certificatesIn,
  certificateValues,
  type CertificatesValues,
  type EditedPerson,
} from './person-values';

/** Records or renews somebody's certificate, without which nobody gives them work. */
const CertificateDialog = ({
  person,
  onClose,
}: {
  readonly person: EditedPerson;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<CertificatesValues>(onClose);
  const [first] = useState(() => certificateValues(person));
  const shown = certificateFieldsOf(person.userType, person.roles);
  const finish = (values: CertificatesValues): void => {
    const given = certificatesIn({ ...first, ...values }, person, shown);
    if (Object.keys(given).length === 0) return onClose();
    void save(staffApi.edit, { id: person.id, rowVersion: person.rowVersion, ...given }, 'staff.saved');
  };
  return (
    <Modal
      open
      title={say('staff.certificateTitle', { name: person.trueName })}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<CertificatesValues>
        form={form}
        className="profile profile--short"
        initialValues={first}
        onFinish={finish}
      >
        <CertificateFields shown={shown} />
      </VerticalForm>
    </Modal>
  );
};
export default CertificateDialog;
