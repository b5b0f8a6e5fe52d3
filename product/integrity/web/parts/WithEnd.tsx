import { Form, Radio, Select } from 'antd';
import { useOptions } from '#shell/dictionary/useDictionary';
import { NumberInput } from '#shell/form/controls/Typed';
import { fitness } from '#shell/form/FormField';
import { useWords } from '#shell/words/say';
import { mostMonths, usualMonths } from '../../with-end';

/** The record that is proposed with an end, as a form has it. */
export interface RecordAsked {
  readonly about?: 'nobody' | 'applicant' | 'organisation';
  readonly ground?: string;
  readonly months?: number;
}

/** The same as the call takes it; nothing where none is proposed. */
export const recordIn = ({ about = 'nobody', ground, months }: RecordAsked) =>
  about === 'nobody'
    ? {}
    : { integrityRecord: { isOrganisation: about === 'organisation', ground: ground!, months: months! } };

interface WithEndProps {
  readonly applicantName: string;
  /** Null where it is not in the register: there is nobody to keep from anything. */
  readonly organisationName: string | null;
  /** What the ground of the end is among those of records. */
  readonly ground: string | undefined;
  /** Where its fields stand in the form. */
  readonly under?: readonly string[];
  /** Among many rows, each of which has its own. */
  readonly isRow?: boolean;
}

/**
 * Whether whoever decides the end of an application proposes an integrity record with it, about whom, on which ground and for
 * how long: by the facts and the evidence of the end itself (domain §3.1 A11, A15).
 */
export const WithEnd = ({
  applicantName,
  organisationName,
  ground,
  under = [],
  isRow = false,
}: WithEndProps) => {
  const say = useWords();
  const grounds = useOptions('integrityGround');
  const about = Form.useWatch<RecordAsked['about']>([...under, 'about']) ?? 'nobody';
  const needed = (label: string) => ({ required: true, message: say('shell.pleaseSelect', { label }) });
  const [groundLabel, monthsLabel] = [say('integrity.ground'), say('integrity.months')];
  const options = [
    { value: 'nobody', label: say('integrity.withEndNone') },
    { value: 'applicant', label: say('integrity.withEndApplicant', { name: applicantName }) },
    ...(organisationName === null
      ? []
      : [{ value: 'organisation', label: say('integrity.withEndOrganisation', { name: organisationName }) }]),
  ];
  const place = isRow ? { className: 'batch__own' } : {};
  return (
    <>
      <Form.Item
        name={[...under, 'about']}
        label={say('integrity.withEnd')}
        initialValue="nobody"
        {...place}
        {...(about !== 'nobody' && !isRow && { extra: say('integrity.withEndHint') })}
      >
        {isRow ? <Select options={options} /> : <Radio.Group vertical options={options} />}
      </Form.Item>
      {about !== 'nobody' && (
        <>
          <Form.Item
            name={[...under, 'ground']}
            label={groundLabel}
            initialValue={ground}
            rules={[needed(groundLabel)]}
            {...place}
          >
            <Select options={[...grounds]} />
          </Form.Item>
          <Form.Item
            name={[...under, 'months']}
            label={monthsLabel}
            initialValue={usualMonths}
            rules={[needed(monthsLabel), fitness({ control: 'number', from: 1, to: mostMonths }, say)]}
            {...place}
          >
            <NumberInput />
          </Form.Item>
        </>
      )}
    </>
  );
};
