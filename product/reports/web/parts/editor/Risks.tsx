import { Input, Radio, Select } from 'antd';
import { useWords } from '#shell/words/say';
import type { Defect } from '#shell/client/failed';
import type { Risk } from '#product/reports/sections';
import { RiskMark } from '../RiskMark';
import { AddRow, defectAt, Labelled, RowActions, withRow } from './TableParts';
import { atMost } from '#shell/form/length';

/** Not weighed yet: it is kept once somebody has said how likely and how bad it is. */
const unweighed = 0;
const blank: Risk = {
  kind: 'technical',
  description: '',
  probability: unweighed,
  impact: unweighed,
  mitigation: '',
};
const kinds = [
  'technical',
  'clinical',
  'regulatory',
  'rights',
  'market',
  'ethics',
] as const satisfies readonly Risk['kind'][];
const grades = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** What may go wrong, how likely, how bad, and what is done about it (domain §6.1, section 10). */
export const Risks = ({
  rows,
  onChange,
  refused,
}: {
  readonly rows: readonly Risk[];
  readonly onChange: (rows: Risk[]) => void;
  readonly refused: readonly Defect[];
}) => {
  const say = useWords();
  return (
    <div className="report-table">
      {rows.map((row, at) => {
        const put = (next: Partial<Risk>) => onChange(withRow(rows, at, next));
        return (
          <article key={at} className="report-row" aria-label={say(`reportScreens.risk.${row.kind}`)}>
            <header className="report-row__head">
              <strong>
                {at + 1}. {say(`reportScreens.risk.${row.kind}`)}
              </strong>
              {row.probability !== unweighed && row.impact !== unweighed && <RiskMark risk={row} />}
              <RowActions
                rows={rows}
                at={at}
                name={`${at + 1} ${say(`reportScreens.risk.${row.kind}`)}`}
                onChange={onChange}
              />
            </header>
            <div className="report-row__fields">
              <Labelled label="reportScreens.riskKind">
                {(id) => (
                  <Select
                    id={id}
                    className="wide"
                    value={row.kind}
                    onChange={(kind) => put({ kind })}
                    options={kinds.map((value) => ({ value, label: say(`reportScreens.risk.${value}`) }))}
                  />
                )}
              </Labelled>
              {(['probability', 'impact'] as const).map((field) => (
                <div key={field} className="labelled">
                  <span>{say(`reportScreens.${field}`)}</span>
                  <Radio.Group
                    aria-label={say(`reportScreens.${field}`)}
                    optionType="button"
                    size="small"
                    options={grades}
                    value={row[field]}
                    onChange={(event) => put({ [field]: event.target.value as number })}
                  />
                  {defectAt(refused, at, field) && (
                    <span className="labelled__wrong" role="alert">
                      {defectAt(refused, at, field)}
                    </span>
                  )}
                </div>
              ))}
              <Labelled label="reportScreens.description" wide wrong={defectAt(refused, at, 'description')}>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    {...atMost(1000)}
                    autoSize={{ minRows: 2, maxRows: 8 }}
                    value={row.description}
                    onChange={(event) => put({ description: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.mitigation" wide>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    {...atMost(1000)}
                    autoSize={{ minRows: 1, maxRows: 8 }}
                    value={row.mitigation}
                    onChange={(event) => put({ mitigation: event.target.value })}
                  />
                )}
              </Labelled>
            </div>
          </article>
        );
      })}
      <AddRow
        label="reportScreens.addRisk"
        disabled={rows.length >= 60}
        onAdd={() => onChange([...rows, blank])}
      />
    </div>
  );
};
