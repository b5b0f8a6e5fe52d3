import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { giveUp } from '../../drafts/live';
import { meantBy, type Closing, type Tab } from '../../state/tab-bar';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { useTitles } from '../useTitles';
import { modal } from '../../parts/voices';

interface Loss {
  readonly title: 'shell.unsavedTitle' | 'shell.unsavedRefresh' | 'shell.unsavedLeave';
  readonly okText: 'shell.closeAnyway' | 'shell.refreshAnyway' | 'shell.leaveAnyway';
}
const closing: Loss = { title: 'shell.unsavedTitle', okText: 'shell.closeAnyway' };
const refreshing: Loss = { title: 'shell.unsavedRefresh', okText: 'shell.refreshAnyway' };
const leaving: Loss = { title: 'shell.unsavedLeave', okText: 'shell.leaveAnyway' };

/** Does what would lose work only after asking; the question names the pages whose work it is. */
const useAskFirst = () => {
  const say = useWords();
  const titleOf = useTitles();
  return useCallback(
    (tabs: readonly Tab[], { title, okText }: Loss, go: () => void): void => {
      const unsaved = tabs.filter((tab) => tab.unsaved);
      if (unsaved.length === 0) return go();
      modal.confirm({
        title: say(title),
        content: unsaved.map(titleOf).join(' · '),
        okText: say(okText),
        cancelText: say('shell.cancel'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk: go,
      });
    },
    [say, titleOf],
  );
};

/** Leaves the office, or loads it anew, once the person agreed to lose what is not saved. */
export const useLeaving = (): ((go: () => void) => void) => {
  const ask = useAskFirst();
  return useCallback(
    (go) => {
      const { tabs, setUnsaved } = useTabs.getState();
      ask(tabs, leaving, () => {
        for (const { key } of tabs) setUnsaved(key, false);
        go();
      });
    },
    [ask],
  );
};

/** What an open page is called when it is asked: one that was saved for the first time meanwhile has another key. */
const following = (key: string): (() => string | undefined) => {
  const tabs = () => useTabs.getState().tabs;
  const born = tabs().find((tab) => tab.key === key)?.born;
  return () => tabs().find((tab) => tab.born === born)?.key;
};

/** Closing and refreshing tabs as a person does it: asks where work would be lost, then goes where the specification says. */
export const useClosing = () => {
  const ask = useAskFirst();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = useTabs.getState;
    return {
      close: (how: Closing, key: string) => {
        const keyNow = following(key);
        ask(meantBy(how, state().tabs, key), closing, () => {
          const now = keyNow();
          if (now === undefined) return;
          giveUp(meantBy(how, state().tabs, now).map((tab) => tab.key));
          const path = state().close(how, now);
          if (path) void navigate(path);
        });
      },
      refresh: (key: string) => {
        const keyNow = following(key);
        const asked = state().tabs.filter((tab) => tab.key === key);
        ask(asked, refreshing, () => {
          const now = keyNow();
          if (now === undefined) return;
          giveUp([now]);
          state().refresh(now);
        });
      },
    };
  }, [ask, navigate]);
};
