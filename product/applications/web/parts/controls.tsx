import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { WordKey } from '#contract/words';
import { useOptions } from '#shell/dictionary/useDictionary';
import { MultiSelect } from '#shell/form/MultiSelect';
import type { ControlProps } from '#shell/form/types';
import { FileUpload } from '#shell/parts/FileUpload';
import type { StoredFile } from '#shell/office';
import { useWords } from '#shell/words/say';
import { commitmentIds } from '../../commitments';
import { applicationsApi } from '../calls';
import './application-facts.css';
import { useFound } from '#shell/form/useFound';

/** Words typed one after the other: keywords, awards. */
export const Tags = ({ id, value, onChange, disabled }: ControlProps) => (
  <Select
    {...(id !== undefined && { id })}
    mode="tags"
    open={false}
    suffixIcon={null}
    tokenSeparators={[',', '，', ';', '；', '、']}
    value={(value as string[] | null) ?? []}
    disabled={disabled ?? false}
    {...(onChange && { onChange: (tags: string[]) => onChange(tags) })}
  />
);

interface Product {
  readonly kind: string;
  readonly options: readonly string[];
}

/** Kind and options of a medical product: chosen as options, the first one's kind leads. */
export const MedicalProduct = ({ id, value, onChange, disabled }: ControlProps) => {
  const options = useOptions('medicalProduct').filter(({ value: code }) => String(code).includes('.'));
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
      loading={agencies.isPending}
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
export const OneFile = ({ value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const id = (value as string | null) ?? null;
  /** What was sent here is called by its own name; of what was sent before, the id alone is known. */
  const [names] = useState(new Map<string, string>());
  return (
    <FileUpload
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

interface Attached {
  readonly kind: string;
  readonly fileId: string;
  readonly name: string;
}
const kinds = ['stampedForm', 'coOwnerConsent', 'leaderAuthorisation'] as const;

/** Attachments by what they are: a place to drop files for each kind. */
export const Attachments = ({ value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const all = (value as Attached[] | null) ?? [];
  const filesOf = (kind: string): StoredFile[] =>
    all.filter((each) => each.kind === kind).map(({ fileId, name }) => ({ id: fileId, name, url: '' }));
  const change = (kind: string, files: readonly StoredFile[]): void =>
    onChange?.([
      ...all.filter((each) => each.kind !== kind),
      ...files.map((file) => ({ kind, fileId: file.id, name: file.name })),
    ]);
  return (
    <div className="attachments">
      {kinds.map((kind) => (
        <section key={kind} aria-label={say(`applicationScreens.attachment.${kind}`)}>
          <p>{say(`applicationScreens.attachment.${kind}`)}</p>
          <FileUpload
            value={filesOf(kind)}
            atMost={5}
            kinds={['pdf', 'jpg', 'png']}
            disabled={disabled ?? false}
            onChange={(files) => change(kind, files)}
          />
        </section>
      ))}
    </div>
  );
};
