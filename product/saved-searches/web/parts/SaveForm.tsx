import { Button, Input } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { atMost } from '#shell/form/length';
import { useWords } from '#shell/words/say';
import { longestName } from '../../saved-search';
import { savedSearchesApi } from '../calls';
import { changeOf } from './change';
import type { Search } from './search';
import type { Wire } from './wire';

/** Keeps the present conditions under a name; under one that is there already they take the place of what it asked. */
export const SaveForm = ({ wire, own }: { readonly wire: Wire; readonly own: readonly Search[] }) => {
  const say = useWords();
  const perform = useDo();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const name = typed.trim();
  const same = own.find((search) => search.name === name);
  const save = async (): Promise<void> => {
    if (!name) return;
    setBusy(true);
    const { query, columns } = wire;
    const done = same
      ? await perform(savedSearchesApi.edit, { ...changeOf(same), query, columns }, 'savedSearches.replaced')
      : await perform(savedSearchesApi.add, { ...wire, name }, 'savedSearches.saved');
    setBusy(false);
    if (done) setTyped('');
  };
  return (
    <form
      className="panel__line"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        aria-label={say('savedSearches.name')}
        placeholder={say('savedSearches.name')}
        {...atMost(longestName)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={!name} loading={busy}>
        {say(same ? 'savedSearches.replace' : 'savedSearches.save')}
      </Button>
    </form>
  );
};
