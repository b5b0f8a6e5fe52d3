import { CloseOutlined } from '@ant-design/icons';
import type { SelectProps } from 'antd';
import { useState } from 'react';
import { MultiSelect } from '#shell/form/MultiSelect';
import { Handle } from '#shell/parts/Handle';
import { useWords } from '#shell/words/say';
import './moving.css';

interface SortedSelectProps extends Omit<
  SelectProps<string[]>,
  'mode' | 'value' | 'onChange' | 'options' | 'tagRender'
> {
  /** What is chosen, in its order. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The same values with one of them at another place. */
const movedTo = (values: readonly string[], value: string, place: number): readonly string[] => {
  const others = values.filter((other) => other !== value);
  return [...others.slice(0, place), value, ...others.slice(place)];
};

/** A select of several in which the order of what was chosen counts: tags are dragged by their handles, or moved by keys. */
export const SortedSelect = ({ value, onChange, options, disabled, ...props }: SortedSelectProps) => {
  const say = useWords();
  const [drag, setDrag] = useState<{ readonly value: string; readonly over?: string | undefined } | null>(
    null,
  );
  const [said, setSaid] = useState('');
  const nameOf = (one: string): string => options.find((each) => each.value === one)?.label ?? one;
  const put = (one: string, place: number): void => {
    if (place < 0 || place >= value.length || value[place] === one) return;
    onChange(movedTo(value, one, place));
    setSaid(say('galleryMoving.select.at', { name: nameOf(one), place: place + 1, places: value.length }));
  };
  return (
    <>
      <MultiSelect
        {...props}
        className="wide sorted-select"
        disabled={disabled ?? false}
        value={[...value]}
        options={[...options]}
        onChange={onChange}
        tagRender={({ value: one, label, onClose }) => (
          // It does nothing itself: it holds back what its two buttons hear.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <span
            className={`sorted-tag${drag?.value === one ? ' sorted-tag--dragged' : ''}${drag && drag.value !== one && drag.over === one ? ' sorted-tag--target' : ''}`}
            role="group"
            aria-label={nameOf(one)}
            data-place={one}
            // The list stays shut, and its keys its own, while a tag is handled.
            onMouseDown={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {!disabled && (
              <Handle
                along="row"
                name={say('galleryMoving.select.move', { name: nameOf(one) })}
                hint={say('galleryMoving.select.how')}
                onMove={(by) => put(one, value.indexOf(one) + by)}
                onDrag={(over) => setDrag({ value: one, over })}
                onDrop={() => {
                  if (drag?.over) put(one, value.indexOf(drag.over));
                  setDrag(null);
                }}
              />
            )}
            <span className="sorted-tag__name">{label}</span>
            {!disabled && (
              <button
                type="button"
                className="sorted-tag__close"
                aria-label={say('galleryMoving.select.remove', { name: nameOf(one) })}
                onClick={onClose}
              >
                <CloseOutlined />
              </button>
            )}
          </span>
        )}
      />
      <span className="heard" role="status">
        {said}
      </span>
    </>
  );
};
