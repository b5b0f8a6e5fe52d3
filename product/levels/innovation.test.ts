import { describe, expect, it } from 'vitest';
import { achievement, document, point } from '#testing/levels/example';
import { innovationOf } from './innovation';
import type { InnovationPoint } from './types';

const worldOwnField = point('p1', { allFields: false });
const chinaAllFields = point('p2', { searchedWorld: false });

const of = (innovationPoints: InnovationPoint[]) => innovationOf(achievement({ innovationPoints }));
const searchedOn = (issuedOn: string | null, submittedOn = '2026-06-30') =>
  innovationOf(achievement({ submittedOn, documents: [document('novelty', 'noveltyReport', { issuedOn })] }));
const words = ({ findings }: { findings: readonly { word: string }[] }) => findings.map(({ word }) => word);

describe('the innovation degree (domain §6.8)', () => {
  it('is that of the highest core point', () => {
    expect(of([worldOwnField, chinaAllFields]).level).toBe(3);
  });

  it('leaves out a point whose novelty report is missing', () => {
    const innovation = of([{ ...worldOwnField, noveltyReportId: null }, chinaAllFields]);
    expect(innovation.level).toBe(2);
    expect(words(innovation)).toContain('noveltyReportMissing');
  });

  it('is below the first level when everything has been reported before', () => {
    const innovation = of([point('p1', { result: 'reported' }), point('p2', { result: 'reported' })]);
    expect(innovation.level).toBe(0);
    expect(words(innovation)).toContain('innovationBelowFirst');
  });
});

describe('an innovation point', () => {
  it.each([
    [true, true, 4],
    [true, false, 3],
    [false, true, 2],
    [false, false, 1],
  ])('searched worldwide %s, in all fields %s, stands at %i', (searchedWorld, allFields, level) => {
    expect(of([point('p', { searchedWorld, allFields, result: 'nothingSimilar' })]).level).toBe(level);
  });

  it('stands in the order of its number and names only a report that carries it', () => {
    const { points, trace } = of([
      point('10'),
      point('2', { noveltyReportId: 'nowhere' }),
      point('3', { noveltyReportId: null }),
    ]);
    expect(points.map(({ number }) => number)).toEqual(['2', '3', '10']);
    expect(trace.map(({ evidenceIds }) => evidenceIds)).toEqual([[], [], ['novelty'], []]);
    expect(of([]).shares.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });

  it('that was searched nowhere stands at 0', () => {
    expect(of([point('p', { searchedWorld: false, searchedChina: false })]).level).toBe(0);
  });

  it('that is not core shows in the shares and not in the degree', () => {
    const innovation = of([chinaAllFields, point('p3', { isCore: false }), point('p4', { isCore: false })]);
    expect(innovation.level).toBe(2);
    expect(innovation.shares).toEqual([
      { level: 4, count: 2, percent: 66.7 },
      { level: 3, count: 0, percent: 0 },
      { level: 2, count: 1, percent: 33.3 },
      { level: 1, count: 0, percent: 0 },
      { level: 0, count: 0, percent: 0 },
    ]);
    expect(words(of([point('p', { isCore: false })]))).toContain('noCorePoint');
  });
});

describe('a novelty report', () => {
  it('is fresh for 12 months, ageing for 24, and refused after that', () => {
    expect(words(searchedOn('2025-06-30'))).toEqual([]);
    expect(words(searchedOn('2025-06-29'))).toEqual(['noveltyReportAgeing']);
    expect(searchedOn('2025-06-29').level).toBe(4);
    expect(words(searchedOn('2024-06-30'))).toEqual(['noveltyReportAgeing']);
    expect(searchedOn('2024-06-29').level).toBe(0);
    expect(searchedOn('2024-06-29').findings[0]).toMatchObject({
      severity: 'blocks',
      word: 'noveltyReportTooOld',
    });
  });

  it('must be a novelty report, passed and dated by the base date', () => {
    const withReport = (report: ReturnType<typeof document>) =>
      innovationOf(achievement({ documents: [report] })).level;
    expect(withReport(document('novelty', 'paper'))).toBe(0);
    expect(withReport(document('novelty', 'noveltyReport', { passed: false }))).toBe(0);
    expect(withReport(document('novelty', 'noveltyReport', { issuedOn: '2026-07-01' }))).toBe(0);
    expect(searchedOn(null).level).toBe(0);
  });
});
