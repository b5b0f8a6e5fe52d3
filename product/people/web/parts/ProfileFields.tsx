import { Form } from 'antd';
import { FieldControl } from '#shell/form/FieldControl';
import { useWords } from '#shell/words/say';
import { objectionTo, type RequiredField } from '../../rules';
import './own-account.css';
import { Pictures } from './Pictures';
import type { ProfileField } from './profile-fields';

interface ProfileFieldsProps {
  readonly fields: readonly ProfileField[];
  /** What stands masked in a field: as long as it stands there, it is met by what the server has. */
  readonly storedIn: (rule: RequiredField) => string;
  /** Below the fields: whoever adds somebody else has a name before a face. */
  readonly picturesLast?: boolean;
}

/** The fields of a profile with their rules, one's own or somebody else's; the fields in two columns; pictures above or below. */
export const ProfileFields = ({ fields, storedIn, picturesLast = false }: ProfileFieldsProps) => {
  const say = useWords();
  const judge = ({ rule, mayBeEmpty = false }: ProfileField) => ({
    validator: (_: unknown, value: string | null | undefined) => {
      const isKept = value ? rule && value === storedIn(rule) : mayBeEmpty;
      if (!rule || isKept) return Promise.resolve();
      const objection = objectionTo(rule, value ?? null);
      if (!objection) return Promise.resolve();
      const label = objection.label ? say(`people.${objection.label}`) : '';
      return Promise.reject(new Error(say(`people.${objection.says}`, { label })));
    },
  });
  const pictures = (
    <Form.Item
      name="images"
      label={say('people.images')}
      extra={say('people.imagesHint')}
      className="profile__wide"
    >
      <Pictures />
    </Form.Item>
  );
  return (
    <>
      {!picturesLast && pictures}
      <Form.Item name="organisationName" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
      {fields.map((field) => (
        <Form.Item
          key={field.field}
          name={field.field}
          label={say(field.label)}
          required={field.rule !== undefined && !field.mayBeEmpty}
          rules={[judge(field)]}
          {...(field.control === 'textarea' && { className: 'profile__wide' })}
          {...(field.hint && { extra: say(field.hint) })}
        >
          <FieldControl field={field} path={[field.field]} disabled={field.disabled ?? false} />
        </Form.Item>
      ))}
      {picturesLast && pictures}
    </>
  );
};
