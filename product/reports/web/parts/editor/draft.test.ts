import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '#shell/client/failed';
import type { SaveReport } from '#product/reports/contract';
import type { StaffReport } from '../types';
import { openDraft, type Server } from './draft';

const report = {
  id: 'r',
  rowVersion: 4,
  contentVersion: 2,
  baseDate: '2026-09-01',
  sections: {},
  workBreakdown: [],
  indicators: [],
  innovationPoints: [],
  risks: [],
  achievementEvidence: [],
} as unknown as StaffReport;

const item = {
  code: '1',
  name: '采集终端',
  weight: 100,
  isKey: true,
  claimedLevel: null,
  levelBasis: '',
  evidenceIds: [],
  notApplicableProofs: [],
};

/** A server that counts versions as the real one does; `content` moves with every saving. */
const serverOf = () => {
  const state = { rowVersion: 4, contentVersion: 2, saved: [] as SaveReport[] };
  const server: Server = {
    save: (input) => {
      if (input.rowVersion !== state.rowVersion)
        return Promise.reject(new CallFailed(2003, 'changed elsewhere'));
      state.saved.push(input);
      state.rowVersion += 1;
      state.contentVersion += 1;
      return Promise.resolve({ rowVersion: state.rowVersion });
    },
    stored: () => Promise.resolve(state),
    onSaved: () => undefined,
  };
  return { state, server };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a report is kept while it is written', () => {
  test('what was typed is saved by itself, part by part, each under the version of the one before', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    draft.getState().change('innovation', { text: '新骨架' });
    draft.getState().change('workBreakdown', [item]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.saved.map(({ section, rowVersion }) => [section, rowVersion])).toEqual([
      ['innovation', 4],
      ['workBreakdown', 5],
    ]);
    expect(draft.getState()).toMatchObject({ look: 'saved', rowVersion: 6 });
  });

  test('a row without a name waits in peace until somebody asks for saving; then it is named', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    draft.getState().change('workBreakdown', [{ ...item, name: ' ' }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(draft.getState().refused).toEqual({});
    expect(await draft.getState().flush()).toBe(false);
    expect(draft.getState().refused.workBreakdown?.map(({ path }) => path)).toEqual([['data', 0, 'name']]);
    expect(state.saved).toEqual([]);
  });

  test('a colleague’s check moves the version on: the author saves over it, for the content is still theirs', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    state.rowVersion += 1;
    draft.getState().change('innovation', { text: '新骨架' });
    expect(await draft.getState().flush()).toBe(true);
    expect(state.saved.map(({ rowVersion }) => rowVersion)).toEqual([5]);
  });

  test('what was changed elsewhere is never overwritten: saving stops and says so', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    state.rowVersion += 1;
    state.contentVersion += 1;
    draft.getState().change('innovation', { text: '新骨架' });
    expect(await draft.getState().flush()).toBe(false);
    expect(draft.getState().look).toBe('conflict');
    expect(draft.getState().values.innovation).toEqual({ text: '新骨架' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.saved).toEqual([]);
  });

  test('a new risk is weighed by nobody: it is kept once likelihood and impact are chosen, and says so before', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    const risk = {
      kind: 'technical' as const,
      description: '电极漂移',
      probability: 0,
      impact: 4,
      mitigation: '',
    };
    draft.getState().change('risks', [risk]);
    expect(await draft.getState().flush()).toBe(false);
    expect(draft.getState().refused.risks?.map(({ path }) => path)).toEqual([['data', 0, 'probability']]);
    draft.getState().change('risks', [{ ...risk, probability: 3 }]);
    expect(await draft.getState().flush()).toBe(true);
    expect(state.saved.at(-1)?.data).toEqual([{ ...risk, probability: 3 }]);
  });

  test('rows in which nothing stands are left out, and a field that was emptied goes as empty text', async () => {
    const { state, server } = serverOf();
    const draft = openDraft(report, server);
    draft.getState().change('achievement', {
      problem: '术中力反馈缺失',
      principle: undefined as unknown as string,
      route: '',
      mainIndicators: [{ label: '', value: '' }],
    });
    await draft.getState().flush();
    expect(state.saved[0]?.data).toEqual({
      problem: '术中力反馈缺失',
      principle: '',
      route: '',
      mainIndicators: [],
    });
  });
});
