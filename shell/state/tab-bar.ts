import type { Location } from 'react-router';

/** An open page. Its key tells two records of one page apart: the path, and the record's id where there is one. */
export interface Tab {
  readonly key: string;
  readonly path: string;
  /** The record's name, once the page said it; until then the menu's word for the page. */
  readonly title: string;
  /** `area/Page`. */
  readonly page: string;
  readonly location: Location;
  /** Counts the refreshes: another number is another life of the page. */
  readonly life: number;
  /** Holds work that is not saved. */
  readonly unsaved: boolean;
  /** Whether its page stands in the document. One that sleeps costs nothing, and wakes when it is shown. */
  readonly awake: boolean;
  /** Stands at the front, and stays when others are closed. */
  readonly pinned: boolean;
  /** Grows with every showing: the smallest was seen longest ago. */
  readonly seen: number;
  /** The page's own number among those that are open: it stays when the page gets another address. */
  readonly born: number;
}
export type Tabs = readonly Tab[];

/** What can be closed at once, seen from one tab. */
export type Closing = 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'closeAll';

/** So many pages stay in the document; beyond that the one not seen for longest sleeps. */
const mostAwake = 20;

/** One tab for one record: `?Id=` is part of the page's identity, everything else in the query is its state. */
export const keyOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const id = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'id')?.[1];
  return id ? `${pathname}?id=${id}` : pathname;
};

/** The record that a page is about, in its part of the product: `/EvaluationManagement/detail?Id=7` and `…/edit?Id=7` are of one. */
const recordOf = (location: Pick<Location, 'pathname' | 'search'>): string | undefined => {
  const [, id] = keyOf(location).split('?id=');
  return id === undefined ? undefined : `${location.pathname.split('/')[1]} ${id}`;
};
export const isOfOneRecord = (one: Location, other: Location): boolean =>
  recordOf(one) !== undefined && recordOf(one) === recordOf(other);

/** Puts the pages seen longest ago to sleep. The one in front stays awake, and so does whoever holds unsaved work. */
export const letSleep = (tabs: Tabs, front: string | null): Tabs => {
  const tooMany = tabs.filter(({ awake }) => awake).length - mostAwake;
  if (tooMany <= 0) return tabs;
  const tired = tabs
    .filter(({ awake, unsaved, key }) => awake && !unsaved && key !== front)
    .sort((one, other) => one.seen - other.seen)
    .slice(0, tooMany);
  return tabs.map((tab) => (tired.includes(tab) ? { ...tab, awake: false } : tab));
};

/** The pinned ones in front, each group in its own order. */
export const pinnedFirst = (tabs: Tabs): Tabs => [
  ...tabs.filter(({ pinned }) => pinned),
  ...tabs.filter(({ pinned }) => !pinned),
];

/** The strip with one tab at another place; a pinned one stays among the pinned, another behind them. */
export const moved = (tabs: Tabs, key: string, to: number): Tabs => {
  const tab = tabs.find((each) => each.key === key);
  if (!tab) return tabs;
  const pinned = tabs.filter((each) => each.pinned).length;
  const [least, most] = tab.pinned ? [0, pinned - 1] : [pinned, tabs.length - 1];
  const rest = tabs.filter((each) => each !== tab);
  return rest.toSpliced(Math.min(Math.max(to, least), most), 0, tab);
};

/** Whom a way of closing means. What is pinned is spared, unless it is meant itself or all are. */
export const meantBy = (how: Closing, tabs: Tabs, key: string): Tabs => {
  const at = tabs.findIndex((tab) => tab.key === key);
  const means: Record<Closing, (tab: Tab, place: number) => boolean> = {
    close: (_, place) => place === at,
    closeLeft: ({ pinned }, place) => !pinned && place < at,
    closeRight: ({ pinned }, place) => !pinned && place > at,
    closeOthers: ({ pinned }, place) => !pinned && place !== at,
    closeAll: () => true,
  };
  return tabs.filter(means[how]);
};
