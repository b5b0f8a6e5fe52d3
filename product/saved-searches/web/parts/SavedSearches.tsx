import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedSearchesProps } from '#shell/office';
import { AskAgain } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { savedSearchesApi } from '../calls';
import { EditSearch } from './EditSearch';
import { SaveForm } from './SaveForm';
import { SearchRow } from './SearchRow';
import { TakenUp, useTakeUp } from './take-up';
import { useMoved } from './useMoved';
import { useWire } from './wire';
import type { Search } from './search';
import '#shell/list/panels.css';
import './saved-searches.css';

/** The searches of a list: one's own and those that others share, each opened by one click; and the present one, to be kept. */
const Panel = ({ onDone, ...list }: Omit<SavedSearchesProps, 'taken'>) => {
  const say = useWords();
  const wire = useWire(list);
  const takeUp = useTakeUp(list);
  const [edited, setEdited] = useState<string>();
  const found = useQuery({
    ...savedSearchesApi.list.query({ list: wire.list }),
    meta: { quiet: true },
  });
  const { data } = found;
  useMoved(list, data?.searches);
  if (!data)
    return found.isError ? (
      <AskAgain onAsk={() => void found.refetch()} />
    ) : (
      <div className="panel__awaited" aria-busy="true" />
    );
  const { searches, isSubscribable } = data;
  const editing = searches.find(({ id }) => id === edited);
  if (editing) return <EditSearch search={editing} onClose={() => setEdited(undefined)} />;
  const rows = (of: readonly Search[]) => (
    <ul className="columns">
      {of.map((search) => (
        <SearchRow
          key={search.id}
          search={search}
          isSubscribable={isSubscribable}
          wire={list.narrowing ? wire : undefined}
          onOpen={() => {
            onDone();
            void takeUp(search.id);
          }}
          onEdit={() => setEdited(search.id)}
        />
      ))}
    </ul>
  );
  const [own, shared] = [searches.filter(({ isOwn }) => isOwn), searches.filter(({ isOwn }) => !isOwn)];
  return (
    <div className="panel">
      <strong>{say('shell.savedQueries')}</strong>
      {searches.length === 0 && <p className="faint">{say('savedSearches.none')}</p>}
      {own.length > 0 && rows(own)}
      {shared.length > 0 && (
        <>
          <span className="faint">{say('savedSearches.shared')}</span>
          {rows(shared)}
        </>
      )}
      {list.narrowing ? (
        <SaveForm wire={wire} own={own} />
      ) : (
        <p className="faint">{say('savedSearches.nothingToSave')}</p>
      )}
    </div>
  );
};

/** What a list is given: the panel, or the search that its address or its reader begins it with. */
export const SavedSearches = ({ taken, onDone, ...list }: SavedSearchesProps) =>
  taken === undefined ? (
    <Panel {...list} onDone={onDone} />
  ) : (
    <TakenUp {...list} id={taken} onTaken={onDone} />
  );
