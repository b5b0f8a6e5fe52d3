import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod';
import type { applications } from '../../contract';
import type { Draft } from '../../application';
import { applicationsApi } from '../calls';

type Saving = z.output<typeof applications.calls.save.takes>;
type Step = Saving['step'];

/**
 * The application that a wizard's page works on: the one its address names, or a new one that gets its id at the first
 * saving. The version travels along, so that somebody else's saving is noticed instead of overwritten.
 */
export const useApplication = (step: Step) => {
  const [asked, setAsked] = useSearchParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const id = asked.get('Id') ?? undefined;
  const dossier = useQuery({
    ...applicationsApi.dossier.query({ id: id ?? '' }),
    enabled: id !== undefined,
  });
  // A form begins with what the server has now, never with what another page was shown before.
  const current = dossier.isFetchedAfterMount ? dossier.data : undefined;
  const whole = current?.view === 'whole' ? current : undefined;
  const known = useRef<{ id: string; rowVersion: number } | null>(null);
  useEffect(() => {
    if (whole && (known.current?.rowVersion ?? 0) < whole.rowVersion) {
      known.current = { id: whole.id, rowVersion: whole.rowVersion };
    }
  }, [whole]);

  const save = useCallback(
    async (data: Partial<Draft>): Promise<string> => {
      const at = known.current;
      const saved = await applicationsApi.save({ step, ...at, data } as Saving);
      known.current = { id: saved.id, rowVersion: saved.rowVersion };
      if (!at) setAsked({ Id: saved.id }, { replace: true });
      return saved.id;
    },
    [setAsked, step],
  );

  const goTo = useCallback((path: string) => void navigate(path), [navigate]);
  /** The dossier as the server has it now: what is signed. */
  const latest = useCallback(
    (of: string) => cache.fetchQuery({ ...applicationsApi.dossier.query({ id: of }), staleTime: 0 }),
    [cache],
  );
  return {
    id,
    whole,
    isLoading: id !== undefined && !dossier.isFetchedAfterMount,
    isGone: dossier.isError,
    save,
    goTo,
    latest,
    known,
  };
};
