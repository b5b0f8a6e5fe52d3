import { Checkbox, Radio, Select } from 'antd';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { WordKey } from '#contract/words';
import { useOptions } from '#shell/dictionary/useDictionary';
import { MultiSelect } from '#shell/form/MultiSelect';
import type { ControlProps } from '#shell/form/types';
import { FileUpload } from '#shell/parts/FileUpload';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { commitmentIds } from '../../commitments';
import { applicationsApi } from '../calls';
import './application-facts.css';
import { useFound } from '#shell/form/useFound';

interface Product {
  readonly kind: string;
  readonly options: readonly string[];
}

/** Kind and options of a medical product: chosen as options, the first one's kind leads. */
export const MedicalProduct = ({ id, value, onChange, disabled }: ControlProps) => {
  const all = useOptions('medicalProduct');
  const options = all
    .filter(({ value: kind }) => !String(kind).includes('.'))
    .map(({ value: kind, label }) => ({
      label,
      options: all
        .filter(({ value: code }) => String(code).startsWith(`${kind}.`))
        .map((each) => ({ ...each, within: label })),
    }));
  const chosen = (value as Product | null)?.options ?? [];
  const change = (codes: string[]): void =>
    onChange?.(codes.length === 0 ? null : { kind: codes[0]!.split('.')[0]!, options: codes });
  return (
    <MultiSelect
      {...(id !== undefined && { id })}
      showSearch={useFound()}
      options={options}
      value={[...chosen]}
      disabled={disabled ?? false}
      onChange={change}
    />
  );
};

/** One of the agencies that take applications, with the fields they cover. */
export const AgencyChoice = ({ id, value, onChange, disabled }: ControlProps) => {
  const agencies = useQuery(applicationsApi.agencies.query({}));
  const fields = new Map(useOptions('technologyField').map(({ value: code, label }) => [code, label]));
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch={useFound()}
      {...awaitedOptions(agencies)}
      value={(value as string | null) ?? null}
      disabled={disabled ?? false}
      options={(agencies.data ?? []).map((agency) => ({
        value: agency.id,
        label: `${agency.organisationName}（${agency.technologyFields.map((code) => fields.get(code) ?? code).join('、')}）`,
      }))}
      onChange={(chosen: string) => onChange?.(chosen)}
    />
  );
};

/** The commitments, each with its own tick; the value is the list of those ticked. */
export const Commitments = ({ value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const ticked = (value as string[] | null) ?? [];
  return (
    <Checkbox.Group
      className="commitments"
      value={ticked}
      disabled={disabled ?? false}
      options={commitmentIds.map((commitment) => ({
        value: commitment,
        label: say(`applicationScreens.commitment.${commitment}` as WordKey),
      }))}
      onChange={(next) => onChange?.(next)}
    />
  );
};

/** One file, kept by its id: an approval as it was issued. */
export const OneFile = ({ id: field, value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const id = (value as string | null) ?? null;
  /** What was sent here is called by its own name; of what was sent before, the id alone is known. */
  const [names] = useState(new Map<string, string>());
  return (
    <FileUpload
      {...(field !== undefined && { id: field })}
      value={id ? [{ id, name: names.get(id) ?? say('applicationScreens.file'), url: '' }] : []}
      atMost={1}
      kinds={['pdf', 'jpg', 'png']}
      disabled={disabled ?? false}
      onChange={([file]) => {
        if (file) names.set(file.id, file.name);
        onChange?.(file?.id ?? null);
      }}
    />
  );
};

/** Whether the release is limited, and only where it is, why: one code for both. */
export const LimitedRelease = ({ id, value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const reasons = useOptions('limitReason').filter(({ value: code }) => code !== unlimited);
  const reason = value && value !== unlimited ? (value as string) : null;
  const [isLimited, setLimited] = useState(false);
  const limited = reason !== null || (isLimited && value !== unlimited);
  return (
    <div className="limited">
      <Radio.Group
        {...(id !== undefined && { id })}
        value={limited ? true : value === unlimited ? false : null}
        disabled={disabled ?? false}
        options={[
          { value: true, label: say('shell.yes') },
          { value: false, label: say('shell.no') },
        ]}
        onChange={({ target }) => {
          setLimited(Boolean(target.value));
          onChange?.(target.value ? null : unlimited);
        }}
      />
      {limited && (
        <Select
          aria-label={say('applicationScreens.limitedWhy')}
          placeholder={say('applicationScreens.limitedWhy')}
          value={reason}
          disabled={disabled ?? false}
          options={reasons}
          onChange={(code: string) => onChange?.(code)}
        />
      )}
    </div>
  );
};
/** The code of a release that is not limited. */
const unlimited = '0';
