import { Checkbox, Input, Select } from 'antd';
import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { LevelScale } from '#shell/look/LevelScale';
import { useWords } from '#shell/words/say';
import type { Defect } from '#shell/client/failed';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { maturityCap } from '#product/levels/evidence';
import type { WorkItem } from '#product/levels/tables';
import { Cited, offered } from '../evidence';
import { useMeanings } from '#product/dictionaries/web';
import type { Assessed, StaffReport } from '../types';
import { Proofs } from './Proofs';
import { AddRow, asTyped, defectAt, Labelled, RowActions, RowFindings, withRow } from './TableParts';
import { NumberInput } from '#shell/form/controls/Typed';
import { atMost } from '#shell/form/length';

interface WorkBreakdownProps {
  readonly report: StaffReport;
  readonly rows: readonly WorkItem[];
  readonly onChange: (rows: WorkItem[]) => void;
  readonly assessed: Assessed | null;
  readonly refused: readonly Defect[];
}

/** The next code at the top of the structure: 3 after 2. */
const nextCode = (rows: readonly WorkItem[]): string =>
  String(Math.max(0, ...rows.map(({ code }) => Number(code.split('.')[0]) || 0)) + 1);

/** The work breakdown (domain §6.2): what is claimed stands beside what the evidence carries, row by row. */
export const WorkBreakdown = ({ report, rows, onChange, assessed, refused }: WorkBreakdownProps) => {
  const say = useWords();
  const category = categoryOfType(report.achievementType) ?? 'applied';
  const meanings = useMeanings('maturity', category).slice(0, maturityCap[category]);
  const sum = rows
    .filter(({ code }) => !rows.some((other) => other.code.startsWith(`${code}.`)))
    .reduce((total, { weight }) => total + Math.round(weight * 100), 0);
  const blank: WorkItem = {
    code: nextCode(rows),
    name: '',
    weight: Math.max(0, (10_000 - sum) / 100),
    isKey: rows.length === 0,
    claimedLevel: null,
    levelBasis: '',
    evidenceIds: [],
    notApplicableProofs: [],
  };
  return (
    <div className="report-table">
      <p className={sum === 10_000 ? 'report-table__sum' : 'report-table__sum report-table__sum--wrong'}>
        {say('reportScreens.weightsSum', { sum: sum / 100 })}
      </p>
      {rows.map((row, at) => {
        const put = (next: Partial<WorkItem>) => onChange(withRow(rows, at, next));
        const found = assessed?.items.find(({ code }) => code === row.code);
        const missing = assessed?.gapToNext?.missing.filter(({ item }) => item === row.code) ?? [];
        const claimed = row.claimedLevel === null ? undefined : meanings[row.claimedLevel - 1];
        return (
          <article key={at} className="report-row" aria-label={`${row.code} ${row.name}`}>
            <header className="report-row__head">
              <strong>
                {row.code} {row.name}
              </strong>
              {found && (
                <LevelScale
                  name={say('reportScreens.carried')}
                  levels={meanings}
                  reached={found.level}
                  size="mini"
                  notRated={say('reportScreens.noLevelYet')}
                />
              )}
              <RowActions rows={rows} at={at} name={row.code} onChange={onChange} />
            </header>
            <div className="report-row__fields">
              <Labelled label="reportScreens.code" wrong={defectAt(refused, at, 'code')}>
                {(id) => (
                  <Input
                    id={id}
                    value={row.code}
                    {...atMost(15)}
                    onChange={(event) => put({ code: event.target.value.trim() })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.name" long wrong={defectAt(refused, at, 'name')}>
                {(id) => (
                  <Input
                    id={id}
                    value={row.name}
                    {...atMost(200)}
                    onChange={(event) => put({ name: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label="reportScreens.weight" wrong={defectAt(refused, at, 'weight')}>
                {(id) => (
                  <NumberInput
                    id={id}
                    value={row.weight}
                    suffix="%"
                    onChange={(weight) => put({ weight: asTyped(weight) ?? 0 })}
                  />
                )}
              </Labelled>
              <div className="labelled labelled--check">
                <Checkbox checked={row.isKey} onChange={(event) => put({ isKey: event.target.checked })}>
                  {say('reportScreens.isKey')}
                </Checkbox>
              </div>
              <Labelled label="reportScreens.claimedLevel" wide>
                {(id) => (
                  <>
                    <Select
                      id={id}
                      allowClear
                      className="wide"
                      value={row.claimedLevel}
                      onChange={(level: number | undefined) => put({ claimedLevel: level ?? null })}
                      options={meanings.map(({ name, meaning }, place) => ({
                        value: place + 1,
                        label: `${place + 1} ${name}`,
                        title: meaning,
                      }))}
                    />
                    {claimed && <span className="faint">{claimed.meaning}</span>}
                  </>
                )}
              </Labelled>
              <Labelled label="reportScreens.evidence" wide>
                {(id) => (
                  <div className="report-row__evidence">
                    <Cited ids={row.evidenceIds} from={report.evidence} short />
                    <EvidencePicker
                      id={id}
                      value={row.evidenceIds}
                      onChange={(ids) => put({ evidenceIds: ids as string[] })}
                      from={offered(report.evidence, report.achievementType)}
                    />
                  </div>
                )}
              </Labelled>
              <Labelled label="reportScreens.levelBasis" wide>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    {...atMost(1000)}
                    autoSize={{ minRows: 1, maxRows: 6 }}
                    value={row.levelBasis}
                    onChange={(event) => put({ levelBasis: event.target.value })}
                  />
                )}
              </Labelled>
              <Proofs row={row} onChange={put} />
            </div>
            {missing.length > 0 && (
              <p className="report-row__gap">
                <b>{say('reportScreens.gapToNext', { next: assessed?.gapToNext?.next ?? 0 })}</b>{' '}
                {missing.map(({ level, accepts }) => (
                  <span key={level}>
                    {say('reportScreens.proofOf', { level })}:{' '}
                    {accepts.map((proof) => proof.join(' + ')).join(' · ')}
                  </span>
                ))}
              </p>
            )}
            <RowFindings
              findings={(assessed?.findings ?? []).filter(
                ({ table, row: about }) => table === 'wbs' && about === row.code,
              )}
            />
          </article>
        );
      })}
      <AddRow
        label="reportScreens.addWorkItem"
        disabled={rows.length >= 300}
        onAdd={() => onChange([...rows, blank])}
      />
    </div>
  );
};
