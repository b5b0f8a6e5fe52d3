import { expect, test } from 'vitest';
import { appealFlow } from '#product/appeals/workflow';
import { applicationFlow } from '#product/applications/workflow';
import { ApplicationFields } from '#product/applications/application';
import { objectKinds } from '#product/audit/names';
import { fieldNamesOf } from '#product/audit/server';
import { kindNames, stateNames } from '#product/audit/words-kinds';
import { recordFlow } from '#product/integrity/workflow';
import { contentFlow } from '#product/newsroom/workflow';
import { materialFlow } from '#product/materials/workflow';
import { invitationFlow, opinionFlow } from '#product/panels/workflow';
import { columnNames as organisationColumns } from '#product/organisations/server/stored-fields';
import { ProfileEdit } from '#product/people/profile';
import { reportFlow } from '#product/reports/workflow';
import { sampleFlow } from '#product/sampling/workflow';
import { areas, contributed, kinds } from '#start/areas';
import { sources } from './sources';

/** What the log tells people: each name in three languages, none empty, none left over. */
const named = (names: Readonly<Record<string, readonly string[]>>, wanted: readonly string[]) =>
  wanted.filter((key) => !Object.hasOwn(names, key) || names[key]!.some((word) => word.trim() === ''));

test('every call is called something in its contract, and no two of an area alike', () => {
  const calls = areas.flatMap(({ area }) =>
    Object.entries(area.calls).map(([key, { called }]) => [`${area.name}.${key}`, called] as const),
  );
  expect(calls.length).toBeGreaterThan(100);
  const names = Object.fromEntries(calls);
  expect(named(names, Object.keys(names)), 'fill in what its contract calls it').toEqual([]);
  const seen = new Map<string, string>();
  const twice = calls.flatMap(([key, called]) =>
    called.flatMap((word, at) => {
      const place = `${key.split('.', 1)[0]} ${at} ${word}`;
      const other = seen.get(place);
      seen.set(place, key);
      return other === undefined ? [] : [`${key} is called «${word}» like ${other}`];
    }),
  );
  expect(twice).toEqual([]);
});

test('every kind of record and every state of a workflow has its name in the log', () => {
  const states = [
    applicationFlow,
    appealFlow,
    recordFlow,
    sampleFlow,
    contentFlow,
    materialFlow,
    reportFlow,
    opinionFlow,
    invitationFlow,
  ].flatMap((flow) => Object.keys(flow.states));
  expect(states.length).toBeGreaterThan(20);
  expect(named(stateNames, states)).toEqual([]);
  expect(named(kindNames, [...Object.keys(kinds), 'list'])).toEqual([]);
  expect([...objectKinds].sort()).toEqual([...Object.keys(kinds), 'list'].sort());
});

test('every field whose value the log tells has a name, and so have those of profiles, applications and organisations', () => {
  const texts = sources().filter(({ path }) =>
    /^(host|product)\/.*\/?server\/|^host\/transitions/.test(path),
  );
  const logged = texts.flatMap(({ text }) =>
    [...text.matchAll(/(?:loggedFields: |const loggedFields = )\[([^\]]*)\]/g)].flatMap(([, inside]) =>
      [...inside!.matchAll(/'(\w+)'/g)].map(([, field]) => field!),
    ),
  );
  expect(logged.length).toBeGreaterThan(30);
  const fields = [
    ...Object.keys(ApplicationFields.shape),
    ...Object.keys(ProfileEdit.omit({ id: true }).shape),
    ...organisationColumns,
  ];
  expect(
    named(fieldNamesOf(contributed), [...logged, ...fields]),
    'name them in the manifest of their area (fieldNames), or in product/audit/words-fields.ts',
  ).toEqual([]);
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
  expect(logged.filter((field) => personal.includes(field))).toEqual([]);
});
