import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { roleCode } from '#contract/rights';
import { handOver } from '#shell/client/hand-over';
import { attempt } from '#shell/client/useDo';
import { FieldControl } from '#shell/form/FieldControl';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';
import { useConfirm } from '#shell/parts/useConfirm';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { isRunning, mostImported, type Imported } from '../../import';
import { findOrganisations } from '#product/organisations/web';
import { roleOfType } from '../../rules';
import { staffApi } from '../staff-calls';
import { ImportOutcome } from './ImportOutcome';
import './own-account.css';
import { useImport } from './useImport';
import { useFound } from '#shell/form/useFound';

interface Values {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly roleId: string;
}

interface ImportProps {
  readonly experts: boolean;
  /** A file that lies on the server already; without it one is asked for. */
  readonly given?: string;
  readonly onClose: () => void;
}

/** People from a spreadsheet: template, upload, what a dry run found, the import, and the rows to mend (RO3). */
const ImportDialog = ({ experts, given, onClose }: ImportProps) => {
  const say = useWords();
  const found = useFound();
  const [form] = Form.useForm<Values>();
  const [files, setFiles] = useState<readonly StoredFile[]>(
    given === undefined ? [] : [{ id: given, name: '', url: '' }],
  );
  const { begin, follow, outcome, isRepeat, isBusy, last } = useImport();
  const confirm = useConfirm();
  const [sought, setSought] = useState('');
  // Only a role that makes a kind of account is one to bring people in with; the most powerful one stands last.
  const offered = useQuery(staffApi.grantableRoles.query({}));
  const roles = (offered.data ?? [])
    .filter(
      ({ code }) =>
        (roleOfType as readonly string[]).includes(code) && (code === roleCode.expert) === experts,
    )
    .toSorted(
      (one, other) =>
        Number(one.code === roleCode.administrator) - Number(other.code === roleCode.administrator),
    );
  const only = roles.length === 1 ? roles[0]!.id : undefined;
  const bring = (fileId: string, dryRun: boolean) => {
    const { organisationId, roleId } = form.getFieldsValue();
    return begin({ fileId, organisationId, roleId: only ?? roleId, dryRun });
  };
  const ask = ({ fileId, ok }: Imported): void => {
    const role = roles.find(({ id }) => id === (only ?? form.getFieldValue('roleId')));
    const administers = role?.code === roleCode.administrator;
    confirm({
      title: administers ? 'staff.importQuestionAdministrator' : 'staff.importQuestion',
      values: { count: ok, role: role?.roleName ?? '' },
      okText: 'staff.importNow',
      danger: administers,
      run: () => bring(fileId, false),
    });
  };
  const check = async (chosen: readonly StoredFile[]): Promise<void> => {
    setFiles(chosen);
    follow(undefined);
    const file = chosen.at(-1);
    if (file && (await form.validateFields().catch(() => undefined))) await bring(file.id, true);
  };
  const file = files.at(-1);
  const isChecked = outcome?.dryRun === true && outcome.state === 'done';
  /** People are coming in: nothing else is to be done meanwhile. */
  const isComing = outcome?.dryRun === false && isRunning(outcome.state);
  return (
    <Modal
      open
      width={760}
      title={say('staff.import')}
      onCancel={onClose}
      mask={{ closable: false }}
      cancelText={say(outcome?.dryRun === false ? 'shell.close' : 'shell.cancel')}
      okText={say('staff.importRun', { count: isChecked ? outcome.ok : 0 })}
      okButtonProps={{ disabled: !isChecked || outcome.ok === 0 }}
      confirmLoading={isBusy && !isComing}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {outcome?.dryRun !== false && <OkBtn />}
        </>
      )}
      onOk={() => isChecked && ask(outcome)}
    >
      <div className="import">
        <div className="import__asks" hidden={isComing}>
          {given === undefined && (
            <>
              <p className="faint">{say('staff.importSteps', { most: mostImported })}</p>
              {!experts && <p className="faint">{say('staff.importCertificates')}</p>}
              <p>
                <Button
                  icon={<DownloadOutlined />}
                  onClick={() => void attempt(async () => handOver(await staffApi.importTemplate.file({})))}
                >
                  {say('staff.template')}
                </Button>
                {last && !outcome && (
                  <Button type="link" onClick={() => follow(last.id)}>
                    {say('staff.importLast', { at: momentText(last.createdAt) })}
                  </Button>
                )}
              </p>
            </>
          )}
          <VerticalForm<Values>
            form={form}
            className="profile profile--short"
            onValuesChange={() => follow(undefined)}
          >
            <Form.Item
              name="organisationId"
              label={say('staff.importOrganisation')}
              extra={say('staff.importOrganisationHint')}
              rules={[
                {
                  required: true,
                  message: say('shell.pleaseSelect', { label: say('staff.importOrganisation') }),
                },
              ]}
            >
              <FieldControl
                field={{
                  field: 'organisationId',
                  label: 'staff.importOrganisation',
                  control: 'find',
                  find: findOrganisations,
                  nameField: 'organisationName',
                }}
                path={['organisationId']}
              />
            </Form.Item>
            <Form.Item name="organisationName" hidden noStyle>
              <input type="hidden" />
            </Form.Item>
            {only === undefined && (
              <Form.Item
                name="roleId"
                label={say('staff.role')}
                rules={[{ required: true, message: say('shell.pleaseSelect', { label: say('staff.role') }) }]}
              >
                <Select
                  {...awaitedOptions(offered)}
                  options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
                  placeholder={say('shell.pleaseSelect', { label: say('staff.role') })}
                  showSearch={{ ...found, onSearch: setSought }}
                  // Enter takes a role only from somebody who has looked for it.
                  defaultActiveFirstOption={sought !== ''}
                />
              </Form.Item>
            )}
            {given === undefined && (
              <Form.Item className="profile__wide" label={say('staff.importFile')}>
                <FileUpload
                  value={files}
                  onChange={(chosen) => void check(chosen)}
                  atMost={1}
                  kinds={['xlsx']}
                  bytes={2_097_152}
                />
              </Form.Item>
            )}
          </VerticalForm>
          {file && !outcome && (
            <Button loading={isBusy} onClick={() => void check(files)}>
              {say('staff.check')}
            </Button>
          )}
        </div>
        {outcome && <ImportOutcome outcome={outcome} isRepeat={isRepeat} />}
      </div>
    </Modal>
  );
};
export default ImportDialog;
