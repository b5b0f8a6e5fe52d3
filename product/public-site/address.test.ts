import { describe, expect, it } from 'vitest';
import { carried, hrefWith, pathOf } from './address';

describe('the addresses of the public pages', () => {
  it('keep what was asked when one thing changes, and begin again at the first page', () => {
    expect(hrefWith('/resultInfo?q=支架&page=4', { size: 20 })).toBe(
      '/resultInfo?q=%E6%94%AF%E6%9E%B6&size=20',
    );
    expect(hrefWith('/resultInfo?q=x&page=4', { page: 5 })).toBe('/resultInfo?q=x&page=5');
  });

  it('drop what is emptied, down to the bare path', () => {
    expect(hrefWith('/resultInfo?q=x', { q: '' })).toBe('/resultInfo');
    expect(hrefWith('/NewsInfo', { lang: 'es' })).toBe('/NewsInfo?lang=es');
  });

  it('escape what a visitor typed', () => {
    expect(hrefWith('/resultInfo', { q: '"><script>&page=2' })).toBe(
      '/resultInfo?q=%22%3E%3Cscript%3E%26page%3D2',
    );
  });

  it('tell what a form must carry along', () => {
    expect(carried('/resultInfo?q=x&page=4&size=20', ['page'])).toEqual([
      ['q', 'x'],
      ['size', '20'],
    ]);
    expect(pathOf('/resultInfo?q=x')).toBe('/resultInfo');
  });
});
