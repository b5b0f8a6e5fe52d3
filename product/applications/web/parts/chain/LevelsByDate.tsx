import { dayText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { scales } from '#product/dictionaries/scales';
import './chain.css';

export interface Evaluated {
  readonly evaluatedOn: string;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
}

const [width, height, edge] = [420, 176, 28];

/** What is drawn: each scale over its whole height, in a line and a mark of its own, so that no colour is needed to tell them apart. */
const lines = [
  {
    field: 'maturityLevel',
    label: 'applicationScreens.maturity',
    most: scales.maturity.most,
    shape: 'circle',
  },
  {
    field: 'innovationLevel',
    label: 'applicationScreens.innovation',
    most: scales.innovation.most,
    shape: 'square',
  },
  {
    field: 'advancementLevel',
    label: 'applicationScreens.advancement',
    most: scales.advancement.most,
    shape: 'diamond',
  },
] as const;

const marks = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  square: 'M-4 -4h8v8h-8z',
  diamond: 'M0 -5L5 0L0 5L-5 0z',
} as const;

/** The levels of an achievement by the day of each evaluation, oldest on the left. The table beside it says the same in figures. */
export const LevelsByDate = ({
  evaluations,
  medians,
}: {
  readonly evaluations: readonly Evaluated[];
  /** Of comparable achievements, a thin line each. */
  readonly medians: readonly {
    readonly scale: string;
    readonly median: number;
  }[];
}) => {
  const say = useWords();
  const times = evaluations.map(({ evaluatedOn }) => Date.parse(evaluatedOn));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number): number =>
    edge + (last === first ? 0.5 : (time - first) / (last - first)) * (width - 2 * edge);
  const y = (share: number): number => height - edge - share * (height - 2 * edge);
  const drawn = lines.map(({ field, label, most, shape }) => ({
    label,
    shape,
    medians: medians.flatMap(({ scale, median }) =>
      `${scale}Level` === field ? [{ median, y: y(median / most) }] : [],
    ),
    points: evaluations.flatMap((each, at) => {
      const level = each[field];
      return level === null ? [] : [{ level, x: x(times[at]!), y: y(level / most) }];
    }),
  }));
  return (
    <figure className="chain">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('applicationScreens.chainChart')}>
        {[0, 0.5, 1].map((share) => (
          <line key={share} className="chain__grid" x1={edge} x2={width - edge} y1={y(share)} y2={y(share)} />
        ))}
        {drawn.map(({ label, shape, points, medians: across }) => (
          <g key={label} className={`chain__line chain__line--${shape}`}>
            {across.map((each) => (
              <g key={each.y} className="chain__median">
                <line x1={edge} x2={width - edge} y1={each.y} y2={each.y} />
                <text x={width - edge + 8} y={each.y + 3}>
                  {each.median}
                </text>
              </g>
            ))}
            <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
            {points.map((point) => (
              <g key={point.x} transform={`translate(${point.x} ${point.y})`}>
                <path d={marks[shape]} />
                <text y={-8} textAnchor="middle">
                  {point.level}
                </text>
              </g>
            ))}
          </g>
        ))}
        {evaluations.map(({ evaluatedOn }, at) => (
          <text
            key={evaluatedOn}
            className="chain__day"
            x={x(times[at]!)}
            y={height - 6}
            textAnchor={
              last === first
                ? 'middle'
                : at === 0
                  ? 'start'
                  : at === evaluations.length - 1
                    ? 'end'
                    : 'middle'
            }
          >
            {dayText(evaluatedOn)}
          </text>
        ))}
      </svg>
      <figcaption>
        {lines.map(({ label, shape, most }) => (
          <span key={label} className={`chain__line chain__line--${shape}`}>
            <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
              <path d={marks[shape]} />
            </svg>
            {say(label)} 1–{most}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};
