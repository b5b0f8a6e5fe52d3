import { ReloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../can';
import { attempt } from '../client/useDo';
import { usePage } from '../frame/page';
import { useWords } from '../words/say';
import { Chips } from './Chips';
import { EmptyList } from './EmptyList';
import './list.css';
import { Pager } from './Pager';
import { QueryArea } from './QueryArea';
import { SearchForm } from './SearchForm';
import { inputOf, namesOf } from './state';
import { Table } from './Table';
import type { Filter, ListDeclaration, ToolbarDeed } from './types';
import { useListState } from './useListState';

type AnyFilter = Filter<Record<string, unknown>>;
const noDeeds: readonly never[] = [];

/**
 * A list as every list of the office is: title with count and deeds, states, search, chips, table, pager.
 * A page declares columns, filters and what can be done with a row; the rest is here. See `docs/recipes/list-page.md`.
 */
export const ListPage = <Input, Row>(declared: ListDeclaration<Input, Row>) => {
  const { call, columns, rowKey, states, search, deeds, always } = declared;
  const say = useWords();
  const { title } = usePage();
  const filters = useMemo(() => (declared.filters ?? []) as unknown as AnyFilter[], [declared.filters]);
  const stateFilter =
    states && ({ ...states, control: 'choice', label: 'shell.filters' } as unknown as AnyFilter);
  const all = stateFilter ? [stateFilter, ...filters] : filters;
  const [state, put] = useListState(all.flatMap(namesOf));
  const ranges = (search?.ranges ?? []) as unknown as AnyFilter[];
  const input = { ...always, ...inputOf(state, all, ranges) } as Input;
  const list = useQuery({ ...call.query(input), placeholderData: keepPreviousData });
  const total = list.data?.total ?? 0;
  const narrowed = Object.keys(state.filters).length > 0 || state.search !== undefined;
  const pages = Math.max(1, Math.ceil(total / state.size));
  const beyond = list.isSuccess && !list.isPlaceholderData && state.page > pages;
  // The last row of the last page was deleted, or the address names a page that is no more.
  useEffect(() => {
    if (beyond) put({ page: pages });
  }, [beyond, pages, put]);
  return (
    <div className="page__body list">
      <header className="page__head">
        <h1>{title}</h1>
        {list.data && <span className="page__count">{say('shell.total', { total })}</span>}
        <div className="page__deeds">
          <Toolbar deeds={declared.toolbar ?? noDeeds} page={declared.page} />
          <Button
            aria-label={say('shell.refresh')}
            icon={<ReloadOutlined spin={list.isFetching} />}
            onClick={() => void list.refetch()}
          />
        </div>
      </header>
      {states && (
        <Segmented
          className="list__states"
          value={state.filters[states.field] ?? states.options[0]!.value}
          options={states.options.map(({ value, label }) => ({ value, label: say(label) }))}
          onChange={(value) =>
            put({
              filters: {
                ...state.filters,
                [states.field]: value === states.options[0]!.value ? '' : String(value),
              },
            })
          }
        />
      )}
      {search && (
        <SearchForm
          declared={search as never}
          value={state.search}
          onSearch={(next) => put({ search: next } as never)}
        />
      )}
      {filters.length > 0 && (
        <QueryArea
          filters={filters}
          values={state.filters}
          onSearch={(values) => put({ filters: { ...values, ...kept(state.filters, states?.field) } })}
        />
      )}
      <Chips
        filters={filters}
        values={state.filters}
        onClear={(names) =>
          put({
            filters: Object.fromEntries(
              Object.entries(state.filters).filter(([name]) => !names.includes(name)),
            ),
          })
        }
      />
      {declared.above}
      <section className="list__rows card" aria-label={title}>
        {list.isSuccess && total === 0 ? (
          <EmptyList
            narrowed={narrowed}
            says={declared.empty}
            onClear={() => put({ filters: {}, search: undefined } as never)}
          />
        ) : list.isError && !list.data ? (
          <EmptyList says="shell.loadFailed" narrowed={false} onRetry={() => void list.refetch()} />
        ) : (
          <Table
            rows={list.data?.rows ?? noDeeds}
            rowKey={rowKey}
            columns={columns}
            deeds={deeds ?? noDeeds}
            label={title}
            busy={list.isFetching}
            awaited={list.data ? 0 : state.size}
          />
        )}
        <Pager
          total={total}
          page={state.page}
          size={state.size}
          onChange={(page, size) => put({ page, size })}
        />
      </section>
    </div>
  );
};

const kept = (filters: Readonly<Record<string, string>>, name: string | undefined): Record<string, string> =>
  name && filters[name] ? { [name]: filters[name] } : {};

const Toolbar = ({
  deeds,
  page,
}: {
  readonly deeds: readonly ToolbarDeed[];
  readonly page: string | undefined;
}) => {
  const say = useWords();
  const navigate = useNavigate();
  const can = useCan(undefined, page);
  return deeds
    .filter(({ deed }) => !deed || can(deed))
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
