import { useEffect, useMemo, useState } from 'react';
import type { StoreApi } from 'zustand';
import { useStoredText } from '#shell/drafts/useStoredText';
import type { Part, ReportValues } from '../types';
import type { DraftState } from './draft';

const nothing = (): void => {};

/**
 * Keeps the parts of a report that wait to be saved in this browser, and brings back those that an earlier window left.
 * `drawn` grows when they are put in: a chapter's form begins anew with them.
 */
export const useStoredForm = (reportId: string, store: StoreApi<DraftState>) => {
  const [drawn, setDrawn] = useState(0);
  const storedForm = useMemo(
    () => ({
      form: `report/${reportId}`,
      read: () => store.getState().values as unknown as Readonly<Record<string, unknown>>,
      write: (values: Readonly<Record<string, unknown>>) => {
        for (const [part, value] of Object.entries(values))
          store.getState().change(part as Part, value as ReportValues[Part]);
        setDrawn((times) => times + 1);
      },
    }),
    [reportId, store],
  );
  const send = useMemo(() => () => store.getState().flush(), [store]);
  const { restored, keeper } = useStoredText(storedForm, send, nothing);
  useEffect(() => {
    const look = ({ values, waiting }: DraftState): void => {
      if (waiting.size === 0) keeper.saved(values as unknown as Readonly<Record<string, unknown>>);
      else keeper.touch();
    };
    // A hidden page saves too, and is not listened to meanwhile.
    look(store.getState());
    return store.subscribe((now, before) => {
      if (now.values !== before.values || now.waiting !== before.waiting) look(now);
    });
  }, [keeper, store]);
  return { restored, drawn };
};
