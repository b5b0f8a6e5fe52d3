import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tag } from 'antd';
import { useState } from 'react';
import '#shell/list/panels.css';
import type { Column } from '#shell/list/types';
import { Handle } from '#shell/parts/Handle';
import { useWords } from '#shell/words/say';
import { movedTo, type ColumnPlace } from './chosen-columns';

interface ChosenProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly places: readonly ColumnPlace[];
  /** Fields that are personal data. */
  readonly personal: readonly string[];
  readonly onChange: (places: readonly ColumnPlace[]) => void;
}

/** Which columns the file has, and in which order: by dragging, by buttons, and by the arrow keys. */
export const ChosenColumns = <Row,>({ columns, places, personal, onChange }: ChosenProps<Row>) => {
  const say = useWords();
  const [drag, setDrag] = useState<{ readonly field: string; readonly to: number } | null>(null);
  const [announced, setAnnounced] = useState('');
  const labels = new Map(columns.map(({ field, label }) => [field as string, say(label)]));
  const labelOf = (field: string): string => labels.get(field) ?? field;
  const chosen = places.filter(({ shown }) => shown).length;
  const move = (field: string, to: number): void => {
    const next = movedTo(places, field, to);
    onChange(next);
    const place = next.findIndex((each) => each.field === field) + 1;
    setAnnounced(say('shell.columnMoved', { label: labelOf(field), place, places: next.length }));
  };
  const showAll = (shown: boolean): void => onChange(places.map(({ field }) => ({ field, shown })));
  const lookOf = (field: string, at: number): string =>
    [
      'columns__one',
      drag?.field === field && 'columns__one--dragged',
      drag?.to === at && 'columns__one--target',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <section className="card sheets__columns" aria-label={say('exports.columns')}>
      <div className="panel__head">
        <Checkbox
          checked={chosen === places.length}
          indeterminate={chosen > 0 && chosen < places.length}
          onChange={(event) => showAll(event.target.checked)}
        >
          {say('exports.columnsChosen', { count: chosen, all: places.length })}
        </Checkbox>
      </div>
      <ul className="columns">
        {places.map(({ field, shown }, at) => (
          <li key={field} className={lookOf(field, at)} data-place={at}>
            <Handle
              name={say('shell.moveColumn', { label: labelOf(field) })}
              hint={say('shell.moveColumnHow')}
              onMove={(by) => move(field, at + by)}
              onDrag={(over) => setDrag({ field, to: over === undefined ? at : Number(over) })}
              onDrop={() => {
                if (drag && drag.to !== at) move(field, drag.to);
                setDrag(null);
              }}
            />
            <Checkbox
              className="columns__label"
              checked={shown}
              onChange={(event) =>
                onChange(
                  places.map((each) =>
                    each.field === field ? { field, shown: event.target.checked } : each,
                  ),
                )
              }
            >
              {labelOf(field)}
            </Checkbox>
            {personal.includes(field) && <Tag>{say('exports.personal')}</Tag>}
            <Button
              type="text"
              size="small"
              aria-label={say('shell.columnUp', { label: labelOf(field) })}
              disabled={at === 0}
              icon={<ArrowUpOutlined />}
              onClick={() => move(field, at - 1)}
            />
            <Button
              type="text"
              size="small"
              aria-label={say('shell.columnDown', { label: labelOf(field) })}
              disabled={at === places.length - 1}
              icon={<ArrowDownOutlined />}
              onClick={() => move(field, at + 1)}
            />
          </li>
        ))}
      </ul>
      <span className="aside" role="status">
        {announced}
      </span>
    </section>
  );
};
