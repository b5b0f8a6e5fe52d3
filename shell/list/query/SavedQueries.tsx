import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { usePageName } from '../../frame/page';
import { usePreference } from '../../state/usePreference';
import { useWords } from '../../words/say';
import '../panels.css';
import { longestName, readSaved, withoutQuery, withQuery } from './saved';
import { atMost } from '../../form/length';

interface SavedProps {
  readonly narrowing: string;
  readonly onNarrow: (narrowing: string) => void;
}

/** The person's own queries of this list: keep the one there is now, go back to one, forget one. */
export const SavedQueries = ({ narrowing, onNarrow }: SavedProps) => {
  const say = useWords();
  const [stored, keep] = usePreference(`list.${usePageName()}.queries`);
  const [name, setName] = useState('');
  const saved = readSaved(stored);
  const save = () => {
    if (!name.trim() || !narrowing) return;
    keep(withQuery(saved, { name: name.trim(), narrowing }));
    setName('');
  };
  return (
    <div className="panel">
      <strong>{say('shell.savedQueries')}</strong>
      {saved.length === 0 && <p className="faint">{say('shell.noSavedQueries')}</p>}
      <ul className="columns">
        {saved.map((query) => (
          <li key={query.name} className="columns__one">
            <Button
              type="link"
              className="columns__label"
              aria-current={query.narrowing === narrowing}
              onClick={() => onNarrow(query.narrowing)}
            >
              {query.name}
            </Button>
            <Button
              type="text"
              size="small"
              aria-label={say('shell.forgetQuery', { name: query.name })}
              icon={<DeleteOutlined />}
              onClick={() => {
                const rest = withoutQuery(saved, query.name);
                keep(rest.length > 0 ? rest : null);
              }}
            />
          </li>
        ))}
      </ul>
      {narrowing ? (
        <form
          className="panel__line"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Input
            aria-label={say('shell.queryName')}
            placeholder={say('shell.queryName')}
            {...atMost(longestName)}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="primary" htmlType="submit" disabled={!name.trim()}>
            {say('shell.saveQuery')}
          </Button>
        </form>
      ) : (
        <p className="faint">{say('shell.nothingToSave')}</p>
      )}
    </div>
  );
};
