import { expect, test } from 'vitest';
import { draftHash, type ReportContent } from './server/content';

/** A report as one was signed long ago. A column that came later is read as the database gives it to such a row: empty. */
const signed = new Proxy(
  {
    baseDate: '2026-06-30',
    sections: { innovation: { text: '新骨架' } },
    workBreakdown: [{ code: '1', name: '采集终端', weight: 100 }],
    indicators: [],
    innovationPoints: [],
    risks: [{ kind: 'market', description: '同类产品降价', probability: 2, impact: 3, mitigation: '' }],
    achievementEvidence: [],
    overrides: [],
  } as Readonly<Record<string | symbol, unknown>>,
  { get: (row, column) => (column in row ? row[column] : []) },
);
const dossier = {
  row: signed,
  application: { id: 'a', applicationNumber: 'CG20260000123', round: 1, snapshot: 'f'.repeat(64) },
  evidence: [
    {
      id: 'e',
      documentType: '2.8',
      issuer: '演示检测院',
      issuedOn: '2026-06-01',
      passed: true,
      sha256: '0'.repeat(64),
    },
  ],
} as unknown as ReportContent;

test('what was signed keeps its hash, whatever parts reports have since', () => {
  expect(draftHash(dossier)).toBe('552d905eacd0f3a1748b5138467661d285439f1c5edbeaf11f343d0222121f2c');
});
