import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { attempt } from '#shell/client/useDo';
import { isRunning, type ImportAsked, type Imported } from '../../import';
import { staffApi } from '../staff-calls';

/** How often a running import is asked how far it has come, in ms. */
const every = 700;

/** The import that the dialog shows. */
interface Followed {
  readonly id: string;
  /** The file had been brought in before: nothing was done now. */
  readonly isRepeat: boolean;
}

/** Begins imports and follows them; one that still runs when the dialog opens is found again. */
export const useImport = () => {
  const cache = useQueryClient();
  const [followed, setFollowed] = useState<Followed>();
  const [isSending, setSending] = useState(false);
  const mine = useQuery({ ...staffApi.importsOfMine.query({}), refetchOnMount: 'always' });
  // What was kept from an earlier opening may name an import before the last: it would be offered and taken away again.
  const last = (mine.isFetchedAfterMount ? mine.data : undefined)?.find(({ dryRun }) => !dryRun);
  const running = last && isRunning(last.state) ? last.id : undefined;
  useEffect(() => {
    if (running) setFollowed((already) => already ?? { id: running, isRepeat: false });
  }, [running]);
  const id = followed?.id;
  const progress = useQuery<Imported>({
    ...staffApi.importProgress.query({ id: id ?? '' }),
    queryFn: ({ signal }) => staffApi.importProgress({ id: id! }, { signal, background: true }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (!data || isRunning(data.state) ? every : false),
  }).data;
  // An answer to the question before: another import is followed by now.
  const outcome = progress?.id === id ? progress : undefined;
  const isThrough = outcome !== undefined && !outcome.dryRun && outcome.state === 'done';
  useEffect(() => {
    // What lists show has changed; the import itself has not.
    if (isThrough) void staffApi.importPeople.change(cache).onSuccess();
  }, [isThrough, cache]);

  const begin = async (asked: z.output<typeof ImportAsked>): Promise<void> => {
    setSending(true);
    await attempt(async () => {
      const begun = await staffApi.importPeople.change(cache).mutationFn(asked);
      cache.setQueryData(staffApi.importProgress.query({ id: begun.id }).queryKey, begun);
      setFollowed({ id: begun.id, isRepeat: !isRunning(begun.state) });
    });
    setSending(false);
  };
  return {
    begin,
    follow: (chosen: string | undefined) =>
      setFollowed(chosen === undefined ? undefined : { id: chosen, isRepeat: false }),
    outcome,
    isRepeat: followed?.isRepeat ?? false,
    isBusy: isSending || (outcome !== undefined && isRunning(outcome.state)),
    /** The last one that was no dry run, once it has ended. */
    last: last && !isRunning(last.state) ? last : undefined,
  };
};
