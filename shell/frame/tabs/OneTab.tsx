import { CloseOutlined, PushpinFilled } from '@ant-design/icons';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Tab } from '../../state/tab-bar';
import { useWords } from '../../words/say';
import { useClosing } from './useClosing';
import { shortcuts } from './useTabActions';
import { useTitles } from '../useTitles';

interface OneTabProps {
  readonly tab: Tab;
  readonly active: boolean;
  /** The one that the tab key reaches; from there the arrows go on. */
  readonly first: boolean;
  readonly at: number;
  readonly of: number;
  readonly dragging: HTMLAttributes<HTMLElement>;
  /** Gives the focus to the tab at this place. */
  readonly onGo: (to: number) => void;
  /** It closes while it has the focus. */
  readonly onGone: () => void;
}

/** One tab: arrows, Home and End go along the bar, Delete closes, so the cross is for the mouse alone. */
export const OneTab = ({ tab, active, first, at, of, dragging, onGo, onGone }: OneTabProps) => {
  const say = useWords();
  const navigate = useNavigate();
  const { close, refresh } = useClosing();
  const title = useTitles()(tab);
  const press = (event: KeyboardEvent): void => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => onGo(at - 1),
      ArrowRight: () => onGo((at + 1) % of),
      Home: () => onGo(0),
      End: () => onGo(-1),
      Delete: () => {
        if (tab.pinned) return;
        onGone();
        close('close', tab.key);
      },
    };
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={active ? 'tabs__tab tabs__tab--active' : 'tabs__tab'} data-tab={tab.key} {...dragging}>
      <button
        type="button"
        role="tab"
        aria-selected={active}
        className="tabs__name"
        title={title}
        onClick={() => void navigate(tab.path)}
        onDoubleClick={() => refresh(tab.key)}
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={(event) => event.button === 1 && !tab.pinned && close('close', tab.key)}
        tabIndex={first ? 0 : -1}
        aria-keyshortcuts={tab.pinned ? shortcuts.refresh : `Delete ${shortcuts.close} ${shortcuts.refresh}`}
        onKeyDown={press}
      >
        {tab.pinned && (
          <span className="tabs__pin" role="img" aria-label={say('shell.pinned')}>
            <PushpinFilled aria-hidden="true" />
          </span>
        )}
        {tab.unsaved && <span className="tabs__unsaved" role="img" aria-label={say('shell.unsaved')} />}
        <span className="tabs__text">{title}</span>
      </button>
      {!tab.pinned && (
        <button
          type="button"
          className="tabs__close"
          tabIndex={-1}
          aria-hidden="true"
          title={say('shell.close')}
          onClick={() => close('close', tab.key)}
        >
          <CloseOutlined />
        </button>
      )}
    </div>
  );
};
