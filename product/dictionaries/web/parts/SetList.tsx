import { LockOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useRetainedState } from '#shell/frame/useRetainedState';
import { EmptyList } from '#shell/list/EmptyList';
import type { AwaitedQuery } from '#shell/pages/NoRecord';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useLanguage, useWords } from '#shell/words/say';
import { nameOf, type SetRow } from './rows';
import { SetDialog } from './SetDialog';

interface SetListProps {
  readonly sets: readonly SetRow[] | undefined;
  /** Where they come from: it says so where they do not. */
  readonly reading: AwaitedQuery;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly manages: boolean;
}

/** All sets, narrowed by a word of any language or the code. */
export const SetList = ({ sets, reading, chosen, onChoose, manages }: SetListProps) => {
  const say = useWords();
  const language = useLanguage();
  const [keyword, setKeyword] = useRetainedState('dictionaries.sets', '');
  const [adding, setAdding] = useState(false);
  const wanted = keyword.trim().toLowerCase();
  const shown = sets?.filter((set) =>
    [set.code, set.name, set.nameEn, set.nameEs].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <section aria-label={say('dictionaryScreens.sets')} className="codes__side">
      <div className="codes__bar">
        <Input
          className="codes__find"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          value={keyword}
          placeholder={say('dictionaryScreens.findSet')}
          aria-label={say('dictionaryScreens.findSet')}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {manages && (
          <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
            {say('dictionaryScreens.addSet')}
          </Button>
        )}
      </div>
      {!shown && <PartAwaited of={reading} rows={8} />}
      {shown?.length === 0 && (
        <EmptyList narrowed={wanted !== ''} says="dictionaryScreens.noSet" onClear={() => setKeyword('')} />
      )}
      <ul className="codes__sets">
        {shown?.map((set) => (
          <li key={set.id}>
            <button
              type="button"
              className="codes__set"
              aria-current={set.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(set.id)}
            >
              <span className="codes__name">{nameOf(set, language)}</span>
              <span className="codes__count">{set.itemCount}</span>
              <span className="codes__code">{set.code}</span>
              {set.isLocked ? (
                <span className="codes__mark">
                  <LockOutlined aria-hidden /> {say('dictionaryScreens.locked')}
                </span>
              ) : (
                set.isBuiltIn && <span className="codes__mark">{say('dictionaryScreens.builtIn')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {adding && <SetDialog onClose={() => setAdding(false)} />}
    </section>
  );
};
