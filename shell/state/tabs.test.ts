import type { Location } from 'react-router';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recall, remember } from './memory';
import { keyOf } from './tab-bar';
import { useTabs } from './tabs';

vi.hoisted(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
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
afterAll(() => vi.unstubAllGlobals());

describe('the tabs', () => {
  test('a page opens once, whatever its query; a record opens once for each id', () => {
    for (const path of ['/list', '/list?page=2', '/detail?Id=1', '/detail?Id=2&tab=b', '/detail?Id=1'])
      show(path);
    expect(keys()).toEqual(['/list', '/detail?id=1', '/detail?id=2']);
    expect(tabs().active).toBe('/detail?id=1');
    expect(tabs().tabs[0]!.path).toBe('/list?page=2');
  });

  test('the pages of one record share a tab, at its place and under its name; those of another have theirs', () => {
    for (const path of ['/case/detail?Id=1', '/case/list', '/other/detail?Id=1', '/case/detail?Id=2'])
      show(path);
    tabs().rename('/case/detail?id=1', '贴片');
    show('/case/edit?Id=1&step=2');
    expect(keys()).toEqual(['/case/edit?id=1', '/case/list', '/other/detail?id=1', '/case/detail?id=2']);
    expect(tabs().tabs[0]).toMatchObject({ title: '贴片', path: '/case/edit?Id=1&step=2', life: 0 });
    const { born } = tabs().tabs[0]!;
    show('/case/detail?Id=1');
    expect(keys()[0]).toBe('/case/detail?id=1');
    // It is another page: nothing that the one before held is taken for its own.
    expect(tabs().tabs[0]!.born).not.toBe(born);
  });

  test('a page of the record that holds unsaved work keeps its tab until it is saved', () => {
    show('/case/edit?Id=1');
    tabs().setUnsaved('/case/edit?id=1', true);
    show('/case/detail?Id=1');
    expect(keys()).toEqual(['/case/edit?id=1', '/case/detail?id=1']);
    tabs().setUnsaved('/case/edit?id=1', false);
    expect(keys()).toEqual(['/case/detail?id=1']);
    // Out of the record's sight it is somebody's work that is done, and stays where it was left.
    show('/case/edit?Id=2');
    tabs().setUnsaved('/case/edit?id=2', true);
    show('/case/list');
    tabs().setUnsaved('/case/edit?id=2', false);
    expect(keys()).toEqual(['/case/detail?id=1', '/case/edit?id=2', '/case/list']);
  });

  test('the id is found however it is spelt', () => {
    expect(keyOf(at('/detail?x=1&id=7'))).toBe(keyOf(at('/detail?Id=7')));
  });

  test('closing the one in front goes to its neighbour, closing another stays', () => {
    for (const path of ['/a', '/b', '/c']) show(path);
    expect(tabs().close('close', '/a')).toBeUndefined();
    expect(tabs().close('close', '/c')).toBe('/b');
    expect(keys()).toEqual(['/b']);
  });

  test('closing the last opens the workbench, closing all opens /', () => {
    show('/a');
    expect(tabs().close('close', '/a')).toBe('/workbench/workbench');
    for (const path of ['/a', '/b']) show(path);
    expect(tabs().close('closeAll', '/a')).toBe('/');
    expect(keys()).toEqual([]);
  });

  test('closing others keeps one and goes there', () => {
    for (const path of ['/a', '/b', '/c']) show(path);
    expect(tabs().close('closeOthers', '/b')).toBe('/b');
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

  test('closing to one side spares the other side, and what is pinned everywhere but in closing all', () => {
    for (const path of ['/a', '/b', '/c', '/d']) show(path);
    tabs().setPinned('/c', true);
    expect(keys()).toEqual(['/c', '/a', '/b', '/d']);
    expect(tabs().close('closeLeft', '/b')).toBeUndefined();
    expect(keys()).toEqual(['/c', '/b', '/d']);
    expect(tabs().close('closeRight', '/b')).toBe('/b');
    expect(tabs().close('closeOthers', '/b')).toBeUndefined();
    expect(keys()).toEqual(['/c', '/b']);
    expect(tabs().close('closeAll', '/b')).toBe('/');
    expect(keys()).toEqual([]);
  });

  test('a tab moves within its own group only', () => {
    for (const path of ['/a', '/b', '/c', '/d']) show(path);
    tabs().setPinned('/d', true);
    tabs().move('/c', 0);
    expect(keys()).toEqual(['/d', '/c', '/a', '/b']);
    tabs().move('/d', 3);
    expect(keys()).toEqual(['/d', '/c', '/a', '/b']);
    tabs().move('/c', 9);
    expect(keys()).toEqual(['/d', '/a', '/b', '/c']);
  });

  test('twenty stay awake; the one seen longest ago sleeps, unless it holds unsaved work, and wakes when shown', () => {
    const paths = Array.from({ length: 20 }, (_, at) => `/${at}`);
    paths.forEach(show);
    tabs().setUnsaved('/0', true);
    show('/1');
    show('/20');
    const asleep = () => tabs().tabs.flatMap(({ awake, key }) => (awake ? [] : [key]));
    expect(asleep()).toEqual(['/2']);
    show('/2');
    expect(asleep()).toEqual(['/3']);
  });

  test('a page that sleeps is remembered as data, until it is refreshed or closed', () => {
    show('/a');
    remember('/a', 0, 'typed', '半句话');
    expect(recall('/a', 0, 'typed')).toBe('半句话');
    tabs().refresh('/a');
    remember('/a', 0, 'typed', 'the last words of the old life');
    expect(recall('/a', 1, 'typed')).toBeUndefined();
    remember('/a', 1, 'typed', 'kept');
    tabs().close('close', '/a');
    remember('/a', 1, 'typed', 'too late');
    show('/a');
    expect([0, 1].map((life) => recall('/a', life, 'typed'))).toEqual([undefined, undefined]);
  });

  test('somebody else finds none of the tabs, the owner finds all', () => {
    tabs().claim('su');
    show('/a');
    tabs().claim('su');
    expect(keys()).toEqual(['/a']);
    tabs().claim('jiang');
    expect(keys()).toEqual([]);
  });
});
