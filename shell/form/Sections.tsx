import { useWords } from '../words/say';
import { demandOf } from './demand';
import { useRecord } from './record';
import type { AnyField, Section } from './types';

type Values = Readonly<Record<string, unknown>>;

const filled = (value: unknown, control: AnyField['control']): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && (value !== false || control !== 'check');

/** The required ones among some fields, as the record stands that holds them. */
const neededOf = (fields: readonly AnyField[], record: Values): AnyField[] =>
  fields.filter((field) => demandOf(field, record) === 'required');

/** Whether a field holds what it must; of a table, whether each of its rows does. */
const isThere = (field: AnyField, record: Values): boolean => {
  const value = record[field.control === 'find' ? field.nameField : field.field];
  if (!filled(value, field.control)) return false;
  if (field.control !== 'rows') return true;
  const columns = field.fields as unknown as readonly AnyField[];
  return (value as readonly (Values | undefined)[]).every((row = {}) =>
    neededOf(columns, row).every((column) => isThere(column, row)),
  );
};

/** The form's sections as a way through it: how much of what is required each of them holds already. */
export const Sections = <Held extends object>({
  sections,
}: {
  readonly sections: readonly Section<Held>[];
}) => {
  const say = useWords();
  const values = useRecord((record) => record as Values);
  if (sections.length < 2) return null;
  return (
    <nav className="form__way" aria-label={say('shell.sections')}>
      {sections.map(({ key, title, fields }) => {
        const needed = neededOf(fields as unknown as readonly AnyField[], values);
        const there = needed.filter((field) => isThere(field, values)).length;
        return (
          <button
            key={key}
            type="button"
            onClick={(event) => {
              event.currentTarget
                .closest('form')
                ?.querySelector(`[data-section="${key}"]`)
                ?.scrollIntoView({ block: 'start' });
            }}
          >
            <span>{say(title)}</span>
            {needed.length > 0 && (
              <span className={there === needed.length ? 'form__there form__there--all' : 'form__there'}>
                {there}/{needed.length}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
};
