import { BellOutlined, MoreOutlined, PushpinOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { useDo } from '#shell/client/useDo';
import { useBeginning } from '#shell/list/query/useWanted';
import { DropMenu } from '#shell/parts/DropMenu';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { savedSearchesApi } from '../calls';
import { changeOf } from './change';
import type { Search } from './search';
import type { Wire } from './wire';

interface RowProps {
  readonly search: Search;
  readonly isSubscribable: boolean;
  /** What its conditions can be replaced with; nothing where the list has none now. */
  readonly wire: Wire | undefined;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}

/** One search: its name opens it; what is true of it stands beside it; what may be done with it is behind the dots. */
export const SearchRow = ({ search, isSubscribable, wire, onOpen, onEdit }: RowProps) => {
  const say = useWords();
  const [beginning, keepBeginning] = useBeginning();
  const { id, name, ownerName, isOwn, isSubscribed, sharedWith } = search;
  const isBeginning = beginning === id;
  const items = useItems({ search, isSubscribable, wire, onEdit });
  return (
    <li className="columns__one saved-search">
      <Button type="link" className="columns__label" onClick={onOpen} title={name}>
        <span className="saved-search__name">{name}</span>
        {!isOwn && (
          <span className="faint saved-search__owner">{say('savedSearches.by', { name: ownerName })}</span>
        )}
      </Button>
      {isBeginning && <Mark says={say('savedSearches.isBeginning')} icon={<PushpinOutlined />} />}
      {isSubscribed && <Mark says={say('savedSearches.isSubscribed')} icon={<BellOutlined />} />}
      {isOwn && sharedWith !== 'nobody' && (
        <Mark says={say('savedSearches.isShared')} icon={<TeamOutlined />} />
      )}
      <DropMenu
        menu={{
          items: [
            {
              key: 'beginning',
              label: say(isBeginning ? 'savedSearches.beginNoMore' : 'savedSearches.begin'),
              onClick: () => keepBeginning(isBeginning ? null : id),
            },
            ...items,
          ],
        }}
      >
        <Button
          type="text"
          size="small"
          aria-label={say('savedSearches.more', { name })}
          icon={<MoreOutlined />}
        />
      </DropMenu>
    </li>
  );
};

const Mark = ({ says, icon }: { readonly says: string; readonly icon: ReactElement }) => (
  <span className="saved-search__mark" role="img" aria-label={says} title={says}>
    {icon}
  </span>
);

/** Being told of what is new is everybody's; what changes the search is its owner's. */
const useItems = ({ search, isSubscribable, wire, onEdit }: Omit<RowProps, 'onOpen'>) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const { id, name, isOwn, isSubscribed } = search;
  const named = { id: id as Parameters<typeof savedSearchesApi.remove>[0]['id'] };
  const subscription = {
    key: 'subscription',
    label: say(isSubscribed ? 'savedSearches.unsubscribe' : 'savedSearches.subscribe'),
    onClick: () =>
      void (isSubscribed
        ? perform(savedSearchesApi.unsubscribe, named, 'savedSearches.unsubscribed')
        : perform(savedSearchesApi.subscribe, named, 'savedSearches.subscribed')),
  };
  const everybodys = isSubscribable || isSubscribed ? [subscription] : [];
  if (!isOwn) return everybodys;
  const replace = ({ query, columns }: Wire): void =>
    void perform(savedSearchesApi.edit, { ...changeOf(search), query, columns }, 'savedSearches.replaced');
  const remove = (): void =>
    confirm({
      title: 'savedSearches.removeQuestion',
      values: { name },
      okText: 'savedSearches.remove',
      danger: true,
      run: () => perform(savedSearchesApi.remove, named, 'savedSearches.removed'),
    });
  return [
    ...everybodys,
    { key: 'edit', label: say('savedSearches.edit'), onClick: onEdit },
    {
      key: 'replace',
      label: say('savedSearches.replaceConditions'),
      disabled: !wire,
      onClick: () => wire && replace(wire),
    },
    { type: 'divider' as const },
    { key: 'remove', danger: true, label: say('savedSearches.remove'), onClick: remove },
  ];
};
