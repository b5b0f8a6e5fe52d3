import { beforeAll, expect, test } from 'vitest';
import { inLanguage } from '#contract/words';
import { exported } from '#testing/exported';
import { generated } from '#testing/generated';
import { openedApp } from '#testing/opened';
import { audit } from '#product/audit/contract';
import { organisations } from './contract';
import { fields as facts } from './fields';
import type { OrganisationInput } from './organisation';
import { organisationsWords } from './words';

const { list, add, edit, previewMerge } = organisations.calls;
const fields = Object.keys(facts.organisation) as (keyof OrganisationInput)[];
const app = await openedApp();
const admin = await app.signIn('admin');
let sent: OrganisationInput;
let read: Record<string, unknown>;
let changed: number;
let compared: readonly string[];
let table: Awaited<ReturnType<typeof exported>>;
const nameOf = (field: string): string => {
  const key = facts.organisation[field as keyof OrganisationInput].label!.replace('organisations.', '');
  return inLanguage(organisationsWords[key as keyof typeof organisationsWords], 'zh');
};
/** A list tells what lies above by its name. */
const listed = fields.filter((field) => field !== 'parentId');
beforeAll(async () => {
  const above = (await admin.do(list, { organisationName: '附属第一医院' })).rows[0]!;
  sent = {
    ...(generated(facts.organisation, { organisation: above.id }) as OrganisationInput),
    organisationNumber: 'PJ901',
    // An agency: nobody else has a field of evaluation.
    organisationType: '6',
    creditCode: '91350100M000100Y43',
  };
  const { id } = await admin.do(add, sent);
  const find = async () => (await admin.do(list, { pageSize: 10_000 })).rows.find((row) => row.id === id)!;
  read = await find();
  const { differences } = await admin.do(previewMerge, { id, intoId: above.id });
  compared = differences.filter(({ from }) => from !== '').map(({ field }) => field);
  table = await exported(admin, {
    list: list.path,
    title: '组织',
    facts: facts.organisation,
    fields: listed,
    nameOf,
    said: sent,
  });
  const { rowVersion } = await find();
  await admin.do(edit, {
    ...sent,
    id,
    rowVersion,
    organisationName: '改名的机构',
    organisationNumber: 'PJ902',
    organisationType: '1',
    parentId: undefined,
    creditCode: '',
  });
  const { rows } = await admin.do(audit.calls.list, { objectKind: 'organisation', objectKey: id });
  const last = await admin.do(audit.calls.entry, { id: rows[0]!.id });
  changed = last.differences.filter(({ before, isHidden }) => before !== '' && !isHidden).length;
});

test.each(fields)('what the administrator enters as %s of an agency is what the register says', (field) => {
  expect(sent[field]).toBeDefined();
  expect(read[field]).toEqual(sent[field]);
});

test('a change of every field stands in the log with what stood before', () => {
  expect(changed).toBe(fields.length);
});

test('each of them leaves in a spreadsheet under its label, and is laid beside another entry before they are merged', () => {
  expect(table.head).toEqual(listed.map(nameOf));
  expect(table.rows).toContainEqual(table.expected);
  expect(compared).toEqual(fields);
});
