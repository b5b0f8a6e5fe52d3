import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../frame/page';
import { readingOf } from './query/question';
import { putSequence } from './sequences';
import type { ListState } from './state';
import type { ListDeclaration } from './types';

/** Notes the order of a list's rows for their own pages, where a row leads to one. */
export const useSequence = <Input, Row>(
  declared: ListDeclaration<Input, Row>,
  state: ListState,
  rows: readonly Row[],
  pages: number,
): void => {
  const cache = useQueryClient();
  const { tab } = usePage();
  const leads = declared.actions?.find(({ always, to }) => always && to)?.to;
  const note = useEffectEvent(() => {
    if (!leads || rows.length === 0) return;
    putSequence(tab, {
      paths: rows.map(leads),
      first: state.page,
      last: state.page,
      pages,
      turn: async (page) => (await cache.fetchQuery(readingOf(declared, { ...state, page }))).rows.map(leads),
    });
  });
  useEffect(() => note(), [rows]);
};
