import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dayText } from '#contract/formatters';
import { useReaddress } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '#product/applications/web/calls';
import { stepForms, type StepName } from '#product/applications/web/forms';
import { useSharedDraft } from './useSharedDraft';

type Step = StepName;

/** Milliseconds from a keystroke to its saving; this browser has it at once. */
export const saveEvery = 3_000;

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
  const onMade = useCallback(
    (begun: string) => {
      setMade(begun);
      readdress(`?Id=${begun}`);
    },
    [readdress, setMade],
  );
  const shared = useSharedDraft(
    step,
    whole,
    onMade,
    useCallback(() => forWhom.current, []),
  );

  const around = useMemo(() => {
    const others = Object.keys(stepForms.edit.fields).filter((name) => !(name in stepForms[step].fields));
    return Object.fromEntries(others.map((name) => [name, whole?.[name as keyof typeof whole]]));
  }, [step, whole]);
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
    /** The question that failed, where nothing came. */
    failed: dossier.isError && dossier.data === undefined ? dossier : undefined,
    ...shared,
    /** What the other pages of the wizard hold. */
    around,
    goTo,
    latest,
    ownerId,
    draftFor,
    isEditable: !whole || whole.can.includes('save'),
    knownDefects,
  };
};
