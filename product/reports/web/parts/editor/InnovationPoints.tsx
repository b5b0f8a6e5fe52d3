import { Checkbox, Input, Select } from 'antd';
import { Level } from '#shell/dictionary/Level';
import { useWords } from '#shell/words/say';
import type { Defect } from '#shell/client/failed';
import type { InnovationPoint } from '#product/levels/tables';
import type { Assessed, StaffReport } from '../types';
import { EvidenceSelect } from './EvidenceSelect';
import { AddRow, defectAt, Labelled, RowActions, RowFindings, withRow } from './TableParts';
import { atMost, counted } from '#shell/form/length';

interface InnovationPointsProps {
  readonly report: StaffReport;
  readonly rows: readonly InnovationPoint[];
  readonly onChange: (rows: InnovationPoint[]) => void;
  readonly assessed: Assessed | null;
  readonly refused: readonly Defect[];
}

const results = ['nothingSame', 'nothingSimilar', 'reported'] as const;
const scopes = ['searchedChina', 'searchedWorld', 'allFields', 'isCore'] as const;

/** What is new, and what the novelty search found of it (domain §6.2). */
export const InnovationPoints = ({ report, rows, onChange, assessed, refused }: InnovationPointsProps) => {
  const say = useWords();
  const blank: InnovationPoint = {
    number: String(rows.length + 1),
    text: '',
    isCore: true,
    noveltyReportId: null,
    noveltyReportNumber: '',
    searchedChina: true,
    searchedWorld: false,
    allFields: false,
    result: 'nothingSame',
    closeDocuments: [],
  };
  return (
    <div className="report-table">
      {rows.map((row, at) => {
        const put = (next: Partial<InnovationPoint>) => onChange(withRow(rows, at, next));
        const found = assessed?.points.find(({ number }) => number === row.number);
        return (
          <article key={at} className="report-row" aria-label={row.number}>
            <header className="report-row__head">
              <strong>{say('reportScreens.point', { number: row.number })}</strong>
              {found && (
                <Level
                  dictionary="innovation"
                  label="reportScreens.innovation"
                  reached={found.level || null}
                />
              )}
              <RowActions rows={rows} at={at} name={row.number} onChange={onChange} />
            </header>
            <div className="report-row__fields">
              <Labelled label="reportScreens.number" wrong={defectAt(refused, at, 'number')}>
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(12)}
                    value={row.number}
                    onChange={(event) => put({ number: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.searchResult" long>
                {(id) => (
                  <Select
                    id={id}
                    className="wide"
                    value={row.result}
                    onChange={(result) => put({ result })}
                    options={results.map((value) => ({ value, label: say(`reportScreens.result.${value}`) }))}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.text" wide wrong={defectAt(refused, at, 'text')}>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    {...counted(300)}
                    autoSize={{ minRows: 2, maxRows: 6 }}
                    value={row.text}
                    onChange={(event) => put({ text: event.target.value })}
                  />
                )}
              </Labelled>
              <div className="labelled labelled--wide report-row__checks">
                {scopes.map((scope) => (
                  <Checkbox
                    key={scope}
                    checked={row[scope]}
                    onChange={(event) => put({ [scope]: event.target.checked })}
                  >
                    {say(`reportScreens.${scope}`)}
                  </Checkbox>
                ))}
              </div>
              <Labelled label="reportScreens.noveltyReport" long>
                {(id) => (
                  <EvidenceSelect
                    id={id}
                    from={report.evidence}
                    value={row.noveltyReportId}
                    onChange={(noveltyReportId) => put({ noveltyReportId })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.noveltyReportNumber" long>
                {(id) => (
                  <Input
                    id={id}
                    {...atMost(60)}
                    value={row.noveltyReportNumber}
                    onChange={(event) => put({ noveltyReportNumber: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.closeDocuments" wide>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    autoSize={{ minRows: 1, maxRows: 8 }}
                    placeholder={say('reportScreens.onePerLine')}
                    value={row.closeDocuments.join('\n')}
                    onChange={(event) =>
                      put({ closeDocuments: event.target.value === '' ? [] : event.target.value.split('\n') })
                    }
                  />
                )}
              </Labelled>
            </div>
            <RowFindings
              findings={(assessed?.findings ?? []).filter(
                ({ table, row: about }) => table === 'innovationPoints' && about === row.number,
              )}
            />
          </article>
        );
      })}
      <AddRow
        label="reportScreens.addPoint"
        disabled={rows.length >= 60}
        onAdd={() => onChange([...rows, blank])}
      />
    </div>
  );
};
