import { useQuery } from '@tanstack/react-query';
import { Select, Skeleton } from 'antd';
import { Suspense, useCallback, useId } from 'react';
import { useSearchParams } from 'react-router';
import { usePage } from '#shell/frame/page';
import { useFound } from '#shell/form/useFound';
import { EmptyList } from '#shell/list/EmptyList';
import { ListInstead, type DrawInstead } from '#shell/list/instead';
import { useOffice } from '#shell/office';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { pageOf } from '#shell/router/pages';
import { useWords } from '#shell/words/say';
import { exportsApi } from '../../calls';
import './sheets.css';
import { TakeList, type ExportableList } from './TakeList';

/** Chooses one of the lists that the person reads, and takes it along: its own page says which columns it has. */
export const TakePage = ({ selecting }: { readonly selecting: boolean }) => {
  const say = useWords();
  const { title } = usePage();
  const id = useId();
  const found = useFound();
  const [query, setQuery] = useSearchParams();
  const asked = useQuery(exportsApi.lists.query({}));
  const lists = asked.data;
  const wanted = query.get('list');
  const chosen = lists?.find(({ page }) => page === wanted);
  const sections = [...new Set(lists?.map(({ section }) => section))];
  return (
    <div className="page__body sheets">
      <header className="page__head">
        <h1>{title}</h1>
      </header>
      <p className="sheets__about">{say(selecting ? 'exports.selectedAbout' : 'exports.allAbout')}</p>
      {!lists ? (
        <PartAwaited of={asked} rows={4} />
      ) : lists.length === 0 ? (
        <EmptyList says="exports.noLists" narrowed={false} />
      ) : (
        <>
          <div className="card sheets__card">
            <label htmlFor={id}>{say('exports.list')}</label>
            <Select
              id={id}
              className="sheets__list"
              value={chosen?.page}
              placeholder={say('shell.pleaseSelect', { label: say('exports.list') })}
              showSearch={found}
              options={sections.map((section) => ({
                label: section,
                options: lists
                  .filter((list) => list.section === section)
                  .map(({ page, title: name }) => ({ value: page, label: name })),
              }))}
              onChange={(page) => page && setQuery({ list: page })}
            />
          </div>
          {chosen && <Declared key={chosen.page} list={chosen} selecting={selecting} />}
        </>
      )}
    </div>
  );
};

/** The list's own page, drawn as what it declares. */
const Declared = ({ list, selecting }: { readonly list: ExportableList; readonly selecting: boolean }) => {
  const Page = pageOf(useOffice(), list.page);
  const instead = useCallback<DrawInstead>(
    (declared) => <TakeList declared={declared as never} list={list} selecting={selecting} />,
    [list, selecting],
  );
  if (!Page) return <EmptyList says="exports.noLists" narrowed={false} />;
  return (
    <ListInstead.Provider value={instead}>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <Page />
      </Suspense>
    </ListInstead.Provider>
  );
};
