import { LockOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useRetainedState } from '#shell/frame/useRetainedState';
import { EmptyList } from '#shell/list/EmptyList';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useLanguage, useWords } from '#shell/words/say';
import { dictionariesApi } from '../calls';
import { ItemDialog } from './ItemDialog';
import type { LineAction } from './ItemLine';
import { ItemTree } from './ItemTree';
import { nameOf, treeOf, type ItemRow, type SetRow } from './rows';
import { SetDialog } from './SetDialog';
import { UsesDialog, type UsesQuestion } from './UsesDialog';

type Editing = { readonly item?: ItemRow; readonly parent?: ItemRow };
const none: readonly ItemRow[] = [];

/** One set: what it is, what may be done to it, and its items. */
export const SetDetail = ({ set }: { readonly set: SetRow }) => {
  const say = useWords();
  const language = useLanguage();
  const perform = useDo();
  const reading = useQuery(dictionariesApi.items.query({ setId: set.id, pageSize: 10_000 }));
  const items = reading.data?.rows ?? none;
  const [keyword, setKeyword] = useRetainedState('dictionaries.items', '');
  const [deleted, setDeleted] = useRetainedState('dictionaries.deleted', false);
  const [folded, setFolded] = useRetainedState<readonly string[]>('dictionaries.folded', []);
  const [asked, setAsked] = useState<UsesQuestion | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [renaming, setRenaming] = useState(false);
  const tree = treeOf(items, keyword, deleted);
  const folds = tree.filter(({ below }) => below.length > 0).map(({ item }) => item.id);
  const act = (action: Exclude<LineAction, 'up' | 'down'>, item: ItemRow): void => {
    if (action === 'edit') setEditing({ item });
    else if (action === 'add') setEditing({ parent: item });
    else if (action === 'restore')
      void perform(
        dictionariesApi.restoreItem,
        { id: item.id, rowVersion: item.rowVersion },
        'dictionaryScreens.done',
      );
    else setAsked({ what: action, item });
  };
  const isGrowing = set.can.includes('add') || items.some(({ can }) => can.includes('add'));
  return (
    <section className="codes__side" aria-label={nameOf(set, language)}>
      <header className="codes__head">
        <h2>{nameOf(set, language)}</h2>
        <span className="codes__code">{set.code}</span>
        <span className="faint">{say('dictionaryScreens.count', { count: set.itemCount })}</span>
        <div className="codes__bar codes__bar--actions">
          <Button onClick={() => setAsked({ what: 'uses', set })}>
            {say('dictionaryScreens.whereUsed')}
          </Button>
          {set.can.includes('lock') && (
            <Button onClick={() => setAsked({ what: 'lock', set })}>
              {say(set.isLocked ? 'dictionaryScreens.unlock' : 'dictionaryScreens.lock')}
            </Button>
          )}
          {set.can.includes('edit') && (
            <Button onClick={() => setRenaming(true)}>{say('dictionaryScreens.edit')}</Button>
          )}
        </div>
      </header>
      {set.remark && <p className="codes__remark">{set.remark}</p>}
      {set.isBuiltIn && <Alert type="info" showIcon title={say('dictionaryScreens.builtInHint')} />}
      {set.isLocked && (
        <Alert type="warning" showIcon icon={<LockOutlined />} title={say('dictionaryScreens.lockedHint')} />
      )}
      <div className="codes__bar">
        <Input
          className="codes__find"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          value={keyword}
          placeholder={say('dictionaryScreens.findItem')}
          aria-label={say('dictionaryScreens.findItem')}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {folds.length > 0 && (
          <>
            <Button onClick={() => setFolded([])}>{say('dictionaryScreens.expandAll')}</Button>
            <Button onClick={() => setFolded(folds)}>{say('dictionaryScreens.collapseAll')}</Button>
          </>
        )}
        {items.some(({ isDeleted }) => isDeleted) && (
          <Checkbox checked={deleted} onChange={(event) => setDeleted(event.target.checked)}>
            {say('dictionaryScreens.showDeleted')}
          </Checkbox>
        )}
        {isGrowing && (
          <Button
            type="primary"
            className="codes__add"
            icon={<PlusOutlined />}
            onClick={() => setEditing({})}
          >
            {say('dictionaryScreens.addItem')}
          </Button>
        )}
      </div>
      {!reading.data ? (
        <PartAwaited of={reading} rows={8} />
      ) : tree.length === 0 ? (
        <EmptyList
          narrowed={keyword.trim() !== ''}
          says="dictionaryScreens.noItem"
          onClear={() => setKeyword('')}
        />
      ) : (
        <ItemTree
          items={items}
          tree={tree}
          // What is looked for is shown, folded or not.
          folded={new Set(keyword.trim() === '' ? folded : [])}
          onFold={(id) =>
            setFolded(folded.includes(id) ? folded.filter((each) => each !== id) : [...folded, id])
          }
          onAction={act}
        />
      )}
      {asked && <UsesDialog asked={asked} onClose={() => setAsked(null)} />}
      {editing && <ItemDialog set={set} items={items} {...editing} onClose={() => setEditing(null)} />}
      {renaming && <SetDialog set={set} onClose={() => setRenaming(false)} />}
    </section>
  );
};
