import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '#contract/days';
import { describedFile, filesOf, wholeOf } from '#testing/materials/story';
import { begun, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
import { materials } from './contract';
import { warningsFor } from './warnings';

let users: MaterialUsers;
beforeAll(async () => (users = await openMaterialUsers()));
afterAll(() => users.app.close());

const wordsFor = (issuedOn: string | null, today: string) =>
  warningsFor({
    template: 1,
    today,
    items: [
      {
        code: 'noveltySearch',
        required: true,
        notApplicableReason: null,
        files: [
          {
            id: '1',
            name: '查新.pdf',
            documentType: '6.1',
            title: '',
            issuer: '查新站',
            issuedOn,
            deIdentified: true,
            patientData: null,
          },
        ],
      },
    ],
  }).map(({ word, values }) => [word, values.until]);

describe('a novelty search counts for twelve months', () => {
  test('until its last day it is good, two months before that it is said that it ends, after it that it is over', () => {
    expect(wordsFor('2026-01-15', '2026-06-01')).toEqual([]);
    expect(wordsFor('2026-01-15', '2026-11-15')).toEqual([]);
    expect(wordsFor('2026-01-15', '2026-11-16')).toEqual([['noveltySoonTooOld', '2027-01-15']]);
    expect(wordsFor('2026-01-15', '2027-01-15')).toEqual([['noveltySoonTooOld', '2027-01-15']]);
    expect(wordsFor('2026-01-15', '2027-01-16')).toEqual([['noveltyTooOld', '2027-01-15']]);
    expect(wordsFor('2024-02-29', '2025-03-01')).toEqual([['noveltyTooOld', '2025-02-28']]);
    expect(wordsFor(null, '2026-06-01')).toEqual([]);
  });

  test('owner and assessor are told, in their language; other evidence of that age is not spoken of', async () => {
    const { app, owner, assessor } = users;
    const { id } = await begun(users);
    const [novelty, risk] = await filesOf(app, owner.id, 2);
    const old = addMonths(app.now().toISOString().slice(0, 10), -13);
    await owner.do(materials.calls.save, {
      id,
      rowVersion: 1,
      items: [
        {
          code: 'noveltySearch',
          notApplicableReason: null,
          files: [{ ...describedFile(novelty!, '6.1'), title: '两年前的查新', issuedOn: old }],
        },
        {
          code: 'riskStatement',
          notApplicableReason: null,
          files: [{ ...describedFile(risk!, '6.5'), issuedOn: old }],
        },
      ],
    });
    const { warnings, missing } = await wholeOf(owner, id);
    expect(warnings).toEqual([
      expect.objectContaining({
        code: 'noveltySearch',
        message: expect.stringContaining(
          `“两年前的查新”的有效期（出具后12个月）已于 ${addMonths(old, 12)} 届满`,
        ),
      }),
    ]);
    expect(missing.map(({ code }) => code)).not.toContain('noveltySearch');
    assessor.language = 'en';
    expect((await wholeOf(assessor, id)).warnings[0]!.message).toContain('please replace it');
    assessor.language = 'zh';
  });
});
