import { useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { MultiSelect } from '#shell/form/MultiSelect';
import { useOptions } from '#shell/dictionary/useDictionary';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { expertType, mayBeOrganisationAdmin } from '../../rules';
import type { AdminEdit } from '../../staff';
import { staffApi } from '../staff-calls';
import { AccountForm } from './AccountForm';
import { account } from './facts';
import {
  certificateFieldsOf,
  changeOf,
  fieldsFor,
  firstValues,
  type CertificatesValues,
  type NewKind,
  type PersonValues,
} from './person-values';
import type { Person } from './person';
import { maskedOf } from './profile-values';
import { ProfileFields } from './ProfileFields';
import { CertificateFields } from './CertificateFields';
import { RoleWarnings } from './RoleWarnings';
import { atMost } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';

interface PersonDialogProps {
  /** Somebody to change; nobody where one is added. */
  readonly id?: string;
  readonly kind: NewKind;
  readonly onClose: () => void;
}

/** Adds somebody, or changes their account and profile: every field, each with the rule that the server has too. */
const PersonDialog = ({ id, kind, onClose }: PersonDialogProps) => {
  const person = useQuery({
    ...staffApi.record.query({ id: id ?? '' }),
    enabled: id !== undefined,
    gcTime: 0,
  });
  if (!id || person.data) return <Editing person={person.data} kind={kind} onClose={onClose} />;
  return (
    <Modal open footer={null} width={760} onCancel={onClose}>
      <PartAwaited of={person} rows={8} />
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
  const [first] = useState(() => firstValues(person, kind));
  const roles = useQuery(staffApi.grantableRoles.query({})).data ?? [];
  const title = person
    ? say('staff.editTitle', { name: person.trueName })
    : say(
        ({ staff: 'staff.addStaff', assessor: 'staff.addAssessor', expert: 'staff.addExpert' } as const)[
          kind
        ],
      );
  return (
    <AccountForm<PersonValues, z.output<typeof AdminEdit>>
      title={title}
      first={first}
      call={staffApi.edit}
      edit={(values) => changeOf(values, person, certificatesShown(values, person, roles))}
      done={person ? 'staff.saved' : 'staff.added'}
      onClose={onClose}
    >
      {!person && (
        <Alert className="profile__wide profile__note" type="info" showIcon title={say('staff.noPassword')} />
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
      <Certificates first={first} person={person} />
      <ProfileFields
        fields={fieldsFor(person)}
        storedIn={(field) => (person ? maskedOf(person, field) : '')}
        picturesLast
      />
    </AccountForm>
  );
};

/** The certificates to be shown: they follow the kind of account and the roles that are being chosen. */
const certificatesShown = (
  { userType, roleIds }: Pick<PersonValues, 'userType' | 'roleIds'>,
  person: Person | undefined,
  roles: readonly { readonly id: string; readonly code: string }[],
): readonly (keyof CertificatesValues)[] => {
  if (person && !person.can.includes('certify') && !person.can.includes('grant')) return [];
  const codes =
    person?.can.includes('grant') === false
      ? person.roles
      : roles.filter(({ id }) => roleIds.includes(id)).map(({ code }) => code);
  return certificateFieldsOf(Number(userType ?? 0), codes);
};

const Certificates = ({
  first,
  person,
}: {
  readonly first: PersonValues;
  readonly person: Person | undefined;
}) => {
  const roles = useQuery(staffApi.grantableRoles.query({})).data ?? [];
  const userType = Form.useWatch<PersonValues['userType']>('userType') ?? first.userType;
  const roleIds = Form.useWatch<PersonValues['roleIds']>('roleIds') ?? first.roleIds;
  return <CertificateFields shown={certificatesShown({ userType, roleIds }, person, roles)} />;
};

const { most: longestName } = account.loginName as { readonly most: number };

/** The name one signs in with; for the administrator also the kind of account and its roles. */
const AccountFields = ({ person, kind }: Pick<EditingProps, 'person' | 'kind'>) => {
  const say = useWords();
  const found = useFound();
  const offered = useQuery(staffApi.grantableRoles.query({}));
  const roles = offered.data ?? [];
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
        {...(isExpert && !person && { extra: say('staff.madeName') })}
      >
        <Input
          {...atMost(longestName)}
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
            <MultiSelect
              {...awaitedOptions(offered)}
              options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
              showSearch={found}
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
          <Form.Item noStyle dependencies={['roleIds']}>
            {({ getFieldValue }) =>
              mayBeOrganisationAdmin(
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
