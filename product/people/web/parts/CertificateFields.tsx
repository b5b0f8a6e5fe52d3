import { Form } from 'antd';
import { FieldControl } from '#shell/form/FieldControl';
import type { Fact } from '#contract/facts';
import { sectionsOf } from '#shell/form/declared';
import type { AnyField } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { certificateField, certificateKinds, type CertificateKind } from '../../certificate-kinds';
import { type Certificate } from '../../certificates';
import { account } from './facts';
import { isBegun, type CertificatesValues } from './person-values';

/** The fields of a certificate of this kind. */
const fieldsOf = (kind: CertificateKind): readonly AnyField[] =>
  sectionsOf<Certificate, 'certificate'>(
    { certificate: 'staff.certificate' },
    (account[certificateField[kind]] as Fact & { readonly kind: 'object' }).fields,
    { number: { in: 'certificate' }, grade: { in: 'certificate' }, validUntil: { in: 'certificate' } },
  )[0]!.fields as unknown as readonly AnyField[];
const fields = {
  assessor: fieldsOf('assessor'),
  technologyManager: fieldsOf('technologyManager'),
} satisfies Record<CertificateKind, unknown>;

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
          {fields[kind].map((field) => (
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
