import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/say';
import { loadControls } from './controls/later';
import { usePasting } from './paste/usePasting';
import type { AnyField } from './types';

type Path = readonly (string | number)[];
interface RowsProps {
  readonly field: Extract<AnyField, { control: 'rows' }>;
  readonly name: Path;
  /** Where they stand in the whole form; `name` begins at the row where the list lies within another. */
  readonly path: Path;
  readonly readOnly: boolean;
  /** Draws one field of the row at a place; given from outside, because a field may be a list again. */
  readonly draw: (field: AnyField, at: number) => ReactNode;
}

/** A list within the form: rows can be added, removed and put in order; the order is the order of the values. */
export const Rows = ({ field, name, path, readOnly, draw }: RowsProps) => {
  const say = useWords();
  const label = say(field.label);
  const { least = 0, most = 100, another: Another } = field;
  const pasting = usePasting(field, path);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!readOnly) loadControls(field.fields as unknown as readonly AnyField[]);
  }, [field.fields, readOnly]);
  /** Whoever adds a row goes on in it, and whoever takes one out is not thrown back to the top of the page. */
  const goToRow = (at: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll(':scope > .rows__row')[at] ?? list.current;
      row?.querySelector<HTMLElement>('input:enabled, textarea:enabled, button:enabled')?.focus();
    });
  const adding = (add: (row: object) => void, at: number) => (row: object) => {
    add({ ...field.blank, ...row });
    goToRow(at);
  };
  const enough = {
    validator: (_: unknown, rows: unknown[] | undefined) =>
      (field.required ?? least > 0) && (rows ?? []).length < Math.max(1, least)
        ? Promise.reject(new Error(say('shell.pleaseEnter', { label })))
        : Promise.resolve(),
  };
  return (
    <Form.List name={[...name]} rules={[enough]}>
      {(rows, { add, remove, move }, { errors }) => (
        <fieldset
          ref={list}
          className="rows"
          data-rows={field.field}
          {...(!readOnly && { onPaste: pasting.take })}
        >
          <legend
            className={(field.required ?? least > 0) ? 'rows__legend rows__legend--required' : 'rows__legend'}
          >
            {label}
          </legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="rows__row">
              <span className="rows__number">{at + 1}</span>
              <div className="form__grid">
                {(field.fields as unknown as readonly AnyField[]).map((each) => draw(each, at))}
              </div>
              {!readOnly && (
                <span className="rows__actions">
                  <Button
                    type="text"
                    aria-label={`${say('shell.moveUp')} ${at + 1}`}
                    icon={<ArrowUpOutlined />}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <Button
                    type="text"
                    aria-label={`${say('shell.moveDown')} ${at + 1}`}
                    icon={<ArrowDownOutlined />}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <Button
                    type="text"
                    danger
                    aria-label={`${say('shell.remove')} ${at + 1}`}
                    icon={<DeleteOutlined />}
                    disabled={rows.length <= least}
                    onClick={() => {
                      remove(at);
                      goToRow(Math.min(at, rows.length - 2));
                    }}
                  />
                </span>
              )}
            </div>
          ))}
          {pasting.note}
          {!readOnly && rows.length < most && (
            <div className="rows__add">
              {Another && <Another onAdd={adding(add, rows.length)} />}
              <Button
                type="dashed"
                block
                icon={<PlusOutlined />}
                onClick={() => adding(add, rows.length)({})}
              >
                {say(field.addLabel ?? 'shell.add')}
              </Button>
              {path.length === 1 && <span className="rows__hint">{say('shell.pasteHint')}</span>}
            </div>
          )}
          <Form.ErrorList errors={errors} />
        </fieldset>
      )}
    </Form.List>
  );
};
