import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  LockOutlined,
  NodeExpandOutlined,
  PlusOutlined,
  UndoOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useWords } from '#shell/words/say';
import { nameOf, type ItemRow } from './rows';

export type LineAction = 'edit' | 'add' | 'lock' | 'remove' | 'restore' | 'uses' | 'up' | 'down';

interface LineProps {
  readonly item: ItemRow;
  readonly first: boolean;
  readonly last: boolean;
  /** What stands before the code: the fold and the handle. */
  readonly before: ReactNode;
  readonly onAction: (action: LineAction, item: ItemRow) => void;
}

/** One item: its code, its name, what it is called in the other languages, and what may be done to it. */
export const ItemLine = ({ item, first, last, before, onAction }: LineProps) => {
  const say = useWords();
  const language = useLanguage();
  const name = nameOf(item, language);
  const others = [item.name, item.nameEn, item.nameEs].filter((each) => each !== name);
  const button = (which: LineAction, label: string, icon: ReactElement, more: object = {}) => (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        aria-label={`${label} ${item.code} ${name}`}
        icon={icon}
        onClick={() => onAction(which, item)}
        {...more}
      />
    </Tooltip>
  );
  const can = (which: ItemRow['can'][number]) => item.can.includes(which);
  return (
    <div className={`codes__line${item.isLocked || item.isDeleted ? ' codes__line--closed' : ''}`}>
      {before}
      <span className="codes__code codes__code--item">{item.code}</span>
      <span className="codes__names">
        <span className="codes__name">{name}</span>
        <span className="codes__others">{others.join(' · ')}</span>
      </span>
      {item.isLocked && (
        <span className="codes__mark">
          <LockOutlined aria-hidden /> {say('dictionaryScreens.locked')}
        </span>
      )}
      {item.isDeleted && <span className="codes__mark">{say('dictionaryScreens.deleted')}</span>}
      <span className="codes__actions">
        {can('move') && button('up', say('shell.moveUp'), <ArrowUpOutlined />, { disabled: first })}
        {can('move') && button('down', say('shell.moveDown'), <ArrowDownOutlined />, { disabled: last })}
        {can('add') && button('add', say('dictionaryScreens.addBelow'), <PlusOutlined />)}
        {can('edit') && button('edit', say('dictionaryScreens.edit'), <EditOutlined />)}
        {button('uses', say('dictionaryScreens.whereUsed'), <NodeExpandOutlined />)}
        {can('lock') &&
          button(
            'lock',
            say(item.isLocked ? 'dictionaryScreens.unlock' : 'dictionaryScreens.lock'),
            item.isLocked ? <UnlockOutlined /> : <LockOutlined />,
          )}
        {can('restore') && button('restore', say('dictionaryScreens.restore'), <UndoOutlined />)}
        {can('remove') &&
          button('remove', say('dictionaryScreens.remove'), <DeleteOutlined />, { danger: true })}
      </span>
    </div>
  );
};
