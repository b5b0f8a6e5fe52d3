import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { onceMore } from '../client/failed';
import { useOffice, type Office } from '../office';
import { useLanguage } from '../words/say';
import { indexed, labelOf, simpleItems, type Codes, type SetOfCodes } from './codes';

/** Where the version of what is held stands: beside the answers, gone with them when one logs out. */
export const cachedVersion = ['dictionariesHeld'];

export const byName = (sets: readonly SetOfCodes[]): ReadonlyMap<string, Codes> =>
  new Map(sets.map((set) => [set.name, indexed(set)]));

type Sets = ReadonlyMap<string, Codes>;
/** Those that came with the opening for the first page, under a key of their own until all are here. */
export const firstDictionaries = ['dictionaries', 'first'];
export interface FirstDictionaries {
  readonly version: number;
  readonly sets: Sets;
}

export const dictionariesQuery = (office: Office) => ({
  queryKey: ['dictionaries', 'all'],
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<Sets> => {
    // Asked first: what changes between the two answers is then fetched once too often, never once too seldom.
    const version = await office.dictionariesVersion();
    const sets = byName(await office.dictionaries());
    client.setQueryData(cachedVersion, version);
    const first = client.getQueryData<FirstDictionaries>(firstDictionaries);
    // What has not changed stays what it is, so that nothing that shows it is drawn anew.
    return first?.version === version ? new Map([...sets, ...first.sets]) : sets;
  },
  staleTime: Infinity,
  ...onceMore,
});

interface Cached {
  readonly codes: Codes | undefined;
  /** It is on its way: what it is called is not known yet. */
  readonly isAwaited: boolean;
}
const useCached = (name: string): Cached => {
  const first = useQueryClient().getQueryData<FirstDictionaries>(firstDictionaries)?.sets;
  const isFirst = first?.has(name) ?? false;
  const select = useCallback((sets: Sets) => sets.get(name), [name]);
  const found = useQuery({
    ...dictionariesQuery(useOffice()),
    enabled: !isFirst,
    ...(isFirst && { placeholderData: first! }),
    select,
  });
  // What is not looked at draws nothing anew when it changes.
  return {
    codes: found.data,
    isAwaited: found.data === undefined && (found.isPending || found.isPlaceholderData),
  };
};

/** All items of a dictionary with its indexes; practically always there. */
export const useDictionary = (name: string): Codes | undefined => useCached(name).codes;

/** The same where it is known only later which dictionaries are wanted. */
export const useDictionaries = (): ((name: string) => Codes | undefined) => {
  const first = useQueryClient().getQueryData<FirstDictionaries>(firstDictionaries)?.sets;
  const { data: all } = useQuery({ ...dictionariesQuery(useOffice()), enabled: !first });
  return (name) => (all ?? first)?.get(name);
};

/** What a choice offers: open items, and a closed one only where it was chosen before. */
export const useOptions = (name: string, chosen: readonly string[] = []) => {
  const codes = useDictionary(name);
  const language = useLanguage();
  return useMemo(
    () =>
      codes === undefined
        ? []
        : simpleItems(codes, language, chosen).map(({ id, name: label }) => {
            const { code: value, closed: disabled } = codes.byId.get(id)!;
            return { value, label, disabled };
          }),
    [codes, language, chosen],
  );
};

/** When the record around was submitted: its codes are read with the names they had then. */
export const LabelMoment = createContext<string | null>(null);

/** The word for one or several codes of a dictionary, in the language of the screen. */
export const DictionaryTag = ({
  dictionary,
  code,
}: {
  readonly dictionary: string;
  readonly code: string | number | null | undefined | readonly (string | number)[];
}) => {
  const { codes, isAwaited } = useCached(dictionary);
  const language = useLanguage();
  const at = useContext(LabelMoment);
  // Nobody is shown a code in place of its name.
  if (isAwaited) return <span className="codes" aria-busy="true" />;
  const list = Array.isArray(code)
    ? (code as readonly (string | number)[])
    : [code as string | number | null | undefined];
  return (
    <span className="codes">{list.map((each) => labelOf(codes, each, language, at)).join(' · ') || '/'}</span>
  );
};

/** A level as the product always draws it; the names come from the dictionary, the number from the row. */
export const useLevels = (name: string): { readonly name: string; readonly meaning: string }[] => {
  const codes = useDictionary(name);
  const language = useLanguage();
  const at = useContext(LabelMoment);
  return useMemo(
    () =>
      (codes?.items ?? [])
        .filter((item) => !item.closed)
        // The number stands beside the cells already: 四级·国际原创 reads 国际原创 there.
        .map((item) => ({ name: labelOf(codes, item.code, language, at).replace(/^.级·/, ''), meaning: '' })),
    [codes, language, at],
  );
};
