import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Reading } from '../../client/client';
import { attempt } from '../../client/useDo';
import { labelOf } from '../../dictionary/codes';
import { dictionariesQuery } from '../../dictionary/useDictionary';
import { useOffice, type ExportAsked, type WithheldProps } from '../../office';
import { useLanguage, useWords } from '../../words/say';
import type { ExportFormat } from './exported';
import type { ExportScope } from '../ListTools';
import type { Drawn } from '../placed';
import { message } from '../../parts/voices';

/** An export that waits for a word of the person: it holds personal data, or too many rows to leave at once. */
type Waiting = Pick<WithheldProps, 'asked' | 'why'>;
interface Taking {
  readonly take: (asked: ExportAsked) => Promise<void>;
  readonly withheld: Waiting | undefined;
  readonly forget: () => void;
}
interface Export extends Taking {
  readonly start: (scope: ExportScope, format: ExportFormat) => Promise<void>;
}

/** Takes a list along as a file, as it is asked; what does not leave at once waits for a word of the person. */
export const useTake = (): Taking => {
  const office = useOffice();
  const say = useWords();
  const [withheld, setWithheld] = useState<Waiting>();
  const take = useCallback(
    async (asked: ExportAsked): Promise<void> => {
      const { handOver } = await import('../../client/hand-over');
      await attempt(async () => {
        const file = await office.exportList(asked);
        if (!(file instanceof File)) return setWithheld({ asked, why: file });
        handOver(file);
        message.success(say('shell.exported', { name: file.name }));
      });
    },
    [office, say],
  );
  const forget = useCallback(() => setWithheld(undefined), []);
  return { take, withheld, forget };
};

/** Takes rows along as a file: the columns that are on the screen, called and written as they are there. */
export const useExport = <Row>(
  { wire }: Pick<Reading<unknown>, 'wire'>,
  { left, middle, right }: Drawn<Row>,
  rowKey: keyof Row & string,
  title: string,
  selected: ReadonlySet<string>,
): Export => {
  const office = useOffice();
  const cache = useQueryClient();
  const language = useLanguage();
  const say = useWords();
  const taking = useTake();
  const { take } = taking;
  const columns = useMemo(() => [...left, ...middle, ...right], [left, middle, right]);
  const start = useCallback(
    async (scope: ExportScope, format: ExportFormat) => {
      const [{ exportedColumn }, dictionaries] = await Promise.all([
        import('./exported'),
        cache.ensureQueryData(dictionariesQuery(office)),
      ]);
      const wordsOf = (dictionary: string) => {
        const codes = dictionaries.get(dictionary);
        return Object.fromEntries(
          (codes?.items ?? []).map(({ code }) => [code, labelOf(codes, code, language)]),
        );
      };
      await take({
        list: wire.path,
        query: wire.body,
        scope,
        rowKey,
        columns: columns.map((column) => exportedColumn(column, { say, wordsOf }, format)),
        title,
        format,
        ...(scope === 'selection' && { selected: [...selected] }),
      });
    },
    [cache, columns, language, office, rowKey, say, selected, take, title, wire],
  );
  return { start, ...taking };
};
