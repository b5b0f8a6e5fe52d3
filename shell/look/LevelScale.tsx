/** One step of a scale. Its number is its place in the list, from 1. */
export interface ScaleLevel {
  readonly name: string;
  readonly meaning: string;
}

export interface LevelScaleProps {
  /** What is measured, in the reader's language. */
  readonly name: string;
  readonly levels: readonly ScaleLevel[];
  /** The level reached, from 1; null where it was not rated. */
  readonly reached: number | null;
  /** `mini` for a table's cell, `line` for a card, `full` where every level explains itself. */
  readonly size: 'mini' | 'line' | 'full';
  /** The words for "not rated". */
  readonly notRated: string;
  /** Tells the `full` scales of one page apart. */
  readonly group?: string;
}

export type CellState = 'below' | 'reached' | 'above';

/** The drawing as data, for whoever draws it elsewhere (the PDF): one state for each cell, lowest first. */
export const cellStates = (count: number, reached: number | null): CellState[] =>
  Array.from({ length: count }, (_, at) =>
    reached === null || at + 1 > reached ? 'above' : at + 1 === reached ? 'reached' : 'below',
  );

/** What a reader who does not see the cells is told: "Maturity 9 / 13 · System". */
export const scaleSays = ({
  name,
  levels,
  reached,
  notRated,
}: Pick<LevelScaleProps, 'name' | 'levels' | 'reached' | 'notRated'>): string => {
  const level = reached === null ? undefined : levels[reached - 1];
  return level ? `${name} ${reached} / ${levels.length} · ${level.name}` : `${name} · ${notRated}`;
};

/** The product's mark: a row of cells, the reached one filled, those below it tinted. */
export const LevelScale = (props: LevelScaleProps) =>
  props.size === 'full' ? <FullScale {...props} /> : <PlainScale {...props} />;

const Reached = ({ levels, reached, notRated }: LevelScaleProps) => {
  const level = reached === null ? undefined : levels[reached - 1];
  if (!level) return <span className="scale__value scale__value--none">{notRated}</span>;
  return (
    <span className="scale__value">
      <b className="scale__number">{reached}</b> <span className="scale__level">{level.name}</span>
    </span>
  );
};

const PlainScale = (props: LevelScaleProps) => (
  <span
    className={`scale scale--${props.size}`}
    role="img"
    aria-label={scaleSays(props)}
    title={scaleSays(props)}
  >
    {props.size === 'line' && <span className="scale__name">{props.name}</span>}
    <span className="scale__cells">
      {cellStates(props.levels.length, props.reached).map((state, at) => (
        <span key={at} className={`scale__cell scale__cell--${state}`} />
      ))}
    </span>
    <Reached {...props} />
  </span>
);

/**
 * A group of radio buttons rather than thirteen stops: one press of Tab reaches the scale, the arrow keys
 * and a finger read its levels, and nothing needs a script. What was reached stays filled whatever is read.
 */
const FullScale = (props: LevelScaleProps) => {
  const { levels, reached, name, group = name } = props;
  return (
    <div className={`scale scale--full scale--of-${levels.length}`}>
      <div className="scale__head" aria-hidden="true">
        <span className="scale__name">{name}</span>
        <Reached {...props} />
      </div>
      <div className="scale__read" role="radiogroup" aria-label={scaleSays(props)}>
        {cellStates(levels.length, reached).map((state, at) => (
          <label key={at} className="scale__step">
            <input
              className="scale__input"
              type="radio"
              name={`scale-${group}`}
              defaultChecked={at + 1 === (reached ?? 1)}
              aria-label={`${at + 1} ${levels[at]?.name ?? ''}: ${levels[at]?.meaning ?? ''}`}
            />
            <span className={`scale__cell scale__cell--${state}`} aria-hidden="true">
              {at + 1}
            </span>
            <span className="scale__meaning" aria-hidden="true">
              <b>
                {at + 1} {levels[at]?.name}
              </b>{' '}
              {levels[at]?.meaning}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};
