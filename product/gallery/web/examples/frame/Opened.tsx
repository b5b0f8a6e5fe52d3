import { useRef } from 'react';
import { OneTab } from '#shell/frame/tabs/OneTab';
import type { Tab } from '#shell/state/tab-bar';
import { useWords } from '#shell/words/say';
import { sampleTabs } from '../../parts/sample-tabs';

/** The tabs of open pages: pinned, in front, not saved, with a long name. Arrows, Home and End go along them. */
const Opened = () => {
  const say = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const tabs: readonly Tab[] = sampleTabs(say);
  return (
    <div className="tabs">
      <div className="tabs__strip" role="tablist" aria-label={say('galleryShowing.frame.tabs')} ref={bar}>
        {tabs.map((tab, at) => (
          <OneTab
            key={tab.key}
            tab={tab}
            active={at === 1}
            first={at === 1}
            at={at}
            of={tabs.length}
            dragging={{}}
            onGo={(to) =>
              [...(bar.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].at(to)?.focus()
            }
            onGone={() => undefined}
          />
        ))}
      </div>
    </div>
  );
};
export default Opened;
