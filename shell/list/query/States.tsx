import { useId } from 'react';

interface StatesProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The states by which a list is split, side by side: the browser's own choice of one, dressed as a strip. */
export const States = ({ label, value, options, onChange }: StatesProps) => {
  const name = useId();
  return (
    <div className="list__states" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="list__state">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
