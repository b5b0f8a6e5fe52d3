import type { InputHTMLAttributes, ReactNode } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  /** Beside the label, such as "optional". */
  readonly note?: string | undefined;
  /** Beside the control, such as the button that sends a code. */
  readonly extra?: ReactNode;
}

/** One control with its name, hint and the place where its fault is said. */
export const Field = ({ label, name, hint, note, extra, ...input }: FieldProps) => {
  const id = `field-${name}`;
  return (
    <div className="form__field">
      <label className="form__label" htmlFor={id}>
        {label} {note && <span className="form__note">{note}</span>}
      </label>
      <div className="form__control">
        <input
          {...input}
          className={input.className ? `field ${input.className}` : 'field'}
          id={id}
          name={name}
          aria-describedby={hint ? `${id}-hint ${id}-fault` : `${id}-fault`}
        />
        {extra}
      </div>
      {hint && (
        <p className="form__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="form__fault" id={`${id}-fault`} data-fault={name} />
    </div>
  );
};
