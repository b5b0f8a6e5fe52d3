import { Button, Segmented } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { attempt } from '../client/useDo';
import { EmptyList } from '../list/EmptyList';
import { useWords } from '../words/say';
import './chart.css';
import { isEmpty, moved, type ChartData, type Point } from './data';
import type { Drawing } from './drawing';
import { Figures } from './Figures';

interface ChartProps {
  /** Nothing yet: it is being fetched. */
  readonly data: ChartData | undefined;
  /** It did not come; asks again. */
  readonly onRetry?: () => void;
}

/**
 * Figures as a picture, with the table of the same figures behind it: gone through by arrow keys, which say each figure, and
 * taken along as a picture or a spreadsheet.
 */
export const Chart = ({ data, onRetry }: ChartProps) => {
  if (!data && onRetry) return <EmptyList says="shell.loadFailed" narrowed={false} onRetry={onRetry} />;
  if (!data) return <Coming />;
  if (isEmpty(data)) return <EmptyList says="chart.none" narrowed={false} />;
  return <Shown data={data} />;
};

/** As large as what comes. */
const Coming = () => (
  <div className="chart__coming" role="status">
    {useWords()('chart.coming')}
  </div>
);

const Shown = ({ data }: { readonly data: ChartData }) => {
  const say = useWords();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<Point>();
  useEffect(() => {
    let isGone = false;
    void attempt(async () => {
      const { drawInto } = await import('./drawing');
      if (isGone || !host.current) return;
      drawing.current = drawInto(host.current);
      drawing.current.show(data);
    });
    return () => {
      isGone = true;
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, [data]);
  useEffect(() => drawing.current?.point(at), [at]);
  const press = (event: KeyboardEvent): void => {
    const next = moved(data, at, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  };
  const series = at && data.series[at.series];
  const value = at && series?.values[at.category];
  const said = at && {
    category: data.categories[at.category]!,
    series: series!.name,
    value:
      value === null || value === undefined
        ? say('chart.noValue')
        : `${value} ${series!.unit ?? data.unit}`.trim(),
  };
  const save = (what: 'picture' | 'sheet') =>
    attempt(async () => {
      const { savePicture, saveSheet } = await import('./save');
      if (what === 'sheet') return saveSheet(data);
      const ground = getComputedStyle(host.current!).getPropertyValue('--card').trim();
      return savePicture(data.title, drawing.current!.svg(), ground);
    });
  return (
    <figure className="chart">
      <figcaption id={id}>{data.title}</figcaption>
      <div className="chart__tools">
        <Segmented
          size="small"
          aria-label={say('chart.shownAs')}
          value={asTable ? 'table' : 'picture'}
          options={[
            { value: 'picture', label: say('chart.asPicture') },
            { value: 'table', label: say('chart.asTable') },
          ]}
          onChange={(chosen) => setAsTable(chosen === 'table')}
        />
        <Button size="small" disabled={asTable} onClick={() => void save('picture')}>
          {say('chart.savePicture')}
        </Button>
        <Button size="small" onClick={() => void save('sheet')}>
          {say('chart.saveSheet')}
        </Button>
      </div>
      <div
        ref={host}
        className="chart__drawing"
        hidden={asTable}
        // A slider is what arrow keys go through, and what says where it stands.
        role="slider"
        aria-label={say('chart.picture', { title: data.title })}
        aria-valuemin={0}
        aria-valuemax={data.categories.length - 1}
        aria-valuenow={at?.category ?? 0}
        aria-valuetext={said ? say('chart.point', said) : data.title}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => setAt(undefined)}
      />
      <p id={`${id}-keys`} className="chart__keys faint" hidden={asTable}>
        {say('chart.keys')}
      </p>
      <Figures data={data} isShown={asTable} labelledBy={id} />
    </figure>
  );
};
