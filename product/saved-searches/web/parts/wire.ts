import { useLocation } from 'react-router';
import { usePageName } from '#shell/frame/page';
import { readingOf } from '#shell/list/query/question';
import type { ListState } from '#shell/list/state';
import type { ListOfSearches } from '#shell/office';
import { usePreference } from '#shell/state/usePreference';

type Kept = Pick<ListOfSearches, 'asking' | 'state' | 'rowKey'>;

/** What of a list is kept, as the calls take it. */
export interface Wire {
  readonly list: string;
  readonly page: string;
  readonly rowKey: string;
  readonly query: Record<string, unknown>;
  /** The reader's own arrangement of the columns, where they have one. */
  readonly columns: string | undefined;
}

/** What a list is asked in a state, as it goes over the wire. */
export const wireOf = (asking: Kept['asking'], state: ListState) => {
  const { path, body } = readingOf(asking, { ...state, page: 1, size: 10 }).wire;
  return { list: path, query: body as Record<string, unknown> };
};

export const useWire = ({ asking, state, rowKey }: Kept): Wire => {
  const { pathname } = useLocation();
  const [layout] = usePreference(`list.${usePageName()}.layout`);
  return {
    ...wireOf(asking, state),
    page: pathname,
    rowKey,
    columns: layout ? JSON.stringify(layout) : undefined,
  };
};
