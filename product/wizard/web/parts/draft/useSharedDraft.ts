import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { isCallFailed } from '#shell/client/failed';
import { changedMeanwhile } from '#shell/parts/ChangedElsewhere';
import type { applications } from '#product/applications/contract';
import type { Draft } from '#product/applications/application';
import type { ApplicationDetails, FullDetails } from '#product/applications/details';
import { applicationsApi } from '#product/applications/web/calls';
import { mergeDrafts, type Clash } from './merge';
import { isSame } from './merge-values';
import { stepForms } from '#product/applications/web/forms';
import { useWatched } from './useWatched';

type Saving = z.output<typeof applications.calls.save.takes>;
type Step = Saving['step'];
type Whole = z.output<typeof FullDetails>;

/** What two people changed differently, waiting for the person to choose: the keys of those where the other one's stands. */
interface Deciding {
  readonly key: number;
  readonly clashes: readonly Clash[];
  readonly decide: (theirs: readonly string[] | undefined) => void;
}
/** What came in from another window or person, and when. */
export interface TakenOver {
  readonly fields: readonly (keyof Draft)[];
  readonly at: number;
}
/** How the page's form is read and filled. */
interface FormAccess {
  readonly read: () => Partial<Draft>;
  readonly write: (values: Partial<Draft>) => void;
}

/** The fields that were not refused; undefined where none is, or where it was not about fields at all. */
const withoutRefused = (data: Partial<Draft>, fault: unknown): Partial<Draft> | undefined => {
  if (!isCallFailed(fault)) return undefined;
  const refused = new Set(
    fault.defects.map(({ path: [under, field] }) => (under === 'data' ? field : under)),
  );
  const rest = Object.entries(data).filter(([field]) => !refused.has(field));
  return refused.size === 0 || rest.length === 0 ? undefined : Object.fromEntries(rest);
};

const only = (fields: readonly string[], values: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof Draft] ?? null]));
const mayGoOn = (now: z.output<typeof ApplicationDetails>): now is Whole =>
  now.view === 'whole' && now.can.includes('save');

/**
 * The saving of a draft that other windows and people may write too. It travels with the version it began from; what
 * another one saved meanwhile is merged into it, field by field and row by row, against that version, and nobody's text is
 * written over unasked. `whole` is the draft as the page was given it, `onMade` hears of a new draft's id.
 */
export const useSharedDraft = (
  step: Step,
  whole: Whole | undefined,
  onMade: (id: string) => void,
  owner: () => string | undefined,
) => {
  const cache = useQueryClient();
  const known = useRef<{ id: string; rowVersion: number } | null>(null);
  /** What the form began with, or was saved as last: against it two versions are compared. */
  const base = useRef<Draft>({});
  const form = useRef<FormAccess | undefined>(undefined);
  const fillBy = useCallback((access: FormAccess) => {
    form.current = access;
  }, []);
  const [clash, setClash] = useState<Deciding>();
  const [takenOver, setTakenOver] = useState<TakenOver>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves in turn: the clock's save and the person's neither begin two drafts nor carry the same version. */
  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => undefined);
    return turn;
  }, []);
  const keep = useCallback(
    async (part: Partial<Draft>): Promise<string> => {
      const at = known.current;
      const saved = await applicationsApi.save({
        step,
        ...(at ?? { ownerId: owner() }),
        data: part,
      } as Saving);
      known.current = { id: saved.id, rowVersion: saved.rowVersion };
      base.current = { ...base.current, ...part };
      if (!at) onMade(saved.id);
      return saved.id;
    },
    [onMade, owner, step],
  );
  /** Merges what the server has now into the form. Gives what is to be saved of it; nothing where nothing of it is one's own. */
  const takeOver = useCallback(
    async (now: Whole, sent?: Partial<Draft>): Promise<Partial<Draft> | undefined> => {
      const fields = Object.keys(stepForms[step].fields);
      // What is typed while the answer was on its way is one's own too.
      const mine = only(fields, { ...sent, ...form.current?.read() });
      const asked = mergeDrafts(base.current, mine, now);
      const theirs =
        asked.clashes.length === 0
          ? []
          : await new Promise<readonly string[] | undefined>((decide) =>
              setClash({ key: now.rowVersion, clashes: asked.clashes, decide }),
            );
      setClash(undefined);
      if (!theirs) return undefined;
      const { merged, taken } = mergeDrafts(base.current, mine, now, theirs);
      if (taken.length > 0) {
        form.current?.write({
          ...only(taken, merged),
          // The form shows them by the name beside their id.
          ...(taken.includes('technologyManagerId') && {
            technologyManagerName: now.technologyManagerName,
          }),
        });
        setTakenOver({ fields: taken, at: Date.now() });
      }
      known.current = { id: now.id, rowVersion: now.rowVersion };
      base.current = now;
      return merged;
    },
    [step],
  );
  const save = useCallback(
    (data: Partial<Draft>): Promise<string> =>
      inTurn(async () => {
        try {
          return await keep(data).catch(async (fault: unknown) => {
            if (!isCallFailed(fault) || fault.code !== changedMeanwhile || !known.current) throw fault;
            const { id } = known.current;
            const now = await cache.fetchQuery({
              ...applicationsApi.dossier.query({ id }),
              staleTime: 0,
            });
            if (!mayGoOn(now)) throw fault;
            const merged = await takeOver(now, data);
            if (!merged) throw fault;
            return isAlready(merged, now) ? id : keep(merged);
          });
        } catch (fault) {
          // What is refused stays in its field with its reason; it does not keep the others from being saved.
          const rest = withoutRefused(data, fault);
          if (rest) await keep(rest);
          throw fault;
        }
      }),
    [cache, inTurn, keep, takeOver],
  );
  const follow = useCallback(
    (now: Whole): void => {
      const hasNews = () => now.rowVersion > (known.current?.rowVersion ?? 0);
      const fields = Object.keys(stepForms[step].fields) as (keyof Draft)[];
      if (!hasNews()) return;
      // What another page saved beside these fields is no news; nor is anything to a form that is about to begin with it.
      if (!known.current || fields.every((field) => isSame(base.current[field], now[field]))) {
        known.current = { id: now.id, rowVersion: now.rowVersion };
        base.current = now;
      } else if (form.current && mayGoOn(now))
        void inTurn(async () => void (hasNews() && (await takeOver(now))));
    },
    [inTurn, step, takeOver],
  );
  useEffect(() => {
    if (whole) follow(whole);
  }, [follow, whole]);
  useWatched(whole, follow);
  return { save, fillBy, clash, takenOver, forgetTakenOver: useCallback(() => setTakenOver(undefined), []) };
};

const isAlready = (merged: Partial<Draft>, now: Draft): boolean =>
  (Object.keys(merged) as (keyof Draft)[]).every((field) => isSame(merged[field], now[field]));
