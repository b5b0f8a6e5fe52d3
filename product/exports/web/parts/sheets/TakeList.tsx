import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Radio } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useSelection } from '#shell/list/batch/useSelection';
import { Cell } from '#shell/list/Cell';
import { EmptyList } from '#shell/list/EmptyList';
import { ExportWithheld } from '#shell/list/exports/ExportWithheld';
import type { ExportFormat } from '#shell/list/exports/exported';
import { useExport } from '#shell/list/exports/useExport';
import '#shell/list/list.css';
import { Pager } from '#shell/list/Pager';
import { filtersOf, readingOf } from '#shell/list/query/question';
import { States } from '#shell/list/query/States';
import { narrowingOf, type ListState } from '#shell/list/state';
import { Table } from '#shell/list/Table';
import type { Column, ListDeclaration } from '#shell/list/types';
import { SmallTable } from '#shell/parts/SmallTable';
import { usePreference } from '#shell/state/usePreference';
import { atMost } from '#shell/form/length';
import { useWords } from '#shell/words/say';
import type { exportsApi } from '../../calls';
import { firstPlaces, type ColumnPlace } from './chosen-columns';
import { ChosenColumns } from './ChosenColumns';
import { Narrowing } from './Narrowing';

export type ExportableList = Awaited<ReturnType<typeof exportsApi.lists>>[number];
type Row = Readonly<Record<string, unknown>>;

/** So many rows show what a file will look like, where none are chosen. */
const shownRows = 5;
const longestName = 80;

interface TakeProps {
  readonly declared: ListDeclaration<Record<string, unknown>, Row>;
  readonly list: ExportableList;
  /** Rows are chosen; otherwise all leave that are found. */
  readonly selecting: boolean;
}

/** A list to take along: what narrows it, its columns in their order, its rows, and how the file is called and written. */
export const TakeList = ({ declared, list, selecting }: TakeProps) => {
  const { columns, rowKey, states } = declared;
  const [stored] = usePreference(`list.${list.page}.layout`);
  const [places, setPlaces] = useState<readonly ColumnPlace[]>(() => firstPlaces(stored, columns));
  const [state, setState] = useState<ListState>({ page: 1, size: selecting ? 10 : shownRows, filters: {} });
  const reading = readingOf(declared, state);
  const { data, isError, isFetching, refetch } = useQuery({ ...reading, placeholderData: keepPreviousData });
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const { names, typed, ofTree } = filtersOf(declared);
  const filters = ofTree ? [ofTree, ...typed] : typed;
  const selection = useSelection<Row>(rows, rowKey, `${list.page} ${narrowingOf(state, names)}`);
  const chosen = useMemo(
    () =>
      places.flatMap(({ field, shown }) => {
        const column = shown && columns.find((each) => each.field === field);
        return column ? [column] : [];
      }),
    [columns, places],
  );
  const narrow = (changes: Readonly<Record<string, string>>): void =>
    setState((before) => ({ ...before, page: 1, filters: { ...before.filters, ...changes } }));
  return (
    <div className="sheets__take">
      <ChosenColumns columns={columns} places={places} personal={list.personal} onChange={setPlaces} />
      <div className="sheets__rows">
        {filters.length > 0 && <Narrowing filters={filters} onNarrow={narrow} />}
        <TakeBar
          {...{ reading, rowKey, chosen, list, selecting }}
          selected={selection.keys}
          onLetGo={() => selection.clear()}
          total={data?.total ?? 0}
        />
        <div className="card list__rows">
          {states && (
            <div className="list__bar">
              <States asking={declared} states={states} state={state} ready={!!data} onChange={narrow} />
            </div>
          )}
          {isError && !data ? (
            <EmptyList says="shell.loadFailed" narrowed={false} onRetry={() => void refetch()} />
          ) : data?.total === 0 ? (
            <EmptyList says={declared.empty} narrowed={false} />
          ) : chosen.length === 0 ? (
            <EmptyList says="exports.noColumns" narrowed={false} />
          ) : selecting ? (
            <>
              <Table
                rows={rows}
                offset={(state.page - 1) * state.size}
                rowKey={rowKey}
                columns={{ left: [], middle: chosen, right: [] }}
                actions={[]}
                density="compact"
                selected={selection.keys}
                onSelect={selection.choose}
                label={list.title}
                busy={isFetching}
                awaited={data ? 0 : state.size}
              />
              <Pager
                total={data?.total ?? 0}
                page={state.page}
                size={state.size}
                onChange={(page, size) => setState((before) => ({ ...before, page, size }))}
              />
            </>
          ) : (
            <Sample rows={rows} columns={chosen} />
          )}
        </div>
      </div>
    </div>
  );
};

/** The first rows as they will stand in the file. */
const Sample = ({
  rows,
  columns,
}: {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}) => {
  const say = useWords();
  return (
    <>
      <p className="sheets__note">{say('exports.sample', { rows: rows.length })}</p>
      <SmallTable
        head={columns.map(({ label }) => label)}
        rows={rows.map((row) =>
          columns.map((column) => <Cell key={column.field} row={row} column={column} />),
        )}
      />
    </>
  );
};

interface BarProps extends Pick<TakeProps, 'list' | 'selecting'> {
  readonly reading: ReturnType<typeof readingOf<Record<string, unknown>, Row>>;
  readonly rowKey: string;
  readonly chosen: readonly Column<Row>[];
  readonly selected: ReadonlySet<string>;
  readonly onLetGo: () => void;
  readonly total: number;
}

/** The file's name and format, how many rows it will hold, and whose word it needs. */
const TakeBar = ({ reading, rowKey, chosen, list, selecting, selected, onLetGo, total }: BarProps) => {
  const say = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [busy, setBusy] = useState(false);
  const exporting = useExport<Row>(
    reading,
    { left: [], middle: chosen, right: [] },
    rowKey,
    name.trim() || list.title,
    selected,
  );
  const count = selecting ? selected.size : total;
  const personal = chosen.filter(({ field }) => list.personal.includes(field));
  const take = async (): Promise<void> => {
    setBusy(true);
    await exporting.start(selecting ? 'selection' : 'all', format);
    setBusy(false);
  };
  return (
    <form
      className="card sheets__card sheets__bar"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <div className="sheets__field">
        <label htmlFor={`${id}-name`}>{say('exports.fileName')}</label>
        <Input
          id={`${id}-name`}
          value={name}
          {...atMost(longestName)}
          placeholder={list.title}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="sheets__field">
        <span id={`${id}-format`}>{say('exports.format')}</span>
        <Radio.Group
          aria-labelledby={`${id}-format`}
          value={format}
          options={[
            { value: 'xlsx', label: say('exports.format.xlsx') },
            { value: 'pdf', label: 'PDF' },
          ]}
          onChange={(event) => setFormat(event.target.value as ExportFormat)}
        />
      </div>
      {personal.length > 0 && (
        <Alert
          className="sheets__wide"
          type="info"
          showIcon
          title={say('exports.holdsPersonal', {
            columns: personal.map(({ label }) => say(label)).join(' · '),
          })}
        />
      )}
      <div className="sheets__actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={count === 0 || chosen.length === 0}>
          {say('exports.takeRows', { rows: count })}
        </Button>
        {selecting && selected.size > 0 && <Button onClick={onLetGo}>{say('exports.letGo')}</Button>}
      </div>
      <ExportWithheld {...exporting} />
    </form>
  );
};
