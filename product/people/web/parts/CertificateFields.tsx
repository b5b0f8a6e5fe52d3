import { Form } from 'antd';
import { FieldControl } from '#shell/form/FieldControl';
import type { AnyField } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { certificateField, certificateGrades, certificateKinds, longestNumber } from '../../certificates';
import { isBegun, type CertificatesValues } from './person-values';

const fieldsOf = (dictionary: string): readonly AnyField[] => [
  { field: 'number', label: 'staff.certificateNumber', control: 'text', atMost: longestNumber },
  { field: 'grade', label: 'staff.certificateGrade', control: 'item', dictionary },
  { field: 'validUntil', label: 'staff.certificateUntil', control: 'day' },
];

/** Certificates in a form about a person: number, grade, valid until; all three of one, or none. */
export const CertificateFields = ({ shown }: { readonly shown: readonly (keyof CertificatesValues)[] }) => {
  const say = useWords();
  return certificateKinds
    .filter((kind) => shown.includes(certificateField[kind]))
    .map((kind) => {
      const name = certificateField[kind];
      return (
        <fieldset key={kind} className="profile__group">
          <legend>{say(`staff.${name}`)}</legend>
          <p className="profile__wide faint">{say('staff.certificateNeeded')}</p>
          {fieldsOf(certificateGrades[kind]).map((field) => (
            <Form.Item
              key={field.field}
              name={[name, field.field]}
              label={say(field.label)}
              rules={[
                ({ getFieldValue }) => ({
                  required: isBegun(getFieldValue(name)),
                  whitespace: true,
                  message: say('shell.pleaseEnter', { label: say(field.label) }),
                }),
              ]}
            >
              <FieldControl field={field} path={[name, field.field]} />
            </Form.Item>
          ))}
        </fieldset>
      );
    });
};
