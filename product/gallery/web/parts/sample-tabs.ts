import type { Tab } from '#shell/state/tab-bar';
import type { Say } from '#shell/words/say';

const here = '/controls/frame';

/** Tabs as the bar of open pages holds them, each in another state; none of them is open. */
export const sampleTabs = (say: Say): readonly Tab[] =>
  (
    [
      ['pinned', { pinned: true }],
      ['usual', {}],
      ['unsaved', { unsaved: true }],
      ['long', {}],
    ] as const
  ).map(([key, looks], at): Tab => ({
    key: `${here}?sample=${key}`,
    path: here,
    title: say(`galleryShowing.frame.tab.${key}`),
    page: 'gallery/Gallery',
    location: { pathname: here, search: '', hash: '', state: null, key },
    life: 0,
    unsaved: false,
    awake: true,
    pinned: false,
    seen: at,
    born: at,
    ...looks,
  }));
