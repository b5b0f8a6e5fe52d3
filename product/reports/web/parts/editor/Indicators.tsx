import { Checkbox, Input, Select } from 'antd';
import { Level } from '#shell/dictionary/Level';
import { useWords } from '#shell/words/say';
import type { Defect } from '#shell/client/failed';
import { proposedComparison } from '#product/levels/comparison';
import type { Indicator } from '#product/levels/tables';
import type { Assessed, StaffReport } from '../types';
import { Comparators } from './Comparators';
import { EvidenceSelect } from './EvidenceSelect';
import { AddRow, asTyped, defectAt, Labelled, RowActions, RowFindings, withRow } from './TableParts';
import { NumberInput } from '#shell/form/controls/Typed';
import { atMost } from '#shell/form/length';

interface IndicatorsProps {
  readonly report: StaffReport;
  readonly rows: readonly Indicator[];
  readonly onChange: (rows: Indicator[]) => void;
  readonly assessed: Assessed | null;
  readonly refused: readonly Defect[];
}

const blank: Indicator = {
  name: '',
  unit: '',
  direction: 'largerIsBetter',
  ownValue: null,
  tolerance: 0,
  testReportId: null,
  isCore: true,
  comparators: [],
};

/** Comparisons that followed the values go on following them; one that was set against them stays as it is. */
const followed = (before: Indicator, after: Indicator): Indicator => ({
  ...after,
  comparators: after.comparators.map((each) =>
    each.comparison === null || each.comparison === proposedComparison(before, each.value)
      ? { ...each, comparison: proposedComparison(after, each.value) }
      : each,
  ),
});

/** Core indicators against others, worldwide, in China and against the standard (domain §6.2). */
export const Indicators = ({ report, rows, onChange, assessed, refused }: IndicatorsProps) => {
  const say = useWords();
  return (
    <div className="report-table">
      {rows.map((row, at) => {
        const put = (next: Partial<Indicator>) =>
          onChange(withRow(rows, at, followed(row, { ...row, ...next })));
        const found = assessed?.indicators.find(({ name }) => name === row.name);
        return (
          <article key={at} className="report-row" aria-label={row.name}>
            <header className="report-row__head">
              <strong>
                {at + 1}. {row.name}
              </strong>
              {found && (
                <Level dictionary="advancement" label="reportScreens.advancement" reached={found.level} />
              )}
              <RowActions rows={rows} at={at} name={row.name || String(at + 1)} onChange={onChange} />
            </header>
            <div className="report-row__fields">
              <Labelled label="reportScreens.name" long wrong={defectAt(refused, at, 'name')}>
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(200)}
                    value={row.name}
                    onChange={(event) => put({ name: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.unit">
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(40)}
                    value={row.unit}
                    onChange={(event) => put({ unit: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.direction">
                {(id) => (
                  <Select
                    id={id}
                    className="wide"
                    value={row.direction}
                    onChange={(direction) => put({ direction })}
                    options={(['largerIsBetter', 'smallerIsBetter', 'target'] as const).map((value) => ({
                      value,
                      label: say(`reportScreens.direction.${value}`),
                    }))}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.ownValue" wrong={defectAt(refused, at, 'ownValue')}>
                {(id) => (
                  <NumberInput
                    id={id}
                    value={row.ownValue}
                    onChange={(ownValue) => put({ ownValue: asTyped(ownValue) })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.tolerance" wrong={defectAt(refused, at, 'tolerance')}>
                {(id) => (
                  <NumberInput
                    id={id}
                    value={row.tolerance}
                    onChange={(tolerance) => put({ tolerance: asTyped(tolerance) ?? 0 })}
                  />
                )}
              </Labelled>
              <div className="labelled labelled--check">
                <Checkbox checked={row.isCore} onChange={(event) => put({ isCore: event.target.checked })}>
                  {say('reportScreens.isCoreIndicator')}
                </Checkbox>
              </div>
              <Labelled label="reportScreens.testReport" wide>
                {(id) => (
                  <EvidenceSelect
                    id={id}
                    from={report.evidence}
                    value={row.testReportId}
                    onChange={(testReportId) => put({ testReportId })}
                  />
                )}
              </Labelled>
            </div>
            <Comparators
              indicator={row}
              refused={refused}
              at={at}
              onChange={(comparators) => onChange(withRow(rows, at, { comparators }))}
            />
            <RowFindings
              findings={(assessed?.findings ?? []).filter(
                ({ table, row: about }) => table === 'indicators' && about === row.name,
              )}
            />
          </article>
        );
      })}
      <AddRow
        label="reportScreens.addIndicator"
        disabled={rows.length >= 100}
        onAdd={() => onChange([...rows, { ...blank, comparators: [] }])}
      />
    </div>
  );
};
