import { useWords } from '#shell/words/say';
import { Cited } from './evidence';
import { Grid } from './Chapter';
import type { WholeReport } from './types';

/** The comparison of indicators: one's own value, then each comparator with what it was compared to. */
export const IndicatorGrid = ({ report }: { readonly report: WholeReport }) => {
  const say = useWords();
  return (
    <Grid
      label="reports.sectionIndicators"
      head={[
        'reportScreens.indicator',
        'reportScreens.ownValue',
        'reportScreens.comparators',
        'reportScreens.testReport',
      ]}
      rows={report.indicators.map((row) => [
        <span key="name">
          {row.name}
          {row.isCore && <span className="faint"> · {say('reportScreens.core')}</span>}
        </span>,
        row.ownValue === null ? null : `${row.ownValue} ${row.unit}`.trim(),
        <ul key="comparators" className="plain">
          {row.comparators.map((each, at) => (
            <li key={`${at} ${each.name}`}>
              {say(`reportScreens.baseline.${each.baseline}`)} · {each.name}{' '}
              {each.value === null ? '/' : `${each.value} ${row.unit}`.trim()} ·{' '}
              <b>{each.comparison === null ? '/' : say(`reportScreens.comparison.${each.comparison}`)}</b>
              {each.source.title && (
                <span className="faint">
                  {' '}
                  ({[each.source.title, each.source.year, each.source.number].filter(Boolean).join(', ')})
                </span>
              )}
            </li>
          ))}
        </ul>,
        <Cited
          key="cited"
          ids={row.testReportId === null ? [] : [row.testReportId]}
          from={report.evidence}
          short
        />,
      ])}
    />
  );
};
