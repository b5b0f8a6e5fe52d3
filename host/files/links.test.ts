import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#contract/problem';
import { fileLinks, type LinkClaims } from './links';
import { contentDisposition, displayName } from './names';
import { checkQuota, checkRoom, defaultQuota } from './room';

const links = { id: 'links', secret: randomBytes(32) };
const mine = fileLinks({ links });
const now = new Date('2026-11-21T02:00:00.000Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);
const claims: LinkClaims = { file: 'f1', person: 'p1', session: 's1', use: 'view' };

describe('a link to a file', () => {
  test.each([
    ['view', 60],
    ['download', 60],
    ['video', 600],
  ] as const)('to %s works for %i s', (use, seconds) => {
    const ticket = mine.sign({ ...claims, use }, now);
    expect(mine.read(ticket, after(seconds * 1_000 - 1))).toEqual({ ...claims, use });
    expect(mine.read(ticket, after(seconds * 1_000))).toBeUndefined();
  });

  test('that was altered, or is not ours, is none', () => {
    const ticket = mine.sign(claims, now);
    const [body, proof] = ticket.split('.') as [string, string];
    const other = Buffer.from(JSON.stringify(['f2', 'p1', 's1', 'view', 9e9])).toString('base64url');
    const foreign = fileLinks({ links: { id: 'links', secret: randomBytes(32) } }).sign(claims, now);
    for (const bad of ['', '.', body, `${body}.`, `${other}.${proof}`, `${ticket}.${proof}`, foreign, 'a'.repeat(5_000)])
      expect(mine.read(bad, now)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => mine.read(text, now) === undefined));
  }); // oxfmt-ignore
});

describe('a name to show', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\报告.pdf', '报告.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['"a<b>|?*.pdf', '_a_b____.pdf'],
    ['  .hidden. ', 'hidden'],
    ['...', 'file'],
    ['', 'file'],
    [`${'长'.repeat(300)}.docx`, `${'长'.repeat(115)}.docx`],
  ])('%j becomes %j', (name, shown) => expect(displayName(name)).toBe(shown));

  test('is short, harmless and its own display name; the header that carries it is one line of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const shown = displayName(name);
        expect([...shown].length).toBeLessThanOrEqual(120);
        expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cf}<>:"|?*]/u);
        expect(displayName(shown)).toBe(shown);
        expect(contentDisposition(name)).toMatch(
          /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.!~%&+=@#$,;^`{}[\]-]+$/,
        );
      }),
      { numRuns: 500 },
    );
    expect(contentDisposition('报告 1.pdf')).toBe(
      `attachment; filename="__ 1.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%201.pdf`,
    );
  });
});

describe('room [UP-04]', () => {
  const codeOf = (check: () => void): number => {
    try {
      check();
      return 0;
    } catch (problem) {
      return (problem as Problem).code;
    }
  };

  test('ends at the watermark of the disk and at the quota of a person: the 1,001st file is refused', () => {
    expect(codeOf(() => checkRoom(1_000, 900, 100))).toBe(0);
    expect(codeOf(() => checkRoom(1_000, 901, 100))).toBe(4004);
    expect(codeOf(() => checkQuota({ files: 999, bytes: 0 }, defaultQuota.bytes))).toBe(0);
    expect(codeOf(() => checkQuota({ files: 1_000, bytes: 0 }, 1))).toBe(4003);
    expect(codeOf(() => checkQuota({ files: 0, bytes: defaultQuota.bytes }, 1))).toBe(4003);
  });
});
