import { Checkbox, Select } from 'antd';
import { createContext, useContext } from 'react';
import { useOptions } from '#shell/dictionary/useDictionary';
import { sectionsOf, type Controls } from '#shell/form/declared';
import type { AnyField, ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { takesEnding, type FileFields } from '../../file';
import type { Item } from './filling';
import { fileFacts } from './facts';

/** The item whose file a control asks about. */
export const ItemContext = createContext<Pick<Item, 'documentTypes'>>({ documentTypes: [] });

/** The types of document that an item takes. */
const DocumentType = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const { documentTypes } = useContext(ItemContext);
  const type = value as Item['documentTypes'][number] | null;
  const types = useOptions('documentType', type ? [type] : []).filter(
    ({ value: code }) => documentTypes.length === 0 || documentTypes.some((each) => each === code),
  );
  return (
    <Select
      {...(id !== undefined && { id })}
      value={type}
      options={types}
      disabled={disabled}
      onChange={(next: string) => onChange?.(next)}
    />
  );
};

const DeIdentified = ({ value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  return (
    <Checkbox
      checked={value === true}
      disabled={disabled}
      title={say('materialScreens.deIdentified')}
      onChange={(event) => onChange?.(event.target.checked)}
    >
      <span className="checklist__unseen">{say('materialScreens.deIdentified')}</span>
      <span aria-hidden="true">{say('materialScreens.deIdentifiedShort')}</span>
    </Checkbox>
  );
};

const controls: Controls<FileFields, FileFields, 'file'> = {
  documentType: { in: 'file', draw: DocumentType },
  title: { in: 'file' },
  issuer: { in: 'file' },
  issuedOn: { in: 'file' },
  validUntil: { in: 'file' },
  deIdentified: { in: 'file', draw: DeIdentified },
};

/** What is asked of a file, in the order of its columns. */
export const askedOfFile = sectionsOf({ file: 'materialScreens.evidence' }, fileFacts, controls)[0]!
  .fields as unknown as readonly (AnyField & { readonly field: keyof FileFields })[];

/** What is asked of a file of this item: how long it is in force only where it may be something that ends. */
export const askedIn = ({ documentTypes }: Pick<Item, 'documentTypes'>): typeof askedOfFile =>
  askedOfFile.filter(({ field }) => field !== 'validUntil' || takesEnding(documentTypes));
