import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect';

const known = ['/workbench/workbench', '/EvaluationManagement/applyList', '/EvaluationManagement/detail'];

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/.evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  '/workbench/workbench/../../login',
  '/workbench/./workbench',
  '/workbench/workbench#//evil.example',
  '/workbench/workbench\r\nLocation: https://evil.example',
  '/workbench/workbench\u0000',
  '/workbench/workbench/',
  '/WORKBENCH/workbench',
  '/login',
  '/login?redirect=/login',
  '/auth-redirect',
  '/redirect//evil.example',
  '/redirect/workbench/workbench',
  'workbench/workbench',
  '?redirect=/x',
  '#',
  '',
  '/',
  '/\u2215evil.example',
  '/\uff0fevil.example',
  '/workbench/workbench?x=<script>',
  '/workbench/workbench?x="onload=',
];

describe('[WB-06] where a person goes after signing in', () => {
  it('is the wanted path when it is one of ours, its query kept', () => {
    expect(safeRedirect('/EvaluationManagement/applyList', known)).toBe('/EvaluationManagement/applyList');
    const detail = '/EvaluationManagement/detail?id=0199-7&tab=2';
    expect(safeRedirect(detail, known)).toBe(detail);
  });

  it.each(hostile)('refuses %j', (wanted) => {
    expect(safeRedirect(wanted, known)).toBeUndefined();
  });

  it.each([undefined, null, 3, ['/workbench/workbench'], { toString: () => '/workbench/workbench' }])(
    'refuses what is no text: %j',
    (wanted) => {
      expect(safeRedirect(wanted, known)).toBeUndefined();
    },
  );

  it('whatever is typed, a browser stays on our host and on a path that exists', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom(...hostile, ...known), fc.string({ unit: 'binary', maxLength: 8 }))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (wanted) => {
        const path = safeRedirect(wanted, known);
        if (path === undefined) return;
        const arrived = new URL(path, 'https://ours.example');
        expect(arrived.origin).toBe('https://ours.example');
        expect(known).toContain(arrived.pathname);
      }),
      { numRuns: 2_000 },
    );
  });
});
