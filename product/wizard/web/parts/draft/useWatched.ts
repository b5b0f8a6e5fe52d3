import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as z from 'zod';
import type { FullDetails } from '#product/applications/details';
import { applicationsApi } from '#product/applications/web/calls';

type Whole = z.output<typeof FullDetails>;

/** How often a draft that lies open asks whether somebody else has saved it, in milliseconds. */
const every = 10_000;

/**
 * Looks whether a draft that is being written was saved elsewhere: by another window, on another machine, by whoever drafts
 * with its owner. Nobody asked for these calls, so they keep no session alive (security §3.25).
 */
export const useWatched = (whole: Whole | undefined, onSeen: (now: Whole) => void): void => {
  const { id } = whole ?? {};
  const { data: seen } = useQuery({
    queryKey: ['watched application', id],
    queryFn: ({ signal }) => applicationsApi.dossier({ id: id! }, { signal, background: true }),
    enabled: whole?.can.includes('save') ?? false,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    initialData: whole,
    staleTime: every,
    meta: { quiet: true },
  });
  useEffect(() => {
    if (seen?.view === 'whole') onSeen(seen);
  }, [onSeen, seen]);
};
