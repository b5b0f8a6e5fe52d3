import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { zoneName } from '#contract/time-zone';
import { useCan } from '../can';
import { isCallFailed } from '../client/failed';
import { attempt } from '../client/useDo';
import { NotAllowed } from '../frame/errors/NotFound';
import { usePage } from '../frame/page';
import { useOffice } from '../office';
import { nowCalm } from '../state/calm';
import { useWords } from '../words/say';
import { EmptyList } from './EmptyList';
import { ListInstead } from './instead';
import './list.css';
import { ListTools } from './ListTools';
import { Pager } from './Pager';
import { QueryArea } from './query/QueryArea';
import { SearchForm } from './query/SearchForm';
import { SelectionBar } from './batch/SelectionBar';
import { filtersOf, readingOf } from './query/question';
import { useWanted } from './query/useWanted';
import { narrowingOf } from './state';
import { States } from './query/States';
import { Table } from './Table';
import type { ListDeclaration, ToolbarAction } from './types';
import { ExportWithheld } from './exports/ExportWithheld';
import { useExport } from './exports/useExport';
import { useFull } from './useFull';
import { useLayout } from './columns/useLayout';
import { useListState, type Changes } from './useListState';
import { useReturn } from './useReturn';
import { useSequence } from './useSequence';
import { useSelection } from './batch/useSelection';

const Chips = lazy(async () => ({ default: (await import('./query/Chips')).Chips }));
const WhyNothing = lazy(async () => ({ default: (await import('./query/WhyNothing')).WhyNothing }));
const TreeAside = lazy(async () => ({ default: (await import('./TreeAside')).TreeAside }));

const none: readonly never[] = [];

/**
 * A list as every list of the office is: title with count and actions, search, chips, states and tools, table, pager.
 * A page declares columns, filters and what can be done with a row; the rest is here. See `docs/recipes/list-page.md`.
 */
export const ListPage = <Input, Row>(declared: ListDeclaration<Input, Row>) => {
  const instead = useContext(ListInstead);
  return instead ? instead(declared) : <DrawnList {...declared} />;
};

