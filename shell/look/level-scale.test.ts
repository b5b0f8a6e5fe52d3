import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellStates, LevelScale, scaleSays, type LevelScaleProps } from './LevelScale';

const levels = Array.from({ length: 13 }, (_, at) => ({ name: `第${at + 1}级`, meaning: `含义${at + 1}` }));
const scale = (more: Partial<LevelScaleProps>): LevelScaleProps => ({
  name: '成熟度',
  levels,
  reached: 9,
  size: 'line',
  notRated: '未评价',
  ...more,
});
const drawn = (more: Partial<LevelScaleProps>) =>
  renderToStaticMarkup(createElement(LevelScale, scale(more)));

describe('the level scale', () => {
  it('says in words what its cells show', () => {
    expect(scaleSays(scale({ levels: levels.with(8, { name: '系统级', meaning: '' }) }))).toBe(
      '成熟度 9 / 13 · 系统级',
    );
    expect(scaleSays(scale({ reached: null }))).toBe('成熟度 · 未评价');
    expect(drawn({})).toContain('role="img" aria-label="成熟度 9 / 13 · 第9级"');
  });

  it('fills one cell, tints those below and leaves those above, for every level of every scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }), (count, reached) => {
        const states = cellStates(count, reached);
        expect(states).toHaveLength(count);
        expect(states.filter((state) => state === 'reached')).toHaveLength(reached <= count ? 1 : 0);
        expect(states.filter((state) => state === 'below')).toHaveLength(Math.min(count, reached - 1));
      }),
    );
    expect(new Set(cellStates(7, null))).toEqual(new Set(['above']));
  });

  it('in full, every level can be reached by key and tells its meaning; the reached one is chosen', () => {
    const html = drawn({ size: 'full', group: 'maturity' });
    expect(html.match(/type="radio"/g)).toHaveLength(13);
    expect(html).toContain('role="radiogroup" aria-label="成熟度 9 / 13 · 第9级"');
    expect(html).toContain('aria-label="4 第4级: 含义4"');
    expect(
      /checked=""[^>]*aria-label="(\d+)/.exec(html)?.[1] ??
        /aria-label="(\d+)[^>]*checked=""/.exec(html)?.[1],
    ).toBe('9');
  });
});
