import { Form, Input, Modal, Select } from 'antd';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useLanguage, useWords } from '#shell/words/say';
import { dictionariesApi } from '../calls';
import { Names } from './Names';
import { nameOf, nextCode, type ItemRow, type SetRow } from './rows';
import { NumberInput } from '#shell/form/controls/Typed';
import { fitness } from '#shell/form/FormField';
import { atMost } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';

interface Values {
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly number?: number | null;
}

export interface ItemDialogProps {
  readonly set: SetRow;
  /** All items of the set. */
  readonly items: readonly ItemRow[];
  readonly item?: ItemRow;
  /** Where a new one begins. */
  readonly parent?: ItemRow;
  readonly onClose: () => void;
}

/** A new item, or the names of one; its code and place only as long as nothing knows them. */
export const ItemDialog = ({ set, items, item, parent, onClose }: ItemDialogProps) => {
  const say = useWords();
  const found = useFound();
  const language = useLanguage();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const placed = item === undefined || item.can.includes('recode');
  const done = ({ parentId, number = null, ...values }: Values): void => {
    const input = { ...values, setId: set.id, parentId: parentId || null, number };
    if (!item) return void save(dictionariesApi.addItem, input, 'dictionaryScreens.added');
    const changed = { ...input, id: item.id, rowVersion: item.rowVersion };
    return void save(dictionariesApi.editItem, changed, 'dictionaryScreens.saved');
  };
  const above = items.filter(
    (each) => each.id !== item?.id && (each.can.includes('add') || each.id === item?.parentId),
  );
  const first = set.can.includes('add') || item?.parentId === '';
  const code = say('dictionaryScreens.code');
  return (
    <Modal
      open
      title={say(item ? 'dictionaryScreens.editItem' : 'dictionaryScreens.addItem')}
      okText={say('shell.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <VerticalForm
        form={form}
        initialValues={
          item ?? {
            parentId: parent?.id ?? (first ? '' : above[0]?.id),
            code: nextCode(items, parent ?? (first ? undefined : above[0])),
          }
        }
        onFinish={done}
      >
        <Form.Item name="parentId" label={say('dictionaryScreens.parent')}>
          <Select
            disabled={!placed}
            showSearch={found}
            options={[
              ...(first ? [{ value: '', label: say('dictionaryScreens.top') }] : []),
              ...above.map((each) => ({ value: each.id, label: `${each.code} ${nameOf(each, language)}` })),
            ]}
            onChange={(id: string) =>
              form.setFieldValue(
                'code',
                nextCode(
                  items,
                  items.find((each) => each.id === id),
                ),
              )
            }
          />
        </Form.Item>
        <Form.Item
          name="code"
          label={code}
          extra={say(placed ? 'dictionaryScreens.codeHint' : 'dictionaryScreens.codeFixed')}
          rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label: code }) }]}
        >
          <Input {...atMost(12)} disabled={!placed} />
        </Form.Item>
        <Names />
        <Form.Item
          name="number"
          label={say('dictionaryScreens.number')}
          validateTrigger="onBlur"
          rules={[fitness({ control: 'number', from: 0, to: 1_000_000 }, say)]}
        >
          <NumberInput />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