const DrawnList = <Input, Row>(declared: ListDeclaration<Input, Row>) => {
  const { columns, rowKey, states, tree, search, actions = none } = declared;
  const say = useWords();
  const { title } = usePage();
  const { typed: filters, ofTree: treeFilter, names } = filtersOf(declared);
  /** What is chosen apart from the query area, and is not typed there. */
  const apart: readonly (string | undefined)[] = [states?.field, states?.own?.field, tree?.field];
  const [state, put] = useListState(names);
  const reading = readingOf(declared, state);
  // Asked while it is drawn, not when it has been painted.
  usePrefetchQuery(reading);
  const list = useQuery({
    ...reading,
    placeholderData: keepPreviousData,
    refetchOnMount: false,
    refetchInterval: ({ state: { data } }) => (data && declared.again?.(data.rows)) ?? false,
  });
  const rows = list.data?.rows ?? (none as readonly Row[]);
  const total = list.data?.total ?? 0;
  const place = useRef<HTMLDivElement>(null);
  const back = useReturn(reading, { rows, answeredAt: list.dataUpdatedAt }, rowKey, place);
  const offset = useOffset((state.page - 1) * state.size, list.isPlaceholderData);
  const narrowing = narrowingOf(state, names);
  const selection = useSelection(rows, rowKey, narrowing);
  const { layout, drawn, put: putLayout } = useLayout(columns);
  const searches = { asking: declared as never, state, narrowing, rowKey, onLayout: putLayout };
  const [wanted, taken] = useWanted(narrowing);
  const { savedSearches: SavedSearches } = useOffice();
  const { full, toggle } = useFull();
  const exporting = useExport(reading, drawn, rowKey, title, selection.keys);
  const pages = Math.max(1, Math.ceil(total / state.size));
  useSequence(declared, state, rows, pages);
  const beyond = list.isSuccess && !list.isPlaceholderData && state.page > pages;
  // The last row of the last page was deleted, or the address names a page that is no more.
  useEffect(() => {
    if (beyond) put({ page: pages }, { correcting: true });
  }, [beyond, pages, put]);
  // The rows stand, or are known not to come: what else the page is used with may follow.
  useEffect(() => {
    if (list.isFetched) nowCalm();
  }, [list.isFetched]);
  const refresh = useCallback(() => void list.refetch(), [list]);
  /** Whoever presses «query» wants an answer of now, be the conditions the same. */
  const ask = (changes: Changes) => {
    if (!put(changes)) refresh();
  };
  const clear = () => put({ filters: {}, search: undefined });
  const body = (
    <>
      {search && (
        <SearchForm
          declared={search as never}
          value={state.search}
          counting={(wanted) => readingOf(declared, { ...state, page: 1, size: 1, search: wanted })}
          onSearch={(next) => ask({ search: next })}
        />
      )}
      {filters.length > 0 && (
        <QueryArea
          filters={filters}
          values={only(state.filters, (name) => !apart.includes(name))}
          onSearch={(values) =>
            ask({ filters: { ...values, ...only(state.filters, (name) => apart.includes(name)) } })
          }
        />
      )}
      {narrowing && (
        <Suspense fallback={null}>
          <Chips
            state={state}
            filters={treeFilter ? [treeFilter, ...filters] : filters}
            search={search as never}
            onChange={put}
          />
        </Suspense>
      )}
      {declared.above}
      <div className="list__rows card" ref={place}>
        <div className="list__bar">
          {states && (
            <States
              asking={declared}
              states={states}
              state={state}
              ready={list.data !== undefined}
              onChange={(chosen) => put({ filters: chosen })}
            />
          )}
          <ListTools
            columns={columns as never}
            layout={layout}
            onLayout={putLayout}
            busy={list.isFetching && !back.isQuiet}
            onRefresh={refresh}
            full={full}
            onFull={() => void toggle()}
            selected={selection.keys.size}
            total={total}
            onExport={exporting.start}
            searches={searches}
          />
        </div>
        {list.isSuccess && total === 0 && !wanted ? (
          <EmptyList narrowed={narrowing !== ''} says={declared.empty} onClear={clear}>
            {narrowing ? (
              <Suspense fallback={null}>
                <WhyNothing asking={declared as never} state={state} onChange={put} />
              </Suspense>
            ) : (
              <ToolbarActions
                actions={(declared.toolbar ?? none).filter(({ primary }) => primary)}
                page={declared.page}
              />
            )}
          </EmptyList>
        ) : list.isError && !list.data ? (
          // What one may not read does not come by asking again.
          isCallFailed(list.error) && list.error.code === 403 ? (
            <NotAllowed isPart />
          ) : (
            <EmptyList says="shell.loadFailed" narrowed={false} onRetry={refresh} />
          )
        ) : (
          <Table
            rows={wanted ? none : back.rows}
            offset={offset}
            rowKey={rowKey}
            columns={drawn}
            actions={actions}
            density={layout.density}
            selected={selection.keys}
            onSelect={selection.choose}
            label={title}
            busy={list.isFetching}
            awaited={list.data && !wanted ? 0 : state.size}
          />
        )}
        <SelectionBar
          selection={selection}
          rowKey={rowKey}
          list={reading.queryKey.slice(0, 2)}
          name={columns[0]!}
          actions={actions}
          whyNot={declared.whyNot}
        />
        <Pager
          total={total}
          page={state.page}
          size={state.size}
          onChange={(page, size) => put({ page, size })}
        />
      </div>
    </>
  );
  return (
    <div className={`page__body list${full ? ' list--full' : ''}`}>
      <header className="page__head">
        <h1>{title}</h1>
        {list.data && <span className="page__count">{say('shell.total', { total })}</span>}
        {Object.values(drawn).some((columns) =>
          columns.some(({ as }) => as === 'moment' || as === 'ago'),
        ) && <span className="page__zone">{say('shell.timesIn', { zone: zoneName })}</span>}
        <div className="page__actions">
          <ToolbarActions actions={declared.toolbar ?? none} page={declared.page} />
        </div>
      </header>
      {tree ? (
        <div className="list__beside">
          <Suspense fallback={<div className="tree-aside" />}>
            <TreeAside
              label={say(tree.label)}
              branches={tree.branches}
              value={state.filters[tree.field] ?? ''}
              onChoose={(id) => put({ filters: { ...state.filters, [tree.field]: id } })}
            />
          </Suspense>
          <div className="list__main">{body}</div>
        </div>
      ) : (
        body
      )}
      <ExportWithheld {...exporting} />
      {wanted && (
        <Suspense>
          <SavedSearches {...searches} taken={wanted} onDone={taken} />
        </Suspense>
      )}
    </div>
  );
};

/** How many rows stand before those that are shown: a page that is on its way has not taken their place yet. */
const useOffset = (wanted: number, waits: boolean): number => {
  const [shown, show] = useState(wanted);
  if (!waits && shown !== wanted) show(wanted);
  return waits ? shown : wanted;
};

type Values = Readonly<Record<string, string>>;
const only = (filters: Values, wanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => wanted(name)));

const ToolbarActions = ({
  actions,
  page,
}: {
  readonly actions: readonly ToolbarAction[];
  readonly page: string | undefined;
}) => {
  const say = useWords();
  const navigate = useNavigate();
  const can = useCan(undefined, page);
  return actions
    .filter(({ action }) => !action || can(action))
    .map(({ label, to, run, primary }) => (
      <Button
        key={label}
        type={primary ? 'primary' : 'default'}
        onClick={() => void (to ? navigate(to) : attempt(() => run?.()))}
      >
        {say(label)}
      </Button>
    ));
};
