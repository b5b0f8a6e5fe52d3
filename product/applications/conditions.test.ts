import { beforeAll, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { defectFields, refused } from '#testing';
import { openedApp } from '#testing/opened';
import type { Draft } from './application';
import { attachmentsNeeded, askedOf, conditions, neededApprovals } from './conditions';
import { applications } from './contract';
import { codeFor, complete, drafted, idsOf, wholeOf } from '#testing/applications/story';

const { save, submit } = applications.calls;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const agency = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

test('what an answer makes needless stays in the draft while answers change, and is not in what is signed', async () => {
  const text = '基层医院首份心电图时间缩短。';
  const basic = complete(ids, '由应用改为基础理论', { achievementType: '3.1', socialBenefit: text });
  const { id, rowVersion } = await drafted(owner, basic);
  const before = await wholeOf(owner, id);
  expect(before.socialBenefit).toBe(text);
  // A hidden text is no part of what is signed: emptied by hand, the signature is the same.
  const emptied = await owner.do(save, { step: 'edit', id, rowVersion, data: { socialBenefit: null } });
  expect((await wholeOf(owner, id)).contentHash).toBe(before.contentHash);
  const back = await owner.do(save, {
    step: 'edit',
    id,
    rowVersion: emptied.rowVersion,
    data: { socialBenefit: text, achievementType: '2.1' },
  });
  const shown = await wholeOf(owner, id);
  expect(shown.socialBenefit).toBe(text);
  expect(shown.contentHash).not.toBe(before.contentHash);
  const again = await owner.do(save, {
    step: 'edit',
    id,
    rowVersion: back.rowVersion,
    data: { achievementType: basic.achievementType! },
  });
  const signCode = await codeFor(app, owner, 'suyanqing', id);
  await owner.do(submit, { id, rowVersion: again.rowVersion, signCode });
  const received = await wholeOf(agency, id);
  expect([received.achievementType, received.socialBenefit]).toEqual([basic.achievementType, null]);
  const { content } = await app.db
    .selectFrom('applicationSnapshot')
    .select('content')
    .where('applicationId', '=', id)
    .executeTakeFirstOrThrow();
  expect((content as Draft).socialBenefit).toBeNull();
});

test('a public-benefit achievement is not taken without its social benefit, the same text left out elsewhere is no lack', async () => {
  const without = (achievementType: string) =>
    complete(ids, `没有社会效益 ${achievementType}`, { achievementType, socialBenefit: null });
  const [benefit, applied] = await Promise.all(
    ['2.1', '1.2'].map(async (type) => {
      const made = await drafted(owner, without(type));
      const fault = await refused(owner.do(submit, { ...made, signCode: '000000' }));
      await owner.do(applications.calls.remove, made);
      return fault;
    }),
  );
  expect(defectFields(benefit!)).toContain('SocialBenefit');
  expect(applied!.code).toBe(1003);
});

test('an answer asks for its approvals and attachments; a reason is asked for where a sum is not the years’ own', () => {
  const year = { year: 2025, newSales: '0', newProfit: '10', tax: '2.5', savedCost: '0', basis: '' };
  const differs = { benefits: [year], economicBenefit: '13', benefitReason: '含合同' };
  expect(askedOf(differs)).toEqual(differs);
  expect(conditions.benefitReason!.needed!(differs)).toBe(true);
  const agrees = { ...differs, economicBenefit: '12.50' };
  expect(askedOf(agrees)).toEqual({ ...agrees, benefitReason: null });
  expect(neededApprovals({ humanResearch: true, usesGeneticResources: false })).toEqual(['1']);
  expect(
    neededApprovals({
      humanResearch: false,
      usesGeneticResources: true,
      medicalProduct: { kind: '4', options: ['4.8'] },
    }),
  ).toEqual(['2', '5']);
  const one = { name: '甲', isMain: true, type: '1', contribution: '' };
  const first = { personId: owner.id, name: '苏砚青', organisationName: '', contribution: '' };
  expect(attachmentsNeeded({ organisations: [one], persons: [first as never] }, owner.id)).toEqual([]);
  expect(
    attachmentsNeeded(
      {
        organisations: [one, one],
        persons: [
          { ...first, sort: 2 },
          { ...first, personId: null, sort: 1 },
        ] as never,
      },
      owner.id,
    ),
  ).toEqual(['coOwnerConsent', 'leaderAuthorisation']);
});
