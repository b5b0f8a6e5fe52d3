import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import { isCallFailed } from '#shell/client/failed';
import { useReaddress } from '#shell/frame/page';
import { changedMeanwhile } from '#shell/parts/ChangedElsewhere';
import { useWords } from '#shell/words/say';
import type { applications } from '../../contract';
import type { Draft } from '../../application';
import { applicationsApi } from '../calls';
import { isSame, mergeDrafts, type Clash } from './merge';
import { stepForms } from './step-fields';

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

/** Fields that two windows changed, waiting for the person to choose. */
interface Deciding {
  readonly key: number;
  readonly clashes: readonly Clash[];
  readonly decide: (theirs: readonly string[] | undefined) => void;
}

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
  /** The owner of a draft that a technology manager begins. */
  const [ownerId, setOwnerId] = useState<string>();
  const forWhom = useRef<string | undefined>(undefined);
  const draftFor = useCallback((chosen: string | undefined) => {
    forWhom.current = chosen;
    setOwnerId(chosen);
  }, []);
  const known = useRef<{ id: string; rowVersion: number } | null>(null);
  /** What the form began with, or was saved as last: against it two windows are compared. */
  const base = useRef<Draft>({});
  useEffect(() => {
    if (!whole || (known.current?.rowVersion ?? 0) >= whole.rowVersion) return;
    const names = Object.keys(stepForms[step].fields) as (keyof Draft)[];
    // What another page saved beside these fields is no news; these fields themselves are compared when they are saved.
    if (known.current && names.some((name) => !isSame(base.current[name], whole[name]))) return;
    known.current = { id: whole.id, rowVersion: whole.rowVersion };
    base.current = whole;
  }, [step, whole]);
  const fill = useRef<(values: Partial<Draft>) => void>(() => undefined);
  /** The form says how it takes over what another window saved. */
  const fillBy = useCallback((put: (values: Partial<Draft>) => void) => {
    fill.current = put;
  }, []);
  const [clash, setClash] = useState<Deciding>();

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves in turn: the clock's save and the person's neither begin two drafts nor carry the same version. */
  const save = useCallback(
    (data: Partial<Draft>): Promise<string> => {
      const turn = queue.current.then(async () => {
        const keep = async (part: Partial<Draft>): Promise<string> => {
          const at = known.current;
          const owner = at ? {} : { ownerId: forWhom.current };
          const saved = await applicationsApi.save({ step, ...at, ...owner, data: part } as Saving);
          known.current = { id: saved.id, rowVersion: saved.rowVersion };
          base.current = { ...base.current, ...part };
          if (!at) {
            setMade(saved.id);
            readdress(`?Id=${saved.id}`);
          }
          return saved.id;
        };
        /** Another window saved meanwhile: both texts stay until the person has chosen. */
        const join = async (fault: unknown): Promise<string> => {
          const now = await cache.fetchQuery({
            ...applicationsApi.dossier.query({ id: known.current!.id }),
            staleTime: 0,
          });
          if (now.view !== 'whole' || !now.can.includes('save')) throw fault;
          const { taken, clashes } = mergeDrafts(base.current, data, now);
          const theirs =
            clashes.length === 0
              ? []
              : await new Promise<readonly string[] | undefined>((decide) =>
                  setClash({ key: now.rowVersion, clashes, decide }),
                );
          setClash(undefined);
          if (!theirs) throw fault;
          const chosen = clashes.filter(({ field }) => theirs.includes(field));
          const other = { ...taken, ...Object.fromEntries(chosen.map((each) => [each.field, each.theirs])) };
          fill.current(other);
          known.current = { id: now.id, rowVersion: now.rowVersion };
          base.current = now;
          return keep({ ...data, ...other });
        };
        try {
          return await keep(data).catch((fault: unknown) => {
            if (isCallFailed(fault) && fault.code === changedMeanwhile && known.current) return join(fault);
            throw fault;
          });
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
    [cache, readdress, setMade, step],
  );

  const asks = JSON.stringify([whole?.defects ?? [], whole?.dueAt ?? null]);
  const say = useWords();
  /** What a return asks for, at its fields; the same array as long as it asks for the same. */
  const knownDefects = useMemo(() => {
    const [defects, due] = JSON.parse(asks) as [{ field: string; text: string }[], string | null];
    return defects
      .filter(({ field }) => field in stepForms[step].fields)
      .map(({ field, text }) => ({
        path: ['data', field],
        message: due
          ? say('applicationScreens.demandedBy', { day: dayText(due), text })
          : say('applicationScreens.demanded', { text }),
      }));
  }, [asks, say, step]);

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
    storedAs: `application/${id ?? 'new'}/${step}`,
    isLoading: id !== undefined && !isMade && !dossier.isFetchedAfterMount,
    isGone: dossier.isError && dossier.data === undefined,
    save,
    goTo,
    latest,
    known,
    ownerId,
    draftFor,
    fillBy,
    clash,
    isEditable: !whole || whole.can.includes('save'),
    knownDefects,
  };
};
