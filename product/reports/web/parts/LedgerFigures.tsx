import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type * as z from 'zod';
import { useSearchParams } from 'react-router';
import { moneyText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { LedgerPage } from '../../report';
import { overallWord } from './columns';

type Page = z.output<typeof LedgerPage>;

/** What the list beside this has asked for last: its sums come with the very same answer. */
const useLedger = (): Page | undefined => {
  const cache = useQueryClient();
  const subscribe = useCallback((changed: () => void) => cache.getQueryCache().subscribe(changed), [cache]);
  const latest = useCallback(
    () =>
      cache
        .getQueryCache()
        .findAll({ queryKey: ['reports', 'ledger'], type: 'active' })
        .find(({ state }) => state.data)?.state.data as Page | undefined,
    [cache],
  );
  return useSyncExternalStore(subscribe, latest);
};

/** Sums and counts over everything found; a count is also the way to those reports. */
export const LedgerFigures = () => {
  const say = useWords();
  const summary = useLedger()?.summary;
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
    </section>
  );
};

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="figure">
    <span className="figure__value">{value}</span>
    <span className="figure__label">{label}</span>
  </div>
);
