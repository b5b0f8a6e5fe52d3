import { Form, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import type * as z from 'zod';
import type { ManyForm } from '#shell/actions/action';
import { prepare } from '#shell/actions/prepare';
import { DatePicker } from '#shell/form/controls/calendar';
import { atMost } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';
import { useWords } from '#shell/words/say';
import type { SupplementDefect } from '../../details';
import { applicationsApi } from '../calls';
import { namedFields } from '../parts/labels';
import type { Standing } from '../parts/status';

interface Values {
  readonly dueDate: Dayjs;
  readonly field: z.output<typeof SupplementDefect>['field'];
  readonly text: string;
}

/** What is missing in all of them, and until when. */
const Shared = () => {
  const say = useWords();
  const found = useFound();
  const due = say('applicationScreens.due');
  const field = say('applicationScreens.defectField');
  const text = say('applicationScreens.textForAll');
  return (
    <>
      <Form.Item
        name="dueDate"
        label={due}
        rules={[{ required: true, message: say('shell.pleaseSelect', { label: due }) }]}
      >
        <DatePicker />
      </Form.Item>
      <Form.Item
        name="field"
        label={field}
        rules={[{ required: true, message: say('shell.pleaseSelect', { label: field }) }]}
      >
        <Select
          showSearch={found}
          options={namedFields.map(([value, label]) => ({ value, label: say(label) }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={text}
        rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label: text }) }]}
      >
        <Input.TextArea {...atMost(1000)} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </>
  );
};

/** What is missing in this one instead. */
const Own = ({ under }: { readonly under: readonly [string, string] }) => {
  const say = useWords();
  const label = say('applicationScreens.textOfOwn');
  return (
    <Form.Item name={[...under, 'text']} className="batch__own">
      <Input aria-label={label} placeholder={label} {...atMost(1000)} />
    </Form.Item>
  );
};

/** Many are sent back to be supplemented with one day, and one text for all or one for each (A6). */
export const returnMany: ManyForm = {
  Shared,
  Own,
  call: (
    { id, rowVersion }: Standing,
    { dueDate, field, text }: Values,
    { text: own }: { readonly text?: string },
  ) =>
    prepare(applicationsApi.return, {
      id,
      rowVersion,
      dueDate: dueDate.format('YYYY-MM-DD'),
      defects: [{ field, text: own?.trim() || text.trim() }],
    }),
};
