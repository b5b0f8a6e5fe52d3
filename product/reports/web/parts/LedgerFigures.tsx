import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod';
import { useSearchParams } from 'react-router';
import { moneyText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import type { LedgerPage, LedgerQuery } from '../../report';
import { overallWord } from './columns';

/** It comes when somebody asks for it: the list stands sooner without. */
const Sums = lazy(withWords(() => import('./LedgerSums')));

type Page = z.output<typeof LedgerPage>;

/** What the list beside this has asked for last: its sums come with the very same answer. */
const useLedger = () => {
  const cache = useQueryClient();
  const subscribe = useCallback((changed: () => void) => cache.getQueryCache().subscribe(changed), [cache]);
  const latest = useCallback(
    () =>
      cache
        .getQueryCache()
        .findAll({ queryKey: ['reports', 'ledger'], type: 'active' })
        .find(({ state }) => state.data),
    [cache],
  );
  return useSyncExternalStore(subscribe, latest);
};

/** Sums and counts over everything found; a count is also the way to those reports. */
export const LedgerFigures = () => {
  const say = useWords();
  const latest = useLedger();
  const summary = (latest?.state.data as Page | undefined)?.summary;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useSearchParams();
  const chosen = asked.get('overallLevel');
  const choose = (level: string | null) =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before);
        if (level === null || level === chosen) next.delete('overallLevel');
        else next.set('overallLevel', level);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <section className="figures card" aria-label={say('reportScreens.figures')} aria-live="polite">
        <Figure label={say('reportScreens.count')} value={summary ? String(summary.count) : '…'} />
        <Figure
          label={say('reportScreens.benefit')}
          value={summary ? moneyText(summary.economicBenefit) : '…'}
        />
        {(summary?.byOverallLevel ?? []).map(({ overallLevel, count }) =>
          overallLevel === null ? (
            <Figure key="none" label={say('reportScreens.notYetRated')} value={String(count)} />
          ) : (
            <button
              key={overallLevel}
              type="button"
              className="figure figure--way"
              aria-pressed={chosen === overallLevel}
              onClick={() => choose(overallLevel)}
            >
              <span className="figure__value">{count}</span>
              <span className="figure__label">{say(overallWord(overallLevel))}</span>
            </button>
          ),
        )}
        <button
          type="button"
          className="figure figure--way"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="figure__label">
            {say(isOpen ? 'reportScreens.sumsHide' : 'reportScreens.sums')}
          </span>
        </button>
      </section>
      {isOpen && latest && (
        <Suspense fallback={null}>
          <Sums query={latest.queryKey[2] as LedgerQuery} />
        </Suspense>
      )}
    </>
  );
};

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="figure">
    <span className="figure__value">{value}</span>
    <span className="figure__label">{label}</span>
  </div>
);
