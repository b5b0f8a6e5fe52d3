import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { attempt } from '../../client/useDo';
import { useOffice, type SearchHit } from '../../office';
import { useLanguage, useWords } from '../../words/say';
import './palette.css';
import { useFrameActions } from './useFrameActions';

/** Milliseconds of rest after which what was typed is looked for. */
const rest = 120;

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(rested);
};

/** Pages, records and actions by typing: arrows choose, Enter goes, Escape leaves. Mice may click as well. */
const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const office = useOffice();
  const language = useLanguage();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const actions = useFrameActions();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const keyword = useRested(typed.trim());
  const lookUp = (wanted: string) => ({
    queryKey: ['palette', language, wanted],
    queryFn: ({ signal }: { signal: AbortSignal }) => office.find(wanted, signal),
    staleTime: 10_000,
    // Records come and go; nothing of them is worth remembering.
    gcTime: 60_000,
  });
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...lookUp(keyword),
    placeholderData: keepPreviousData,
  });
  const usable = (all: readonly SearchHit[]) =>
    all.filter(({ action }) => action === '' || action in actions);
  const found = usable(data ?? []);
  const at = Math.min(chosen, found.length - 1);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const go = (one: SearchHit | undefined) => {
    if (!one) return;
    onClose();
    if (one.action) actions[one.action]?.();
    else void navigate(one.url);
  };
  // Whoever types and presses Enter at once means what they typed, not what still stands there.
  const isCurrent = !isPending && !isPlaceholderData && keyword === typed.trim();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const hurry = async (): Promise<void> => {
    const answer = await attempt(() => cache.fetchQuery(lookUp(typed.trim())));
    if (answer && !gone.current) go(usable(answer)[0]);
  };
  const press = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((at + way + found.length) % found.length);
    }
    // Enter while an input method composes ends the composing, not the search.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isCurrent) go(found[at]);
    else void hurry();
  };
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={600}
      className="palette"
      aria-label={say('shell.palette')}
      styles={{ container: { padding: 0 } }}
    >
      <Input
        autoFocus
        variant="borderless"
        size="large"
        role="combobox"
        aria-label={say('shell.palette')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(found[at] && { 'aria-activedescendant': `${list}-${at}` })}
        placeholder={say('shell.paletteHint')}
        value={typed}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div className="palette__list" role="listbox" id={list} aria-label={say('shell.palette')} ref={box}>
        {found.map((one, place) => (
          <button
            type="button"
            tabIndex={-1}
            key={`${one.kind} ${one.url} ${one.action}`}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === at}
            className="palette__one"
            onMouseMove={() => setChosen(place)}
            onClick={() => go(one)}
          >
            <span className="palette__kind">{say(`shell.found_${one.kind}`)}</span>
            <span className="palette__title">{one.title}</span>
            <span className="palette__note">{one.note}</span>
          </button>
        ))}
      </div>
      <p className="palette__foot" role="status">
        {say(
          isError
            ? 'shell.loadFailed'
            : found.length === 0 && !isPending
              ? 'shell.paletteNothing'
              : 'shell.paletteKeys',
        )}
      </p>
    </Modal>
  );
};
export default Palette;
