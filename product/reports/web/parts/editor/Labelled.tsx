import { useId, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { useWords } from '#shell/words/say';

/** The id of the label that stands above a control, for one that no label can be tied to by itself: a group. */
export const labelOf = (id: string): string => `${id}-label`;

/** A label above its control, with what is wrong below it. */
export const Labelled = ({
  label,
  wrong,
  wide = false,
  long = false,
  children,
}: {
  readonly label: WordKey;
  readonly wrong?: string | undefined;
  readonly wide?: boolean;
  /** Takes two columns: a name. */
  readonly long?: boolean;
  /** The control; it takes the id so that the label is its name. */
  readonly children: (id: string) => ReactNode;
}) => {
  const say = useWords();
  const id = useId();
  return (
    <div
      className={`labelled${wide ? ' labelled--wide' : long ? ' labelled--name' : ''}${wrong ? ' labelled--wrong' : ''}`}
    >
      <label id={labelOf(id)} htmlFor={id}>
        {say(label)}
      </label>
      {children(id)}
      {wrong && (
        <span className="labelled__wrong" role="alert">
          {wrong}
        </span>
      )}
    </div>
  );
};
