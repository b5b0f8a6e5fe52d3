import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '#contract/days';
import { describedFile, filesOf, wholeOf } from '#testing/materials/story';
import { begun, filled, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
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

describe('an approval is in force until a day', () => {
  const wordsOf = (validUntil: string | null, code = 'ethicsApproval') =>
    warningsFor({
      template: 1,
      today: '2026-06-01',
      items: [
        {
          ...{ code, required: true, notApplicableReason: null },
          files: [{ ...approval, validUntil }],
        },
      ],
    }).map(({ word, values }) => [word, values.until]);
  const approval = {
    ...{ id: '1', name: '批件.pdf', documentType: '4.1', title: '', issuer: '伦理委员会' },
    ...{ issuedOn: '2025-06-01', deIdentified: true, patientData: null },
  } as const;

  test('sixty days before it ends it is said, on its last day it is in force still, and after that it has ended', () => {
    expect(wordsOf(null)).toEqual([]);
    expect(wordsOf('2026-08-01')).toEqual([]);
    expect(wordsOf('2026-07-31')).toEqual([['approvalEndsSoon', '2026-07-31']]);
    expect(wordsOf('2026-06-01')).toEqual([['approvalEndsSoon', '2026-06-01']]);
    expect(wordsOf('2026-05-31', 'marketAccess')).toEqual([['approvalEnded', '2026-05-31']]);
  });
});

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

  test('an approval that has ended is counted in the list, said to both, and keeps nobody from submitting', async () => {
    const { owner, assessor, app } = users;
    const { id, rowVersion } = await filled(users);
    const [approval] = await filesOf(app, owner.id, 1);
    const ended = addMonths(app.now().toISOString().slice(0, 10), -1);
    const file = { ...describedFile(approval!, '4.5'), title: '注册证', validUntil: ended };
    const saved = await owner.do(materials.calls.save, {
      ...{ id, rowVersion },
      items: [{ code: 'marketAccess', notApplicableReason: null, files: [file] }],
    });
    const { rows } = await owner.do(materials.calls.list, { pageSize: 100 });
    expect(rows.find((row) => row.id === id)).toMatchObject({ missing: 0, warnings: 1 });
    expect((await owner.do(materials.calls.submit, { id, rowVersion: saved.rowVersion })).status).toBe(
      'submitted',
    );
    const { warnings, items } = await wholeOf(assessor, id);
    expect(warnings).toEqual([
      expect.objectContaining({
        code: 'marketAccess',
        message: expect.stringContaining(`已于 ${ended} 届满`),
      }),
    ]);
    expect(items.find(({ code }) => code === 'marketAccess')!.files[0]!.validUntil).toBe(ended);
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
