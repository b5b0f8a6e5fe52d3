import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod';
import { isCallFailed } from '../../../../shell/client/failed';
import { useReaddress } from '../../../../shell/frame/page';
import type { applications } from '../../contract';
import type { Draft } from '../../application';
import { applicationsApi } from '../calls';

/** The fields that were not refused; undefined where none is, or where it was not about fields at all. */
const withoutRefused = (data: Partial<Draft>, fault: unknown): Partial<Draft> | undefined => {
  if (!isCallFailed(fault)) return undefined;
  const refused = new Set(
    fault.defects.map(({ path: [under, field] }) => (under === 'data' ? field : under)),
  );
  const rest = Object.entries(data).filter(([field]) => !refused.has(field));
  return refused.size === 0 || rest.length === 0 ? undefined : Object.fromEntries(rest);
};

type Saving = z.output<typeof applications.calls.save.takes>;
type Step = Saving['step'];

/**
 * The application that a wizard's page works on: the one its address names, or a new one that gets its id at the first
 * saving. The version travels along, so that somebody else's saving is noticed instead of overwritten.
 */
export const useApplication = (step: Step) => {
  const [asked] = useSearchParams();
  const readdress = useReaddress();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const id = asked.get('Id') ?? undefined;
  /** The application that this page itself began: its form goes on, and is not drawn anew from what the server has. */
  const [made, setMade] = useState<string>();
  const isMade = id !== undefined && id === made;
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

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves in turn: the clock's save and the person's neither begin two drafts nor carry the same version. */
  const save = useCallback(
    (data: Partial<Draft>): Promise<string> => {
      const turn = queue.current.then(async () => {
        const keep = async (part: Partial<Draft>): Promise<string> => {
          const at = known.current;
          const saved = await applicationsApi.save({ step, ...at, data: part } as Saving);
          known.current = { id: saved.id, rowVersion: saved.rowVersion };
          if (!at) {
            setMade(saved.id);
            readdress(`?Id=${saved.id}`);
          }
          return saved.id;
        };
        try {
          return await keep(data);
        } catch (fault) {
          // What is refused stays in its field with its reason; it does not keep the others from being saved.
          const rest = withoutRefused(data, fault);
          if (rest) await keep(rest);
          throw fault;
        }
      });
      queue.current = turn.catch(() => undefined);
      return turn;
    },
    [readdress, setMade, step],
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
    /** One form for one application: another one begins with a form of its own. */
    formKey: isMade ? 'new' : (whole?.id ?? 'new'),
    /** The name under which this browser keeps what is typed here. */
    keptAs: `application/${id ?? 'new'}/${step}`,
    isLoading: id !== undefined && !isMade && !dossier.isFetchedAfterMount,
    isGone: dossier.isError,
    save,
    goTo,
    latest,
    known,
  };
};
