import { useWords } from '../words/say';
import { demandOf } from './demand';
import { useRecord } from './record';
import type { AnyField, Section } from './types';

const filled = (value: unknown, control: AnyField['control']): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && (value !== false || control !== 'check');

/** The form's sections as a way through it: how much of what is required each of them holds already. */
export const Sections = <Values extends object>({
  sections,
}: {
  readonly sections: readonly Section<Values>[];
}) => {
  const say = useWords();
  const values = useRecord((record) => record as Record<string, unknown>);
  if (sections.length < 2) return null;
  return (
    <nav className="form__way" aria-label={say('shell.sections')}>
      {sections.map(({ key, title, fields }) => {
        const needed = (fields as unknown as readonly AnyField[]).filter(
          (field) => demandOf(field, values) === 'required',
        );
        const there = needed.filter((field) =>
          filled(values[field.control === 'find' ? field.nameField : field.field], field.control),
        ).length;
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
