import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import { useWords } from '#shell/words/say';
import type { Defect } from '#shell/client/failed';
import { departsWithoutReason, proposedComparison } from '#product/levels/comparison';
import type { Indicator } from '#product/levels/tables';
import { asTyped, defectAt, Labelled, RowActions, withRow } from './TableParts';
import { NumberInput } from '#shell/form/controls/Typed';
import { atMost } from '#shell/form/length';

type Comparator = Indicator['comparators'][number];
const blank: Comparator = {
  baseline: 'domestic',
  name: '',
  source: { title: '', year: null, number: '', isCurrent: false },
  value: null,
  comparison: null,
  reason: null,
};
const baselines = ['international', 'domestic', 'standard'] as const;
const comparisons = ['higher', 'reached', 'notReached'] as const;

interface ComparatorsProps {
  readonly indicator: Indicator;
  readonly at: number;
  readonly onChange: (rows: Comparator[]) => void;
  readonly refused: readonly Defect[];
}

/** What an indicator is compared with. The comparison is proposed from the values; to depart from it wants a reason. */
export const Comparators = ({ indicator, at, onChange, refused }: ComparatorsProps) => {
  const say = useWords();
  const rows = indicator.comparators;
  return (
    <section className="comparators" aria-label={say('reportScreens.comparators')}>
      <h4>{say('reportScreens.comparators')}</h4>
      {rows.map((row, place) => {
        const put = (next: Partial<Comparator>) => onChange(withRow(rows, place, next));
        const source = (next: Partial<Comparator['source']>) => put({ source: { ...row.source, ...next } });
        const proposed = proposedComparison(indicator, row.value);
        const departs = proposed !== null && proposed !== row.comparison;
        return (
          <div key={place} className="comparator">
            <div className="comparator__head">
              <span>
                {place + 1}. {row.name}
              </span>
              <RowActions rows={rows} at={place} name={row.name || String(place + 1)} onChange={onChange} />
            </div>
            <div className="report-row__fields">
              <Labelled label="reportScreens.baseline">
                {(id) => (
                  <Select
                    id={id}
                    className="wide"
                    value={row.baseline}
                    onChange={(baseline) => put({ baseline })}
                    options={baselines.map((value) => ({
                      value,
                      label: say(`reportScreens.baseline.${value}`),
                    }))}
                  />
                )}
              </Labelled>
              <Labelled
                label="reportScreens.comparator"
                long
                wrong={defectAt(refused, at, 'comparators', place, 'name')}
              >
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(200)}
                    value={row.name}
                    onChange={(event) => put({ name: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled
                label="reportScreens.value"
                wrong={defectAt(refused, at, 'comparators', place, 'value')}
              >
                {(id) => (
                  <NumberInput
                    id={id}
                    value={row.value}
                    {...(indicator.unit && { suffix: indicator.unit })}
                    onChange={(said) => {
                      const value = asTyped(said);
                      put({
                        value,
                        ...(!row.reason?.trim() && {
                          comparison: proposedComparison(indicator, value) ?? row.comparison,
                        }),
                      });
                    }}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.comparison">
                {(id) => (
                  <>
                    <Select
                      id={id}
                      allowClear
                      className="wide"
                      value={row.comparison}
                      onChange={(comparison: Comparator['comparison'] | undefined) =>
                        put({ comparison: comparison ?? null })
                      }
                      options={comparisons.map((value) => ({
                        value,
                        label: say(`reportScreens.comparison.${value}`),
                      }))}
                    />
                    {proposed && (
                      <span className="faint">
                        {say('reportScreens.proposed', {
                          value: say(`reportScreens.comparison.${proposed}`),
                        })}
                      </span>
                    )}
                  </>
                )}
              </Labelled>
              <Labelled label="reportScreens.source" long>
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(400)}
                    value={row.source.title}
                    onChange={(event) => source({ title: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled
                label="reportScreens.year"
                wrong={defectAt(refused, at, 'comparators', place, 'source', 'year')}
              >
                {(id) => (
                  <NumberInput
                    id={id}
                    value={row.source.year}
                    onChange={(year) => source({ year: asTyped(year) })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.sourceNumber">
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(120)}
                    value={row.source.number}
                    onChange={(event) => source({ number: event.target.value })}
                  />
                )}
              </Labelled>
              <div className="labelled labelled--check">
                <Checkbox
                  checked={row.source.isCurrent}
                  onChange={(event) => source({ isCurrent: event.target.checked })}
                >
                  {say('reportScreens.isCurrentSource')}
                </Checkbox>
              </div>
              {(departs || Boolean(row.reason?.trim())) && (
                <Labelled
                  label="reportScreens.whyDeparts"
                  wide
                  wrong={
                    departsWithoutReason(indicator, row)
                      ? say('shell.pleaseEnter', { label: say('reportScreens.whyDeparts') })
                      : undefined
                  }
                >
                  {(id) => (
                    <Input
                      id={id}
                      {...atMost(500)}
                      value={row.reason ?? ''}
                      onChange={(event) => put({ reason: event.target.value || null })}
                    />
                  )}
                </Labelled>
              )}
            </div>
          </div>
        );
      })}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined />}
        disabled={rows.length >= 30}
        onClick={() => onChange([...rows, { ...blank, source: { ...blank.source } }])}
      >
        {say('reportScreens.addComparator')}
      </Button>
    </section>
  );
};
