import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { Reading } from '../client/client';
import { takeUnseen } from './query/question';

/** A list that was asked longer ago than this is asked again when one comes back to it, in ms. */
const freshFor = 3_000;

interface Held<Row> {
  readonly question: string;
  /** The rows as they stood when one came back. */
  readonly rows: readonly Row[];
  /** The moment of the answer that waits; none while it is on its way. */
  readonly answer?: number;
}

/** The rows where they stood, each saying what is true now; one that is gone stays until it may go. */
const inPlace = <Row>(
  stood: readonly Row[],
  now: readonly Row[],
  rowKey: keyof Row & string,
): readonly Row[] => {
  const fresh = new Map(now.map((row) => [row[rowKey], row]));
  return stood.map((row) => fresh.get(row[rowKey]) ?? row);
};

interface Returned<Row> {
  readonly rows: readonly Row[];
  /** Nobody asked for what is being fetched: nothing on the page moves for it. */
  readonly isQuiet: boolean;
}

/**
 * Asks a list again, quietly, when one comes back to its tab or its window after a while. What comes then is no answer to
 * an action: while the pointer is among the rows none gives way to another, so that nobody presses what they did not mean.
 */
export const useReturn = <Row>(
  { queryKey }: Pick<Reading<unknown>, 'queryKey'>,
  { rows, answeredAt }: { readonly rows: readonly Row[]; readonly answeredAt: number },
  rowKey: keyof Row & string,
  place: RefObject<HTMLElement | null>,
): Returned<Row> => {
  const cache = useQueryClient();
  const question = JSON.stringify(queryKey);
  const [held, hold] = useState<Held<Row>>();
  const hasBeenSeen = useRef(false);
  const isAmongRows = () => place.current?.querySelector('tbody')?.matches(':hover') ?? false;
  const comeBack = useEffectEvent(async (): Promise<void> => {
    const isFirst = !hasBeenSeen.current && !takeUnseen(queryKey);
    hasBeenSeen.current = true;
    const known = cache.getQueryState(queryKey);
    if (document.hidden || !known?.dataUpdatedAt || known.fetchStatus !== 'idle') return;
    // A page that is drawn anew was asked to be, or comes to answers that another one left.
    const isOld = isFirst || known.isInvalidated || Date.now() - known.dataUpdatedAt > freshFor;
    if (!isOld) return;
    hold({ question, rows });
    await cache.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const answer = cache.getQueryState(queryKey)?.dataUpdatedAt;
    hold(isAmongRows() && answer ? { question, rows, answer } : undefined);
  });
  useEffect(() => {
    // A page that was hidden has its effects anew when it is in front again.
    void comeBack();
    const seen = () => void comeBack();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  const waits = held?.answer !== undefined;
  useEffect(() => {
    const body = place.current?.querySelector('tbody');
    if (!waits || !body) return undefined;
    const release = () => hold(undefined);
    body.addEventListener('pointerleave', release);
    return () => body.removeEventListener('pointerleave', release);
  }, [waits, place]);
  const isQuiet = held?.question === question && held.answer === undefined;
  // What an action or another question brought meanwhile is shown at once.
  const stood =
    isQuiet || (held?.question === question && held.answer === answeredAt) ? held.rows : undefined;
  const shown = useMemo(() => (stood ? inPlace(stood, rows, rowKey) : rows), [stood, rows, rowKey]);
  return { rows: shown, isQuiet };
};
