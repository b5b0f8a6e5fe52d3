import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  VerticalRightOutlined,
  VerticalLeftOutlined,
} from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState, type ReactElement } from 'react';
import { Handle } from '../../parts/Handle';
import { useWords } from '../../words/say';
import { changed, isDeclared, moved, type Layout, type Pin, type ColumnPosition } from './layout';
import '../panels.css';
import type { Column } from '../types';

interface PanelProps {
  readonly columns: readonly Column<Record<string, unknown>>[];
  readonly layout: Layout;
  readonly onChange: (changes: Partial<Layout>) => void;
}

/** Which columns are shown, in which order, and which stay in view: by dragging, by buttons, and by the arrow keys. */
export const ColumnPanel = ({ columns, layout, onChange }: PanelProps) => {
  const say = useWords();
  const { places } = layout;
  const [drag, setDrag] = useState<{ readonly field: string; readonly to: number } | null>(null);
  const [announced, setAnnounced] = useState('');
  const labels = new Map(columns.map(({ field, label }) => [field as string, say(label)]));
  const put = (next: readonly ColumnPosition[]) => onChange({ places: next });
  const move = (field: string, to: number) => {
    const next = moved(places, field, to);
    put(next);
    const place = next.findIndex((each) => each.field === field) + 1;
    setAnnounced(say('shell.columnMoved', { label: labels.get(field) ?? '', place, places: next.length }));
  };
  return (
    <div className="panel">
      <div className="panel__head">
        <strong>{say('shell.columns')}</strong>
        <Button
          type="link"
          size="small"
          disabled={isDeclared(layout, columns)}
          onClick={() => put(columns.slice(1).map(({ field }) => ({ field, shown: true, pin: null })))}
        >
          {say('shell.reset')}
        </Button>
      </div>
      <ul className="columns">
        <li className="columns__one columns__one--key">
          <span className="columns__label">{labels.get(columns[0]!.field)}</span>
          <span className="faint">{say('shell.keyColumn')}</span>
        </li>
        {places.map((place, at) => (
          <li
            key={place.field}
            className={`columns__one${drag?.field === place.field ? ' columns__one--dragged' : ''}${drag?.to === at ? ' columns__one--target' : ''}`}
            data-place={at}
          >
            <OneColumn
              place={place}
              label={labels.get(place.field) ?? place.field}
              first={at === 0}
              last={at === places.length - 1}
              onMove={(by) => move(place.field, at + by)}
              onDrag={(to) => setDrag({ field: place.field, to: to ?? at })}
              onDrop={() => {
                if (drag && drag.to !== at) move(drag.field, drag.to);
                setDrag(null);
              }}
              onChange={(changes) => put(changed(places, place.field, changes))}
            />
          </li>
        ))}
      </ul>
      <span className="aside" role="status">
        {announced}
      </span>
    </div>
  );
};

interface OneProps {
  readonly place: ColumnPosition;
  readonly label: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  /** Where it would be put now; undefined where it is over no place. */
  readonly onDrag: (to: number | undefined) => void;
  readonly onDrop: () => void;
  readonly onChange: (changes: Partial<ColumnPosition>) => void;
}

const OneColumn = ({ place, label, first, last, onMove, onDrag, onDrop, onChange }: OneProps) => {
  const say = useWords();
  const pin = (side: Pin, name: string, icon: ReactElement) => (
    <Button
      type={place.pin === side ? 'primary' : 'text'}
      size="small"
      aria-pressed={place.pin === side}
      aria-label={name}
      title={name}
      icon={icon}
      onClick={() => onChange({ pin: place.pin === side ? null : side })}
    />
  );
  return (
    <>
      <Handle
        name={say('shell.moveColumn', { label })}
        hint={say('shell.moveColumnHow')}
        onMove={onMove}
        onDrag={(over) => onDrag(over === undefined ? undefined : Number(over))}
        onDrop={onDrop}
      />
      <Checkbox
        className="columns__label"
        checked={place.shown}
        onChange={(event) => onChange({ shown: event.target.checked })}
      >
        {label}
      </Checkbox>
      <Button
        type="text"
        size="small"
        aria-label={say('shell.columnUp', { label })}
        disabled={first}
        icon={<ArrowUpOutlined />}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={say('shell.columnDown', { label })}
        disabled={last}
        icon={<ArrowDownOutlined />}
        onClick={() => onMove(1)}
      />
      {pin('left', say('shell.pinLeft', { label }), <VerticalRightOutlined />)}
      {pin('right', say('shell.pinRight', { label }), <VerticalLeftOutlined />)}
    </>
  );
};
