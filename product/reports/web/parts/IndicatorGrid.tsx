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
        'reportScreens.direction',
        'reportScreens.ownValue',
        'reportScreens.tolerance',
        'reportScreens.comparators',
        'reportScreens.testReport',
      ]}
      rows={report.indicators.map((row) => [
        <span key="name">
          {row.name}
          {row.isCore && <span className="faint"> · {say('reportScreens.core')}</span>}
        </span>,
        say(`reportScreens.direction.${row.direction}`),
        row.ownValue === null ? null : `${row.ownValue} ${row.unit}`.trim(),
        row.tolerance,
        <ul key="comparators" className="plain">
          {row.comparators.map((each, at) => (
            <li key={`${at} ${each.name}`}>
              {say(`reportScreens.baseline.${each.baseline}`)} · {each.name}{' '}
              {each.value === null ? '/' : `${each.value} ${row.unit}`.trim()} ·{' '}
              <b>{each.comparison === null ? '/' : say(`reportScreens.comparison.${each.comparison}`)}</b>
              {each.source.title && (
                <span className="faint">
                  {' '}
                  (
                  {[
                    each.source.title,
                    each.source.year,
                    each.source.number,
                    each.source.isCurrent && say('reportScreens.isCurrentSource'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  )
                </span>
              )}
              {each.reason && (
                <span className="faint">
                  {' '}
                  {say('shell.labelled', { label: say('reportScreens.whyDeparts'), text: each.reason })}
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
