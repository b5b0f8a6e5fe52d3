import { useCallback, useMemo } from 'react';
import { usePageName } from '../../frame/page';
import { usePreference } from '../../state/usePreference';
import { arranged, isDeclared, readLayout, type Layout } from './layout';
import type { Column } from '../types';

/** The person's own arrangement of this list, kept on the server, and what the table draws of it. */
export const useLayout = <Row>(columns: readonly Column<Row>[]) => {
  const [stored, keep] = usePreference(`list.${usePageName()}.layout`);
  const layout = useMemo(() => readLayout(stored, columns), [stored, columns]);
  const drawn = useMemo(() => arranged(columns, layout), [columns, layout]);
  const put = useCallback(
    (changes: Partial<Layout>) => {
      const next = { ...layout, ...changes };
      keep(isDeclared(next, columns) && next.density === 'middle' ? null : next);
    },
    [columns, keep, layout],
  );
  return { layout, drawn, put };
};
