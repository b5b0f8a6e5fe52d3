import { Tag } from 'antd';
import { useState } from 'react';
import { LazyDay } from '#shell/form/controls/later';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';

/** Several days, in the order of the calendar: one is written or chosen, and stands among the others. */
export const DaysField = ({ value, onChange, disabled = false, ...given }: ControlProps) => {
  const say = useWords();
  const days = (value as readonly string[] | undefined) ?? [];
  // Another field after each day: its own text is spent.
  const [added, setAdded] = useState(0);
  const add = (day: string | null): void => {
    if (!day) return;
    setAdded(added + 1);
    onChange?.([...new Set([...days, day])].toSorted());
  };
  return (
    <div className="days">
      <LazyDay
        key={added}
        {...given}
        value={null}
        disabled={disabled}
        {...(added > 0 && { autoFocus: true })}
        onChange={add}
      />
      {days.map((day) => (
        <Tag
          key={day}
          closable={!disabled && { 'aria-label': `${say('shell.remove')} ${day}` }}
          onClose={() => onChange?.(days.filter((each) => each !== day))}
        >
          {day}
        </Tag>
      ))}
    </div>
  );
};
