import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { applicationCodes } from '#product/dictionaries/application-status';
import { materialTemplates } from './checklist';
import { actorsOfCase, type MaterialCase } from './server/case';
import { titleOf } from './server/guards';
import { materialFlow } from './workflow';
import { roleCode } from '#contract/rights';

const { evaluating, passed } = applicationCodes;
const [isLive] = materialFlow.atOnce.underEvaluation;
const [reportIsOpen] = materialFlow.atOnce.reportOpen;
const row = (more: object) =>
  ({ applicationStatus: evaluating, applicationRound: 2, round: 2, status: passed, ...more }) as MaterialCase;

test('something happens to a material only while its application is under evaluation, in this very round', () => {
  const live = Object.values(applicationCodes).filter((applicationStatus) => isLive(row({ applicationStatus })));
  expect(live).toEqual([evaluating]);
  for (const round of [1, 3]) expect(isLive(row({ round }))).toBe(false);
}); // oxfmt-ignore

test('the agency has it supplemented where there is no report yet, or one on the assessor’s desk (M5)', () => {
  const open = [null, 6, 3, 0, 7, 1, 4].filter((reportStatus) => reportIsOpen(row({ reportStatus })));
  expect(open).toEqual([null, 6, 3]);
});

test('as what somebody acts on a material: as on its application, whatever the material’s own state', () => {
  const reviewer = {
    personId: 'r',
    organisationIds: [],
    roles: new Set([roleCode.publicAgency]),
  } as unknown as Me;
  expect(actorsOfCase(reviewer, row({ status: 6 }))).toEqual(['publicAgency']);
  expect(actorsOfCase(reviewer, row({ applicationStatus: applicationCodes.draft, status: 0 }))).toEqual([]);
});

test('an item is called by its title in the reader’s language, and by its code where no list has it any more', () => {
  const [first, second] = materialTemplates[1];
  expect(titleOf(1, first!.code, 'zh')).toBe(first!.title[0]);
  expect(titleOf(1, second!.code, 'en')).toBe(second!.title[1]);
  expect(titleOf(1, 'gone', 'zh')).toBe('gone');
});
