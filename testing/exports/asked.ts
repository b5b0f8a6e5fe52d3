import { applications } from '#product/applications/contract';
import type { ExportAsked } from '#product/exports/contract';

/** The list of applications with three of its columns, as an owner takes it along: a word, a state, an amount. */
export const wanted = (more: Partial<ExportAsked> = {}): ExportAsked => ({
  list: applications.calls.list.path,
  query: {},
  scope: 'all',
  rowKey: 'id',
  title: '成果申报',
  columns: [
    { field: 'achievementName', heading: '成果名称', kind: 'text' },
    { field: 'status', heading: '评价状态', kind: 'code', words: { draft: '草稿', passed: '通过' } },
    { field: 'economicBenefit', heading: '经济效益（万元）', kind: 'money' },
  ],
  ...more,
});
