import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTabs, type Tab } from '../state/tabs';
import { useWords } from '../words/say';
import { useTitles } from './useTitles';

/** Closing tabs as a person does it: asks where work would be lost, then goes where the specification says. */
export const useClosing = () => {
  const { modal } = App.useApp();
  const say = useWords();
  const navigate = useNavigate();
  const titleOf = useTitles();
  const ask = useCallback(
    (gone: readonly Tab[], close: () => string | undefined): void => {
      const go = () => {
        const path = close();
        if (path) void navigate(path);
      };
      const unsaved = gone.filter((tab) => tab.unsaved);
      if (unsaved.length === 0) return go();
      modal.confirm({
        title: say('shell.unsavedTitle'),
        content: unsaved.map(titleOf).join(' · '),
        okText: say('shell.closeAnyway'),
        cancelText: say('shell.cancel'),
        okButtonProps: { danger: true },
        onOk: go,
      });
    },
    [modal, navigate, say, titleOf],
  );
  return useMemo(() => {
    const state = useTabs.getState;
    const others = (key: string) => state().tabs.filter((tab) => tab.key !== key);
    return {
      close: (key: string) =>
        ask(
          state().tabs.filter((tab) => tab.key === key),
          () => state().close(key),
        ),
      closeOthers: (key: string) => ask(others(key), () => state().closeOthers(key)),
      closeAll: () => ask(state().tabs, () => state().closeAll()),
      refresh: (key: string) => state().refresh(key),
    };
  }, [ask]);
};
