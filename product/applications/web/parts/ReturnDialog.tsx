import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, DatePicker, Form, Input, Modal, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useDo } from '../../../../shell/client/useDo';
import '../../../../shell/form/form.css';
import { useWords } from '../../../../shell/words/say';
import { applicationsApi } from '../calls';
import { namedFields } from './labels';
import { VerticalForm } from '../../../../shell/form/VerticalForm';

interface Values {
  readonly due: Dayjs;
  readonly defects: readonly { readonly field: string; readonly text: string }[];
}

/** Sends an application back to be supplemented: field by field, with a day (A6). */
export const ReturnDialog = ({ id, rowVersion }: { readonly id: string; readonly rowVersion: number }) => {
  const say = useWords();
  const perform = useDo();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  const send = async ({ due, defects }: Values): Promise<void> => {
    setBusy(true);
    const done = await perform(
      applicationsApi.return,
      { id, rowVersion, dueDate: due.format('YYYY-MM-DD'), defects: [...defects] },
      'applicationScreens.returned',
    );
    setBusy(false);
    if (done) setOpen(false);
  };
  const options = namedFields.map(([field, label]) => ({ value: field, label: say(label) }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('applicationScreens.return')}</Button>
      <Modal
        open={open}
        title={say('applicationScreens.returnTitle')}
        okText={say('applicationScreens.return')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        width={640}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <VerticalForm form={form} initialValues={{ defects: [{}] }} onFinish={(values) => void send(values)}>
          <Form.Item
            name="due"
            label={say('applicationScreens.due')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('applicationScreens.due') }),
              },
            ]}
          >
            <DatePicker />
          </Form.Item>
          <Form.List name="defects">
            {(rows, { add, remove }) => (
              <fieldset className="rows">
                <legend className="rows__legend rows__legend--required">
                  {say('applicationScreens.defects')}
                </legend>
                {rows.map(({ key, name }) => (
                  <div key={key} className="rows__row">
                    <span className="rows__number">{name + 1}</span>
                    <div className="form__grid">
                      <Form.Item
                        name={[name, 'field']}
                        label={say('applicationScreens.defectField')}
                        rules={[
                          {
                            required: true,
                            message: say('shell.pleaseSelect', {
                              label: say('applicationScreens.defectField'),
                            }),
                          },
                        ]}
                      >
                        <Select showSearch optionFilterProp="label" options={options} />
                      </Form.Item>
                      <Form.Item
                        name={[name, 'text']}
                        label={say('applicationScreens.defectText')}
                        rules={[
                          {
                            required: true,
                            whitespace: true,
                            message: say('shell.pleaseEnter', {
                              label: say('applicationScreens.defectText'),
                            }),
                          },
                        ]}
                      >
                        <Input.TextArea maxLength={1000} autoSize={{ minRows: 1, maxRows: 4 }} />
                      </Form.Item>
                    </div>
                    {rows.length > 1 && (
                      <Button
                        type="text"
                        aria-label={`${say('shell.remove')} ${name + 1}`}
                        icon={<MinusCircleOutlined />}
                        onClick={() => remove(name)}
                      />
                    )}
                  </div>
                ))}
                <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({})}>
                  {say('shell.add')}
                </Button>
              </fieldset>
            )}
          </Form.List>
        </VerticalForm>
      </Modal>
    </>
  );
};
