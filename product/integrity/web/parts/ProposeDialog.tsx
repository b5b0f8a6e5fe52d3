import { Form, Input, Modal, Radio, Select } from 'antd';
import type { FindChoices, StoredFile } from '#shell/office';
import { useOptions } from '#shell/dictionary/useDictionary';
import { FieldControl } from '#shell/form/FieldControl';
import { fitness } from '#shell/form/FormField';
import { NumberInput } from '#shell/form/controls/Typed';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { mostMonths, usualMonths } from '../../with-end';
import { integrityApi } from '../calls';

interface Values {
  readonly kind: 'person' | 'organisation';
  readonly partyId: string;
  readonly partyName: string;
  readonly ground: string;
  readonly facts: string;
  readonly months: number;
  readonly evidence: readonly StoredFile[];
}

const find =
  (isOrganisation: boolean): FindChoices =>
  async (keyword) =>
    keyword.trim() === '' ? [] : integrityApi.parties({ keyword, isOrganisation });
const finders = { person: find(false), organisation: find(true) };

/** A reviewer proposes a record: about whom, on which ground, by which facts and evidence, for how long (domain §9.16). */
const ProposeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const grounds = useOptions('integrityGround');
  const kind = Form.useWatch('kind', form) ?? 'person';
  const propose = ({ partyId, ground, facts, months, evidence }: Values): void => {
    const party = kind === 'person' ? { personId: partyId } : { organisationId: partyId };
    void save(
      integrityApi.propose,
      { ...party, ground, facts, months, fileId: evidence[0]!.id },
      'integrity.proposed',
    );
  };
  const entered = (label: string) => say('shell.pleaseEnter', { label });
  const selected = (label: string) => say('shell.pleaseSelect', { label });
  const factsLabel = say('integrity.facts');
  return (
    <Modal
      open
      title={say('integrity.propose')}
      okText={say('integrity.propose')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      destroyOnHidden
    >
      <p className="faint gap-below">{say('integrity.proposeHint')}</p>
      <VerticalForm<Values> form={form} onFinish={propose}>
        <Form.Item name="kind" label={say('integrity.kind')} initialValue="person">
          <Radio.Group
            options={(['person', 'organisation'] as const).map((value) => ({
              value,
              label: say(`integrity.kind.${value}`),
            }))}
            onChange={() => form.setFieldsValue({ partyId: undefined as never, partyName: '' })}
          />
        </Form.Item>
        <Form.Item
          name="partyId"
          label={say('integrity.name')}
          rules={[{ required: true, message: selected(say('integrity.name')) }]}
        >
          <FieldControl
            key={kind}
            field={{
              field: 'partyId',
              label: 'integrity.name',
              control: 'find',
              find: finders[kind],
              nameField: 'partyName',
            }}
            path={['partyId']}
          />
        </Form.Item>
        <Form.Item name="partyName" hidden noStyle>
          <input type="hidden" />
        </Form.Item>
        <Form.Item
          name="ground"
          label={say('integrity.ground')}
          rules={[{ required: true, message: selected(say('integrity.ground')) }]}
        >
          <Select options={[...grounds]} />
        </Form.Item>
        <Form.Item
          name="facts"
          label={factsLabel}
          rules={[
            { required: true, whitespace: true, message: entered(factsLabel) },
            { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
          ]}
        >
          <Input.TextArea {...counted(2000)} rows={4} />
        </Form.Item>
        <Form.Item
          name="months"
          label={say('integrity.months')}
          initialValue={usualMonths}
          rules={[
            { required: true, message: entered(say('integrity.months')) },
            fitness({ control: 'number', from: 1, to: mostMonths }, say),
          ]}
        >
          <NumberInput />
        </Form.Item>
        <Form.Item
          name="evidence"
          label={say('integrity.evidence')}
          rules={[{ required: true, message: selected(say('integrity.evidence')) }]}
        >
          <FileUpload atMost={1} kinds={['pdf', 'jpg', 'png', 'docx']} />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
export default ProposeDialog;
