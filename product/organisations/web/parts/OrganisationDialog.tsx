import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { DatePicker } from '#shell/form/controls/calendar';
import dayjs, { type Dayjs } from 'dayjs';
import type * as z from 'zod';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import type { Organisation } from '../../organisation';
import { organisationsApi } from '../calls';
import { atMost } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';

export type Row = z.output<typeof Organisation>;
type Values = Pick<
  Row,
  | 'organisationName'
  | 'organisationNumber'
  | 'organisationType'
  | 'creditCode'
  | 'qualification'
  | 'technologyFields'
> & { readonly parentId?: string; readonly validUntil?: Dayjs | null };

const agency = '6';
const blank: Partial<Values> = {
  organisationName: '',
  organisationNumber: '',
  creditCode: '',
  qualification: '',
  technologyFields: [],
};

/** Adds an organisation, or changes what the register says of one. */
const OrganisationDialog = ({
  row,
  onClose,
}: {
  readonly row: Row | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const found = useFound();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const types = useOptions('organisationType');
  const fields = useOptions('technologyField');
  const all = useQuery(organisationsApi.list.query({ pageSize: 10_000 }));
  const type = Form.useWatch('organisationType', form);
  const finish = ({ parentId, validUntil, ...values }: Values): void => {
    const said = {
      ...blank,
      ...values,
      validUntil: validUntil?.format('YYYY-MM-DD') ?? null,
      ...(parentId && { parentId }),
    } as Parameters<typeof organisationsApi.add>[0];
    if (!row) return void save(organisationsApi.add, said, 'organisations.added');
    const changed = { id: row.id, rowVersion: row.rowVersion, ...said };
    return void save(organisationsApi.edit, changed, 'organisations.saved');
  };
  const needed = (label: string) => [
    { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
  ];
  return (
    <Modal
      open
      title={say(row ? 'organisations.editTitle' : 'organisations.add')}
      okText={say('organisations.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<Values>
        form={form}
        initialValues={row ? { ...row, validUntil: row.validUntil ? dayjs(row.validUntil) : null } : blank}
        onFinish={finish}
      >
        <Form.Item
          name="organisationName"
          label={say('organisations.name')}
          rules={needed(say('organisations.name'))}
        >
          <Input {...atMost(100)} />
        </Form.Item>
        <Form.Item
          name="organisationNumber"
          label={say('organisations.number')}
          extra={say('organisations.numberHint')}
          rules={[{ required: true, pattern: /^[A-Z]{2}\d{3}$/, message: say('organisations.numberWrong') }]}
        >
          <Input {...atMost(5)} />
        </Form.Item>
        <Form.Item
          name="organisationType"
          label={say('organisations.type')}
          rules={[
            { required: true, message: say('shell.pleaseSelect', { label: say('organisations.type') }) },
          ]}
        >
          <Select options={types} />
        </Form.Item>
        <Form.Item name="parentId" label={say('organisations.parent')}>
          <Select
            allowClear
            showSearch={found}
            options={(all.data?.rows ?? [])
              .filter(({ id }) => id !== row?.id)
              .map(({ id, organisationName }) => ({ value: id, label: organisationName }))}
          />
        </Form.Item>
        <Form.Item name="creditCode" label={say('organisations.creditCode')}>
          <Input {...atMost(18)} />
        </Form.Item>
        {type === agency && (
          <>
            <Form.Item name="qualification" label={say('organisations.qualification')}>
              <Input {...atMost(200)} />
            </Form.Item>
            <Form.Item name="technologyFields" label={say('organisations.technologyFields')}>
              <Select mode="multiple" options={fields} />
            </Form.Item>
            <Form.Item name="validUntil" label={say('organisations.validUntil')}>
              <DatePicker className="wide" />
            </Form.Item>
          </>
        )}
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
export default OrganisationDialog;
