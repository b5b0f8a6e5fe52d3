interface CheckProps {
  readonly label: string;
  readonly chosen: boolean;
  /** Some of what it stands for is chosen. */
  readonly partly?: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** The browser's own check box: thirty of them cost nothing. */
export const Check = ({ label, chosen, partly = false, onChange }: CheckProps) => (
  <label className="pick">
    <input
      type="checkbox"
      aria-label={label}
      checked={chosen}
      ref={(element) => {
        if (element) element.indeterminate = partly;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
