import { expect, test } from 'vitest';
import { applicationFlow } from '#product/applications/workflow';
import { ApplicationFields } from '#product/applications/application';
import { deedNames } from '#product/audit/words-deeds';
import { objectKinds } from '#product/audit/names';
import { fieldNames } from '#product/audit/words-fields';
import { kindNames, stateNames } from '#product/audit/words-kinds';
import { materialFlow } from '#product/materials/workflow';
import { invitationFlow, opinionFlow } from '#product/panels/workflow';
import { ProfileEdit } from '#product/people/profile';
import { reportFlow } from '#product/reports/workflow';
import { areas } from '#start/areas';
import { kinds } from '#start/kinds';
import { sources } from './sources';

/** What the log tells people: each name in three languages, none empty, none left over. */
const named = (names: Readonly<Record<string, readonly string[]>>, wanted: readonly string[]) =>
  wanted.filter((key) => !Object.hasOwn(names, key) || names[key]!.some((word) => word.trim() === ''));

test('every deed of the house has its name in the log, and no name is left of a deed that is gone', () => {
  const deeds = areas.flatMap(({ area }) => Object.keys(area.calls).map((key) => `${area.name}.${key}`));
  expect(deeds.length).toBeGreaterThan(100);
  expect(named(deedNames, deeds), 'give them a row in product/audit/words-deeds.ts').toEqual([]);
  expect(Object.keys(deedNames).filter((name) => !deeds.includes(name))).toEqual([]);
});

test('every kind of record and every state of a workflow has its name in the log', () => {
  const states = [applicationFlow, materialFlow, reportFlow, opinionFlow, invitationFlow].flatMap((flow) =>
    Object.keys(flow.states),
  );
  expect(states.length).toBeGreaterThan(20);
  expect(named(stateNames, states)).toEqual([]);
  expect(named(kindNames, [...Object.keys(kinds), 'list'])).toEqual([]);
  expect([...objectKinds].sort()).toEqual([...Object.keys(kinds), 'list'].sort());
});

test('every field whose value the log tells has a name, and so have those of profiles and applications', () => {
  const texts = sources().filter(({ path }) => /^(host|product)\/.*\/?server\/|^host\/moves/.test(path));
  const told = texts.flatMap(({ text }) =>
    [...text.matchAll(/(?:tells: |const told = )\[([^\]]*)\]/g)].flatMap(([, inside]) =>
      [...inside!.matchAll(/'(\w+)'/g)].map(([, field]) => field!),
    ),
  );
  expect(told.length).toBeGreaterThan(30);
  const fields = [
    ...Object.keys(ApplicationFields.shape),
    ...Object.keys(ProfileEdit.omit({ id: true }).shape),
  ];
  expect(named(fieldNames, [...told, ...fields]), 'give them a row in product/audit/words-fields.ts').toEqual(
    [],
  );
  // What is personal, or the content of an evaluation, is never told by its value.
  const personal = [
    'mobile',
    'email',
    'identityCard',
    'trueName',
    'birthday',
    'address',
    'loginName',
    'password',
  ];
  expect(told.filter((field) => personal.includes(field))).toEqual([]);
});
