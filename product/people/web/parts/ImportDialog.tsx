import { DownloadOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { handOver } from '../../../../shell/client/hand-over';
import { attempt } from '../../../../shell/client/useDo';
import { FieldControl } from '../../../../shell/form/FieldControl';
import { VerticalForm } from '../../../../shell/form/VerticalForm';
import type { StoredFile } from '../../../../shell/office';
import { FileUpload } from '../../../../shell/parts/FileUpload';
import { SmallTable } from '../../../../shell/parts/SmallTable';
import { useWords } from '../../../../shell/words/say';
import { mostImported, type Imported } from '../../import';
import { staffApi } from '../calls';
import './own-account.css';
import { findOrganisation } from './profile-fields';

interface Values {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly roleId: string;
}
interface Outcome extends z.output<typeof Imported> {
  readonly fileId: string;
  readonly isDone: boolean;
}
/** As many defects as one reads on a screen; the file for mending holds them all. */
const mostShown = 100;

/** People from a spreadsheet: template, upload, what a dry run found, the import, and the rows to mend (RO3). */
const ImportDialog = ({ experts, onClose }: { readonly experts: boolean; readonly onClose: () => void }) => {
  const say = useWords();
  const cache = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const roles = (useQuery(staffApi.grantableRoles.query({})).data ?? []).filter(
    ({ code }) => (code === 'ZJ') === experts,
  );
  const only = roles.length === 1 ? roles[0]!.id : undefined;
  const guarded = async (deed: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await attempt(deed);
    setBusy(false);
  };
  const bring = (fileId: string, dryRun: boolean) =>
    guarded(async () => {
      const { organisationId, roleId } = form.getFieldsValue();
      const { mutationFn, onSuccess } = staffApi.importPeople.change(cache);
      const told = await mutationFn({ fileId, organisationId, roleId: only ?? roleId, dryRun });
      setOutcome({ ...told, fileId, isDone: !dryRun });
      if (!dryRun) await onSuccess();
    });
  const check = async (chosen: readonly StoredFile[]): Promise<void> => {
    setFiles(chosen);
    setOutcome(undefined);
    const file = chosen.at(-1);
    if (file && (await form.validateFields().catch(() => undefined))) await bring(file.id, true);
  };
  const file = files.at(-1);
  return (
    <Modal
      open
      width={760}
      title={say('staff.import')}
      onCancel={onClose}
      mask={{ closable: false }}
      cancelText={say(outcome?.isDone ? 'shell.close' : 'shell.cancel')}
      okText={say('staff.importRun', { count: outcome?.ok ?? 0 })}
      okButtonProps={{ disabled: !outcome || outcome.isDone || outcome.ok === 0 }}
      confirmLoading={busy}
      onOk={() => void (outcome && bring(outcome.fileId, false))}
    >
      <div className="import">
        <p className="faint">{say('staff.importSteps', { most: mostImported })}</p>
        <p>
          <Button
            icon={<DownloadOutlined />}
            onClick={() => void attempt(async () => handOver(await staffApi.importTemplate.file({})))}
          >
            {say('staff.template')}
          </Button>
        </p>
        <VerticalForm<Values>
          form={form}
          className="profile profile--short"
          onValuesChange={() => setOutcome(undefined)}
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
                find: findOrganisation,
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
              <Select options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))} />
            </Form.Item>
          )}
          <Form.Item className="profile__wide" label={say('staff.importFile')}>
            <FileUpload
              value={files}
              onChange={(chosen) => void check(chosen)}
              atMost={1}
              kinds={['xlsx']}
              bytes={2_097_152}
            />
          </Form.Item>
        </VerticalForm>
        {file && !outcome && (
          <Button loading={busy} onClick={() => void check(files)}>
            {say('staff.check')}
          </Button>
        )}
        {outcome && <Found outcome={outcome} />}
      </div>
    </Modal>
  );
};
export default ImportDialog;

/** What was found is what one waits for: it comes into view by itself. */
const show = (node: HTMLDivElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** What was found in the file, row by row, and what came in. */
const Found = ({ outcome: { ok, failed, fileId, isDone } }: { readonly outcome: Outcome }) => {
  const say = useWords();
  const rows = new Set(failed.map(({ row }) => row)).size;
  const mend = () => attempt(async () => handOver(await staffApi.importErrors.file({ fileId, failed })));
  return (
    <div className="imported" role="status" ref={show}>
      <Alert
        type={isDone ? 'success' : rows > 0 ? 'warning' : 'info'}
        showIcon
        title={isDone ? say('staff.importDone', { ok }) : say('staff.importChecked', { ok, failed: rows })}
        {...(rows > 0 && {
          description: say('staff.importAgain'),
          action: (
            <Button size="small" icon={<DownloadOutlined />} onClick={() => void mend()}>
              {say('staff.importErrors')}
            </Button>
          ),
        })}
      />
      <SmallTable
        head={['staff.row', 'staff.column', 'staff.problem']}
        figures={['staff.row']}
        rows={failed.slice(0, mostShown).map(({ row, field, message }) => [row, field, message])}
      />
    </div>
  );
};
