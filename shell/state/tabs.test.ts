import type { Location } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf, useTabs } from './tabs';

vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

const at = (path: string): Location => {
  const { pathname, search } = new URL(path, 'http://office');
  return { pathname, search, hash: '', state: null, key: path, unstable_mask: undefined } as Location;
};
const tabs = () => useTabs.getState();
const show = (path: string) => tabs().show({ page: 'area/Page', location: at(path) });
const keys = () => tabs().tabs.map(({ key }) => key);

beforeEach(() => tabs().clear());

describe('the tabs', () => {
  test('a page opens once, whatever its query; a record opens once for each id', () => {
    for (const path of ['/list', '/list?page=2', '/detail?Id=1', '/detail?Id=2&tab=b', '/detail?Id=1'])
      show(path);
    expect(keys()).toEqual(['/list', '/detail?id=1', '/detail?id=2']);
    expect(tabs().active).toBe('/detail?id=1');
    expect(tabs().tabs[0]!.path).toBe('/list?page=2');
  });

  test('the id is found however it is spelt', () => {
    expect(keyOf(at('/detail?x=1&id=7'))).toBe(keyOf(at('/detail?Id=7')));
  });

  test('closing the one in front goes to its neighbour, closing another stays', () => {
    for (const path of ['/a', '/b', '/c']) show(path);
    expect(tabs().close('/a')).toBeUndefined();
    expect(tabs().close('/c')).toBe('/b');
    expect(keys()).toEqual(['/b']);
  });

  test('closing the last opens the workbench, closing all opens /', () => {
    show('/a');
    expect(tabs().close('/a')).toBe('/workbench/workbench');
    for (const path of ['/a', '/b']) show(path);
    expect(tabs().closeAll()).toBe('/');
    expect(keys()).toEqual([]);
  });

  test('closing others keeps one and goes there', () => {
    for (const path of ['/a', '/b', '/c']) show(path);
    expect(tabs().closeOthers('/b')).toBe('/b');
    expect(keys()).toEqual(['/b']);
  });

  test('refreshing one gives it another life and leaves its siblings the same object', () => {
    for (const path of ['/a', '/b']) show(path);
    const [, sibling] = tabs().tabs;
    tabs().refresh('/a');
    expect(tabs().tabs.map(({ life }) => life)).toEqual([1, 0]);
    expect(tabs().tabs[1]).toBe(sibling);
  });

  test('what was said already changes nothing, so nothing is drawn again', () => {
    show('/a');
    tabs().setUnsaved('/a', true);
    const before = tabs().tabs;
    tabs().setUnsaved('/a', true);
    tabs().rename('/a', '');
    expect(tabs().tabs).toBe(before);
  });
});
