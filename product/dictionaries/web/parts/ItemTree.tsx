import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { Handle } from '#shell/parts/Handle';
import { useLanguage, useWords } from '#shell/words/say';
import { dictionariesApi } from '../calls';
import { ItemLine, type LineAction } from './ItemLine';
import { siblingsOf, movedTo, nameOf, type Branch, type ItemRow } from './rows';

interface TreeProps {
  readonly items: readonly ItemRow[];
  readonly tree: readonly Branch[];
  /** The ids of what is folded. */
  readonly folded: ReadonlySet<string>;
  readonly onFold: (id: string) => void;
  readonly onAction: (action: Exclude<LineAction, 'up' | 'down'>, item: ItemRow) => void;
}

/** The items of a set as a tree: folded and unfolded, put in order by dragging, by buttons and by the arrow keys. */
export const ItemTree = ({ items, tree, folded, onFold, onAction }: TreeProps) => {
  const say = useWords();
  const language = useLanguage();
  const perform = useDo();
  const [drag, setDrag] = useState<{ readonly id: string; readonly over?: string | undefined } | null>(null);
  const [announced, setAnnounced] = useState('');
  const put = async (item: ItemRow, place: number): Promise<void> => {
    const level = siblingsOf(items, item);
    if (place < 0 || place >= level.length || level[place]?.id === item.id) return;
    const ids = movedTo(level, item.id, place);
    const done = await perform(dictionariesApi.sortItems, {
      setId: item.setId,
      parentId: item.parentId || null,
      ids,
    });
    const values = { name: nameOf(item, language), place: place + 1, places: ids.length };
    if (done) setAnnounced(say('dictionaryScreens.moved', values));
  };
  const placeOf = (item: ItemRow, id = item.id) =>
    siblingsOf(items, item).findIndex((each) => each.id === id);
  const act = (action: LineAction, item: ItemRow): void => {
    if (action !== 'up' && action !== 'down') return onAction(action, item);
    return void put(item, placeOf(item) + (action === 'up' ? -1 : 1));
  };
  const drop = (item: ItemRow): void => {
    const over = drag?.over;
    setDrag(null);
    // Held over another level it belongs nowhere there: its code says where it stands.
    if (over && over !== item.id && placeOf(item, over) >= 0) void put(item, placeOf(item, over));
  };
  const draw = ({ item, below }: Branch) => {
    const name = nameOf(item, language);
    const isFolded = folded.has(item.id);
    const fold = say(isFolded ? 'dictionaryScreens.expand' : 'dictionaryScreens.collapse', { name });
    const place = placeOf(item);
    const dragged = drag?.id === item.id ? ' codes__item--dragged' : '';
    const target = drag && drag.id !== item.id && drag.over === item.id ? ' codes__item--target' : '';
    return (
      <li key={item.id} className={`codes__item${dragged}${target}`} data-place={item.id}>
        <ItemLine
          item={item}
          first={place <= 0}
          last={place === siblingsOf(items, item).length - 1}
          onAction={act}
          before={
            <span className="codes__before">
              {item.can.includes('move') && (
                <Handle
                  name={say('dictionaryScreens.move', { name })}
                  hint={say('dictionaryScreens.moveHow')}
                  onMove={(by) => void put(item, place + by)}
                  onDrag={(over) => setDrag({ id: item.id, over })}
                  onDrop={() => drop(item)}
                />
              )}
              {below.length > 0 && (
                <Button
                  type="text"
                  size="small"
                  aria-label={fold}
                  aria-expanded={!isFolded}
                  icon={isFolded ? <CaretRightOutlined /> : <CaretDownOutlined />}
                  onClick={() => onFold(item.id)}
                />
              )}
            </span>
          }
        />
        {below.length > 0 && !isFolded && <ul className="codes__tree">{below.map(draw)}</ul>}
      </li>
    );
  };
  return (
    <>
      <ul className="codes__tree" aria-label={say('dictionaryScreens.items')}>
        {tree.map(draw)}
      </ul>
      <span className="aside" role="status">
        {announced}
      </span>
    </>
  );
};
