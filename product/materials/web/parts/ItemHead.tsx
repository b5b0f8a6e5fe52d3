import { Button, Tag } from 'antd';
import type { ComponentProps } from 'react';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import { headId, useFilling, type Item } from './filling';
import { ItemGuide } from './ItemGuide';
import { NotApplicable } from './NotApplicable';
import { isOpen, usePins } from './pins/pins';

/** An item at a glance: whether it must be there, how many files of how many, and what it still misses. */
export const ItemHead = ({ item }: { readonly item: Item }) => {
  const say = useWords();
  const { gaps } = useFilling();
  const open = usePins()?.pins.filter((pin) => pin.code === item.code && isOpen(pin)).length ?? 0;
  const own = gaps.filter(({ code }) => code === item.code);
  const said = item.files.length > 0 || Boolean(item.notApplicableReason?.trim());
  const isDone = own.length === 0 && (item.required || said);
  const least = item.required ? Math.max(1, item.minimum) : item.minimum;
  return (
    <span className="checklist__head" id={headId(item.code)} data-item={item.code}>
      <span className="checklist__title">{item.title}</span>
      <Tag color={item.required ? 'blue' : 'default'}>
        {say(item.required ? 'materialScreens.required' : 'materialScreens.optional')}
      </Tag>
      {item.kind === 'files' && (
        <span className="checklist__count faint">
          {least > 1 || (least === 1 && item.files.length === 0)
            ? say('materialScreens.filesOf', { count: item.files.length, least })
            : say('materialScreens.filesHere', { count: item.files.length })}
        </span>
      )}
      {isDone && <StatusTag status="passed">{say('materialScreens.complete')}</StatusTag>}
      {own.length > 0 && (
        <StatusTag status="returned">{say('materialScreens.gaps', { count: own.length })}</StatusTag>
      )}
      {open > 0 && <StatusTag status="returned">{say('materialPins.open', { count: open })}</StatusTag>}
      {own[0] && <span className="checklist__gap">{own[0].message}</span>}
    </span>
  );
};

/** An item whose content stands in a table of its own: the way there. */
export const InTable = (props: ComponentProps<typeof NotApplicable>) => {
  const say = useWords();
  const { item } = props;
  const { goTo } = useFilling();
  return (
    <>
      <p className="faint">
        {item.hint} {say('materialScreens.inTable')}{' '}
        <Button type="link" disabled={false} onClick={() => goTo(item.code)}>
          {say('materialScreens.toTable')}
        </Button>
      </p>
      <ItemGuide item={item} />
      <NotApplicable {...props} />
    </>
  );
};
