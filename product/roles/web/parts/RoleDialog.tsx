import { Alert, Form, Input, Modal, Select } from 'antd';
import { roleCode, administratorKinds, dataScopes, type AdministratorKind } from '#contract/rights';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { roleTemplates } from '../../templates';
import { rolesApi } from '../calls';
import { WhatIf } from './WhatIf';
import './roles.css';
import { atMost, counted } from '#shell/form/length';
import type { Role } from './role';

type Values = Pick<Role, 'roleName' | 'roleNameEn' | 'roleNameEs' | 'code' | 'remark'> & {
  readonly basedOn?: Role['basedOn'] | '';
  readonly dataScope: Role['dataScope'];
  readonly template?: AdministratorKind | null;
};
const blank: Values = {
  roleName: '',
  roleNameEn: '',
  roleNameEs: '',
  code: '',
  dataScope: 'all',
  remark: '',
};

/** Adds a role, or changes what is said of one. */
export const RoleDialog = ({
  role,
  builtIn,
  onClose,
}: {
  readonly role: Role | undefined;
  /** The roles that others may look like. */
  readonly builtIn: readonly Role[];
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const fixed = role?.isBuiltIn ?? false;
  const scope = Form.useWatch('dataScope', form) ?? role?.dataScope ?? 'all';
  const basedOnNow = Form.useWatch('basedOn', form) || null;
  const seesOther = role && !fixed && (scope !== role.dataScope || basedOnNow !== (role.basedOn ?? null));
  const fillIn = (kind: AdministratorKind | undefined): void => {
    if (!kind) return;
    const { code, names } = roleTemplates[kind];
    const [roleName, roleNameEn, roleNameEs] = names;
    form.setFieldsValue({
      roleName,
      roleNameEn,
      roleNameEs,
      code,
      basedOn: roleCode.administrator,
      dataScope: 'all',
    });
  };
  const finish = ({ basedOn, template, ...values }: Values): void => {
    const said = { ...values, basedOn: basedOn || null };
    if (!role) return void save(rolesApi.add, { ...said, ...(template && { template }) }, 'roles.added');
    return void save(rolesApi.edit, { id: role.id, rowVersion: role.rowVersion, ...said }, 'roles.saved');
  };
  const name = (field: 'roleName' | 'roleNameEn' | 'roleNameEs', label: string, most: number) => (
    <Form.Item
      name={field}
      label={label}
      rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
    >
      <Input {...atMost(most)} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={say(role ? 'roles.editRole' : 'roles.add')}
      okText={say('roles.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<Values> form={form} initialValues={role ?? blank} onFinish={finish}>
        {!role && (
          <Form.Item name="template" label={say('roles.template')} extra={say('roles.templateHint')}>
            <Select<AdministratorKind>
              allowClear
              options={administratorKinds.map((kind) => ({
                value: kind,
                label: say(`roles.kindName.${kind}`),
              }))}
              onChange={fillIn}
            />
          </Form.Item>
        )}
        {name('roleName', say('roles.nameZh'), 40)}
        {name('roleNameEn', say('roles.nameEn'), 60)}
        {name('roleNameEs', say('roles.nameEs'), 60)}
        <Form.Item
          name="code"
          label={say('roles.code')}
          extra={say('roles.codeHint')}
          rules={[{ required: true, pattern: /^[A-Z][A-Z0-9_]{1,19}$/, message: say('roles.codeHint') }]}
        >
          <Input disabled={fixed} {...atMost(20)} />
        </Form.Item>
        {!fixed && (
          <Form.Item name="basedOn" label={say('roles.basedOn')} extra={say('roles.basedOnHint')}>
            <Select allowClear options={builtIn.map(({ code, title }) => ({ value: code, label: title }))} />
          </Form.Item>
        )}
        <Form.Item
          name="dataScope"
          label={say('roles.dataScope')}
          extra={say(fixed ? 'roles.scopeFixed' : `roles.scopeHint.${scope}`)}
        >
          <Select
            disabled={fixed}
            options={dataScopes.map((each) => ({ value: each, label: say(`roles.scope.${each}`) }))}
          />
        </Form.Item>
        <Alert className="role__combine" type="info" title={say('roles.combine')} />
        {seesOther && <WhatIf roleId={role.id} basedOn={basedOnNow} dataScope={scope} />}
        <Form.Item name="remark" label={say('roles.remark')}>
          <Input.TextArea {...counted(200)} rows={2} />
        </Form.Item>
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
