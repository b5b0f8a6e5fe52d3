import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { MultiSelect } from '#shell/form/MultiSelect';
import { useWords } from '#shell/words/say';
import { savedSearchesApi } from '../calls';
import type { Search } from './search';

type Recipient = Search['people'][number];
interface SelectProps {
  /** Those who were chosen before. */
  readonly known: readonly Recipient[];
  /** Given by the form. */
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}

/** Chooses several people, whom the server finds while one types. */
export const RecipientSelect = ({ known, id, value = [], onChange }: SelectProps) => {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState(known);
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({
    ...savedSearchesApi.recipients.query({ keyword }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    meta: { quiet: true },
  });
  const { data = [] } = found;
  const chosen = met.filter((person) => value.includes(person.id));
  const offered = [...chosen, ...data.filter((person) => !chosen.some((each) => each.id === person.id))];
  return (
    <MultiSelect
      {...(id && { id })}
      className="wide"
      placeholder={say('savedSearches.peopleHint')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      {...awaitedOptions(found)}
      options={offered.map((person) => ({
        value: person.id,
        label: person.name,
        note: person.organisationName,
      }))}
      optionRender={({ label, data: option }) => (
        <span className="found">
          {label} {option['note'] && <span className="faint">{option['note']}</span>}
        </span>
      )}
      value={[...value]}
      onChange={(ids) => {
        setMet(offered.filter((person) => ids.includes(person.id)));
        onChange?.(ids);
        setTyped('');
      }}
    />
  );
};
