import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Modal, Select } from 'antd';
import { DatePicker } from '#shell/form/controls/calendar';
import type { Dayjs } from 'dayjs';
import type * as z from 'zod';
import { useDialogForm } from '#shell/form/useDialogForm';
import '#shell/form/form.css';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { useWords } from '#shell/words/say';
import type { SupplementDefect } from '../../details';
import { applicationsApi } from '../calls';
import { namedFields } from './labels';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

interface Values {
  readonly dueDate: Dayjs;
  readonly defects: readonly z.output<typeof SupplementDefect>[];
}

/** Sends an application back to be supplemented: field by field, with a day (A6). */
export const ReturnDialog = ({ id, rowVersion }: { readonly id: string; readonly rowVersion: number }) => {
  const say = useWords();
  const found = useFound();
  const [open, setOpen] = useOpening();
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const send = ({ dueDate, defects }: Values): void =>
    void save(
      applicationsApi.return,
      { id, rowVersion, dueDate: dueDate.format('YYYY-MM-DD'), defects: [...defects] },
      'applicationScreens.returned',
    );
  const options = namedFields.map(([field, label]) => ({ value: field, label: say(label) }));
  return (
    <>
      <OpeningButton onClick={() => setOpen(true)}>{say('applicationScreens.return')}</OpeningButton>
      <Modal
        open={open}
        title={say('applicationScreens.returnTitle')}
        okText={say('applicationScreens.return')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        width={640}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} initialValues={{ defects: [{}] }} onFinish={send}>
          <Form.Item
            name="dueDate"
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
                        <Select showSearch={found} options={options} />
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
                        <TextWithPhrases {...atMost(1000)} autoSize={{ minRows: 1, maxRows: 4 }} />
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
