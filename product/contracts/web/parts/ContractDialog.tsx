import type * as z from 'zod';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { atMost, counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import type { Contract } from '../../contract';
import { contractsApi } from '../calls';

interface Values {
  readonly contractNumber: string;
  readonly fee?: string;
  readonly included?: string;
  readonly files?: readonly StoredFile[];
  readonly isDeclared?: boolean;
  readonly note?: string;
}
interface ContractDialogProps {
  readonly id: string;
  readonly contract: z.output<typeof Contract>;
}

/** The agency changes what the contract says; what was before stays readable. */
export const ContractDialog = ({ id, contract }: ContractDialogProps) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const { rowVersion, fileId } = contract;
  const store = ({
    contractNumber,
    fee,
    included = '',
    files = [],
    isDeclared = false,
    note,
  }: Values): void => {
    const input = {
      ...{ id, rowVersion, contractNumber, included, isDeclared },
      fee: fee || null,
      // What was handed in before stays where nothing new is.
      fileId: files[0]?.id ?? (fileId || null),
      ...(note && { note }),
    };
    void save(contractsApi.save, input, 'contracts.saved');
  };
  const number = say('contracts.contractNumber');
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('contracts.edit')}
      </Button>
      <Modal
        open={open}
        title={say('contracts.edit')}
        okText={say('contracts.save')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm
          form={form}
          onFinish={store}
          initialValues={{
            contractNumber: contract.contractNumber,
            fee: contract.fee ?? '',
            included: contract.included,
            isDeclared: contract.isDeclared,
          }}
        >
          <Form.Item
            name="contractNumber"
            label={number}
            rules={[
              { required: true, whitespace: true, message: say('shell.pleaseEnter', { label: number }) },
            ]}
          >
            <Input {...atMost(60)} />
          </Form.Item>
          <Form.Item name="fee" label={say('contracts.fee')} extra={say('contracts.feeHint')}>
            <Input inputMode="decimal" className="amount" {...atMost(16)} />
          </Form.Item>
          <Form.Item name="included" label={say('contracts.included')}>
            <Input.TextArea {...counted(1000)} rows={3} />
          </Form.Item>
          <Form.Item name="files" label={say('contracts.file')} extra={contract.fileName}>
            <FileUpload atMost={1} kinds={['pdf', 'jpg', 'png', 'docx']} />
          </Form.Item>
          <Form.Item name="isDeclared" valuePropName="checked" extra={say('contracts.declarationText')}>
            <Checkbox>{say('contracts.declare')}</Checkbox>
          </Form.Item>
          <Form.Item name="note" label={say('contracts.note')}>
            <Input {...atMost(400)} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};
