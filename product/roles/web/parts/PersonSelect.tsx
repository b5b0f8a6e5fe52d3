import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';

/** Finds an account by name or user name. Fits a form's field. */
export const PersonSelect = ({
  id,
  value,
  onChange,
}: {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}) => {
  const say = useWords();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword);
  const found = useQuery({ ...rolesApi.people.query({ keyword: asked }), staleTime: 30_000 });
  return (
    <Select
      {...(id && { id })}
      className="wide"
      placeholder={say('roles.findPerson')}
      value={value ?? null}
      {...awaitedOptions(found)}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={(found.data ?? []).map(({ id: personId, trueName, loginName, organisationName }) => ({
        value: personId,
        label: [trueName, loginName, organisationName].filter(Boolean).join(' · '),
      }))}
      onChange={(chosen) => chosen && onChange?.(chosen)}
    />
  );
};
