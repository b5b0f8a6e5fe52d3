import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Radio, Select } from 'antd';
import type * as z from 'zod';
import { useOptions } from '#shell/dictionary/useDictionary';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import type { WordKey } from '#contract/words';
import { revocationGround } from '../../revocation';
import { revocationsApi } from '../calls';

interface Values {
  readonly kind: 'revoke' | 'newer';
  readonly ground?: z.output<typeof revocationGround>;
  readonly newerReportId?: string;
  readonly reason: string;
  readonly publicNote: string;
  readonly evidence?: readonly StoredFile[];
}

/** A reviewer proposes that a passed report is revoked, or superseded by a newer one: why, by what, and what the public is told. */
const ProposeDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const grounds = useOptions('rejectReason');
  const newer = useQuery(revocationsApi.newer.query({ id }));
  const isRevoked = (Form.useWatch('kind', form) ?? 'revoke') === 'revoke';
  const propose = ({ kind, ground, newerReportId, reason, publicNote, evidence = [] }: Values): void => {
    const fileId = evidence[0]?.id;
    void save(
      revocationsApi.propose,
      {
        ...{ id, reason, publicNote },
        ...(kind === 'revoke' ? { ground: ground! } : { newerReportId: newerReportId! }),
        ...(fileId !== undefined && { fileId }),
      },
      'revocations.proposed',
    );
  };
  const selected = (label: WordKey) => ({
    required: true,
    message: say('shell.pleaseSelect', { label: say(label) }),
  });
  const written = (name: 'reason' | 'publicNote', most: number) => (
    <Form.Item
      name={name}
      label={say(`revocations.${name}`)}
      rules={[
        {
          required: true,
          whitespace: true,
          message: say('shell.pleaseEnter', { label: say(`revocations.${name}`) }),
        },
        { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
      ]}
    >
      <Input.TextArea {...counted(most)} rows={3} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={say('revocations.propose')}
      okText={say('revocations.propose')}
      okButtonProps={{ danger: true }}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      destroyOnHidden
    >
      <p className="faint gap-below">{say('revocations.proposeHint')}</p>
      <VerticalForm<Values> form={form} onFinish={propose}>
        <Form.Item name="kind" label={say('revocations.kind')} initialValue="revoke">
          <Radio.Group
            options={(['revoke', 'newer'] as const).map((value) => ({
              value,
              label: say(`revocations.kind.${value}`),
            }))}
          />
        </Form.Item>
        {isRevoked ? (
          <Form.Item name="ground" label={say('revocations.ground')} rules={[selected('revocations.ground')]}>
            <Select
              options={grounds.filter(({ value }) =>
                (revocationGround.options as readonly string[]).includes(value),
              )}
            />
          </Form.Item>
        ) : (
          <Form.Item
            name="newerReportId"
            label={say('revocations.newer')}
            rules={[selected('revocations.newer')]}
          >
            <Select
              notFoundContent={say('revocations.noNewer')}
              {...awaitedOptions(newer)}
              options={(newer.data ?? []).map((each) => ({
                value: each.id,
                label: `${each.reportNumber} · ${each.achievementName}`,
              }))}
            />
          </Form.Item>
        )}
        {written('reason', 1000)}
        {written('publicNote', 300)}
        <Form.Item
          name="evidence"
          label={say('revocations.evidence')}
          {...(isRevoked && { rules: [selected('revocations.evidence')] })}
        >
          <FileUpload atMost={1} kinds={['pdf', 'jpg', 'png', 'docx']} />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
export default ProposeDialog;
