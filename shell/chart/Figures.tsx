import { useWords } from '../words/say';
import type { ChartData } from './data';

interface FiguresProps {
  readonly data: ChartData;
  /** Otherwise it is there for whoever does not see the picture, and on paper. */
  readonly isShown: boolean;
  readonly labelledBy: string;
}

/** The figures of a chart as a table. */
export const Figures = ({ data: { by, categories, series, unit }, isShown, labelledBy }: FiguresProps) => {
  const say = useWords();
  return (
    <div className={isShown ? 'chart__figures' : 'chart__figures chart__figures--behind'}>
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {series.map(({ name, unit: own = unit }) => (
              <th key={name} scope="col">
                {own ? `${name} (${own})` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[at] ?? <span title={say('chart.noValue')}>/</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
