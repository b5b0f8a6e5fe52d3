import { App } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Reading } from '../client/client';
import { attempt } from '../client/useDo';
import { nameOf } from '../dictionary/codes';
import { dictionariesQuery } from '../dictionary/useDictionary';
import { useOffice } from '../office';
import { useLanguage, useWords } from '../words/say';
import type { ExportScope } from './ListTools';
import type { Drawn } from './placed';

/** Takes rows along as a spreadsheet: the columns that are on the screen, called and written as they are there. */
export const useExport = <Row>(
  { wire }: Pick<Reading<unknown>, 'wire'>,
  { left, middle, right }: Drawn<Row>,
  rowKey: keyof Row & string,
  title: string,
  selected: ReadonlySet<string>,
): ((scope: ExportScope) => Promise<void>) => {
  const office = useOffice();
  const cache = useQueryClient();
  const language = useLanguage();
  const say = useWords();
  const { message } = App.useApp();
  const columns = useMemo(() => [...left, ...middle, ...right], [left, middle, right]);
  return useCallback(
    async (scope) => {
      const [{ exportedColumn }, { handOver }, dictionaries] = await Promise.all([
        import('./exported'),
        import('../client/hand-over'),
        cache.ensureQueryData(dictionariesQuery(office)),
      ]);
      const wordsOf = (dictionary: string) =>
        Object.fromEntries(
          (dictionaries.get(dictionary)?.items ?? []).map((item) => [item.code, nameOf(item, language)]),
        );
      await attempt(async () => {
        const file = await office.exportList({
          list: wire.path,
          query: wire.body,
          scope,
          rowKey,
          columns: columns.map((column) => exportedColumn(column, { say, wordsOf })),
          title,
          ...(scope === 'selection' && { selected: [...selected] }),
        });
        handOver(file);
        void message.success(say('shell.exported', { name: file.name }));
      });
    },
    [cache, columns, language, message, office, rowKey, say, selected, title, wire],
  );
};
