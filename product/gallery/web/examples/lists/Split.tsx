import { useState } from 'react';
import { Chips } from '#shell/list/query/Chips';
import { question } from '#shell/list/query/question';
import { States } from '#shell/list/query/States';
import type { ListState } from '#shell/list/state';
import type { Filter } from '#shell/list/types';
import { galleryApi } from '../../calls';
import { articleTypeWords } from '../../parts/article-columns';
import { articleTypes } from '#product/gallery/article';

const filters: readonly Filter<Record<string, unknown>>[] = [
  { control: 'text', field: 'title', label: 'galleryArticle.title' },
];
const states = {
  field: 'type',
  options: [
    { value: '', label: 'shell.all' },
    ...articleTypes.map((value) => ({ value, label: articleTypeWords[value] })),
  ],
} as const;
const asking = question({ call: galleryApi.articles, states });

/** The states that split a list, and a chip for each thing it is narrowed by: nobody wonders where the other rows are. */
const Split = () => {
  const [state, setState] = useState<ListState>({ page: 1, size: 10, filters: { title: 'CT', type: 'CN' } });
  return (
    <>
      <Chips
        state={state}
        filters={filters}
        search={undefined}
        onChange={(without) =>
          setState((before) => ({ ...before, filters: 'filters' in without ? without.filters : {} }))
        }
      />
      <States
        asking={asking}
        states={states}
        state={state}
        ready
        onChange={(chosen) => setState((before) => ({ ...before, filters: chosen }))}
      />
    </>
  );
};
export default Split;
