import { Form } from 'antd';
import { FieldControl } from '#shell/form/FieldControl';
import { useWords } from '#shell/words/say';
import { objectionTo } from '../../rules';
import './own-account.css';
import type { ProfileField } from './profile-fields';

interface ProfileFieldsProps {
  readonly fields: readonly ProfileField[];
  /** What stands masked in a field: as long as it stands there, it is met by what the server has. */
  readonly storedIn: (field: string) => string;
  /** Below the fields: whoever adds somebody else has a name before a face. */
  readonly picturesLast?: boolean;
}

/** The fields of a profile with their rules, one's own or somebody else's; the fields in two columns; pictures above or below. */
export const ProfileFields = ({ fields, storedIn, picturesLast = false }: ProfileFieldsProps) => {
  const say = useWords();
  const judge = ({ field, label, required, mayBeEmpty = false }: ProfileField) => ({
    validator: (_: unknown, value: string | null | undefined) => {
      const isStored = value ? value === storedIn(field) : mayBeEmpty;
      const objection = required && !isStored && objectionTo(field, value ?? null);
      return objection
        ? Promise.reject(new Error(say(`people.${objection}`, { label: say(label) })))
        : Promise.resolve();
    },
  });
  const isWide = ({ control }: ProfileField) => control === 'textarea' || control === 'own';
  const pictures = fields.filter(({ field }) => field === 'images');
  const others = fields.filter(({ field }) => field !== 'images');
  return (
    <>
      <Form.Item name="organisationName" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
      {(picturesLast ? [...others, ...pictures] : [...pictures, ...others]).map((field) => (
        <Form.Item
          key={field.field}
          name={field.field}
          label={say(field.label)}
          required={field.required === true && !field.mayBeEmpty}
          rules={[judge(field)]}
          {...(isWide(field) && { className: 'profile__wide' })}
          {...(field.hint && { extra: say(field.hint) })}
        >
          <FieldControl field={field} path={[field.field]} disabled={field.disabled ?? false} />
        </Form.Item>
      ))}
    </>
  );
};
