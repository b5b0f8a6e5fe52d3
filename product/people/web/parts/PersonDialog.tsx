import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Checkbox, Form, Input, Modal, Select, Skeleton, type FormInstance } from 'antd';
import { useState } from 'react';
import { useOptions } from '../../../../shell/dictionary/useDictionary';
import { isCallFailed } from '../../../../shell/client/failed';
import { VerticalForm } from '../../../../shell/form/VerticalForm';
import { useWords } from '../../../../shell/words/say';
import { expertType, mayBeOrganisationAdmin } from '../../rules';
import { staffApi } from '../calls';
import {
  certificateFieldsOf,
  changeOf,
  fieldsFor,
  firstValues,
  type CertificatesValues,
  type NewKind,
  type Person,
  type PersonValues,
} from './person-values';
import { maskedOf } from './profile-values';
import { ProfileFields } from './ProfileFields';
import { CertificateFields } from './CertificateFields';
import { RoleWarnings } from './RoleWarnings';
import { showDefects } from './show-defects';

interface PersonDialogProps {
  /** Somebody to change; nobody where one is added. */
  readonly id?: string;
  readonly kind: NewKind;
  readonly onClose: () => void;
}

/** Adds somebody, or changes his account and profile: every field, each with the rule that the server has too. */
const PersonDialog = ({ id, kind, onClose }: PersonDialogProps) => {
  const person = useQuery({
    ...staffApi.record.query({ id: id ?? '' }),
    enabled: id !== undefined,
    gcTime: 0,
  });
  if (!id || person.data) return <Editing person={person.data} kind={kind} onClose={onClose} />;
  return (
    <Modal open footer={null} width={760} onCancel={onClose}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </Modal>
  );
};
export default PersonDialog;

interface EditingProps {
  readonly person: Person | undefined;
  readonly kind: NewKind;
  readonly onClose: () => void;
}
const Editing = ({ person, kind, onClose }: EditingProps) => {
  const say = useWords();
  const { message, modal } = App.useApp();
  const cache = useQueryClient();
  const [form] = Form.useForm<PersonValues>();
  const [busy, setBusy] = useState(false);
  const [first] = useState(() => firstValues(person, kind));
  const certificates = useCertificates(form, first, person);
  const save = async (values: PersonValues): Promise<void> => {
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = staffApi.edit.change(cache);
      const { isEmailPending } = await mutationFn(changeOf(values, person, certificates));
      await onSuccess();
      void message.success(say(person ? 'staff.saved' : 'staff.added'));
      if (isEmailPending) void message.info(say('people.emailPending'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      showDefects(form, fault, message);
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!form.isFieldsTouched()) return onClose();
    modal.confirm({
      title: say('shell.unsavedTitle'),
      okText: say('shell.closeAnyway'),
      cancelText: say('shell.cancel'),
      okButtonProps: { danger: true },
      onOk: onClose,
    });
  };
  const title = person
    ? say('staff.editTitle', { name: person.trueName })
    : say(
        ({ staff: 'staff.addStaff', assessor: 'staff.addAssessor', expert: 'staff.addExpert' } as const)[
          kind
        ],
      );
  return (
    <Modal
      open
      title={title}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      width={760}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<PersonValues>
        form={form}
        className="profile"
        initialValues={first}
        onFinish={(values) => void save({ ...first, ...values })}
      >
        {!person && (
          <Alert
            className="profile__wide profile__note"
            type="info"
            showIcon
            title={say('staff.noPassword')}
          />
        )}
        {person && !person.can.includes('identity') && (
          <Alert
            className="profile__wide profile__note"
            type="info"
            showIcon
            title={say('staff.identityKept')}
          />
        )}
        <AccountFields person={person} kind={kind} />
        <CertificateFields shown={certificates} />
        <ProfileFields
          fields={fieldsFor(person)}
          storedIn={(rule) => (person ? maskedOf(person, rule) : '')}
          picturesLast
        />
      </VerticalForm>
    </Modal>
  );
};

/** The certificates to be shown: they follow the kind of account and the roles that are being chosen. */
const useCertificates = (
  form: FormInstance<PersonValues>,
  first: PersonValues,
  person: Person | undefined,
): readonly (keyof CertificatesValues)[] => {
  const roles = useQuery(staffApi.grantableRoles.query({})).data ?? [];
  const userType = Form.useWatch('userType', form) ?? first.userType;
  const roleIds = Form.useWatch('roleIds', form) ?? first.roleIds;
  if (person && !person.can.includes('certify') && !person.can.includes('grant')) return [];
  const codes =
    person?.can.includes('grant') === false
      ? person.roles
      : roles.filter(({ id }) => roleIds.includes(id)).map(({ code }) => code);
  return certificateFieldsOf(Number(userType ?? 0), codes);
};

/** The name one signs in with; for the administrator also the kind of account and its roles. */
const AccountFields = ({ person, kind }: Pick<EditingProps, 'person' | 'kind'>) => {
  const say = useWords();
  const roles = useQuery(staffApi.grantableRoles.query({})).data ?? [];
  const types = useOptions('userType');
  const isExpert = person ? person.userType === expertType : kind === 'expert';
  const grants = person ? person.can.includes('grant') : kind === 'staff';
  const needed = (label: string, chosen = false) => ({
    required: true,
    message: say(chosen ? 'shell.pleaseSelect' : 'shell.pleaseEnter', { label }),
  });
  const label = say('people.loginName');
  return (
    <>
      <Form.Item
        name="loginName"
        label={label}
        rules={isExpert ? [] : [{ ...needed(label), whitespace: true }]}
        {...(isExpert && !person && { extra: say('staff.drawnName') })}
      >
        <Input
          maxLength={64}
          autoComplete="off"
          disabled={person !== undefined && !person.can.includes('identity')}
        />
      </Form.Item>
      {grants && (
        <>
          {!isExpert && (
            <Form.Item
              name="userType"
              label={say('staff.userType')}
              rules={[needed(say('staff.userType'), true)]}
            >
              <Select options={types.filter(({ value }) => value !== String(expertType))} />
            </Form.Item>
          )}
          <Form.Item
            name="roleIds"
            label={say('staff.roles')}
            rules={person ? [] : [needed(say('staff.roles'), true)]}
          >
            <Select
              mode="multiple"
              options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['userType', 'roleIds']}>
            {({ getFieldValue }) =>
              getFieldValue('userType') !== null && (
                <RoleWarnings
                  userType={Number(getFieldValue('userType'))}
                  chosen={roles.filter(({ id }) => getFieldValue('roleIds').includes(id))}
                />
              )
            }
          </Form.Item>
          <Form.Item noStyle dependencies={['userType', 'roleIds']}>
            {({ getFieldValue }) =>
              mayBeOrganisationAdmin(
                Number(getFieldValue('userType')),
                roles.filter(({ id }) => getFieldValue('roleIds').includes(id)).map(({ code }) => code),
              ) && (
                <Form.Item
                  name="isOrganisationAdmin"
                  valuePropName="checked"
                  extra={say('staff.organisationAdminHint')}
                >
                  <Checkbox>{say('staff.organisationAdmin')}</Checkbox>
                </Form.Item>
              )
            }
          </Form.Item>
        </>
      )}
    </>
  );
};
