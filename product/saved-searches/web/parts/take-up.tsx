import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isCallFailed } from '#shell/client/failed';
import { attempt } from '#shell/client/useDo';
import { filtersOf } from '#shell/list/query/question';
import { useBeginning } from '#shell/list/query/useWanted';
import { readState, writeState } from '#shell/list/state';
import type { ListOfSearches } from '#shell/office';
import { message, modal } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { savedSearchesApi } from '../calls';
import { labelOfField, stateOf } from './conditions';

const notFound = 404;

/**
 * Narrows the list as a saved search says. Conditions that are no more, or are not the reader's to ask by, are named first: they
 * open it without them, or leave the list as it is. `unasked`: nobody chose it just now, so it takes the place of the address
 * that named it.
 */
export const useTakeUp = ({ asking, onLayout }: ListOfSearches) => {
  const say = useWords();
  const [, setQuery] = useSearchParams();
  const [beginning, keepBeginning] = useBeginning();
  const { names } = filtersOf(asking);
  // The address names it no more, whatever becomes of it.
  const forget = (): void =>
    setQuery((before) => writeState(before, readState(before, names), names), { replace: true });
  const find = (id: string) =>
    attempt(async () => {
      try {
        return await savedSearchesApi.open({ id } as never);
      } catch (fault) {
        if (!isCallFailed(fault) || fault.code !== notFound) throw fault;
        if (beginning === id) keepBeginning(null);
        message.warning(say('savedSearches.gone'));
        return undefined;
      }
    });
  return async (id: string, unasked = false): Promise<void> => {
    const found = await find(id);
    if (!found) return forget();
    const { state, unknown } = stateOf(found.conditions as Readonly<Record<string, unknown>>, asking);
    const left = [...new Set([...found.left, ...unknown].map((name) => labelOfField(name, asking)))];
    const apply = (isStep: boolean): void => {
      setQuery((before) => writeState(before, { ...readState(before, names), ...state, page: 1 }, names), {
        replace: !isStep,
      });
      if (found.columns) onLayout(JSON.parse(found.columns) as Parameters<typeof onLayout>[0]);
    };
    if (left.length === 0) return apply(!unasked);
    forget();
    modal.confirm({
      title: say('savedSearches.left', { name: found.name, conditions: left.join(' · ') }),
      okText: say('savedSearches.openWithout'),
      cancelText: say('shell.cancel'),
      onOk: () => apply(true),
    });
  };
};

/** Takes a search up by itself, once. */
export const TakenUp = ({
  id,
  onTaken,
  ...list
}: ListOfSearches & { readonly id: string; readonly onTaken: () => void }) => {
  const takeUp = useTakeUp(list);
  const begun = useRef<string>(null);
  useEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    void takeUp(id, true).finally(onTaken);
  });
  return null;
};
