import { beforeAll, expect, test } from 'vitest';
import { factsOf } from '#contract/facts';
import { generated } from '#testing/generated';
import { opened } from '#testing/opened';
import { audit } from '#product/audit/contract';
import { organisations } from './contract';
import { OrganisationInput } from './organisation';

const { list, add, edit } = organisations.calls;
const fields = Object.keys(OrganisationInput.shape) as (keyof OrganisationInput)[];
const at = opened({ admin: 'admin' });
let sent: OrganisationInput;
let read: Record<string, unknown>;
let changed: number;
beforeAll(async () => {
  const above = (await at.admin.do(list, { organisationName: '附属第一医院' })).rows[0]!;
  sent = {
    ...(generated(factsOf(OrganisationInput.shape), { organisation: above.id }) as OrganisationInput),
    organisationNumber: 'PJ901',
    // An agency: nobody else has a field of evaluation.
    organisationType: '6',
    creditCode: '91350100M000100Y43',
  };
  const { id } = await at.admin.do(add, sent);
  const find = async () => (await at.admin.do(list, { pageSize: 10_000 })).rows.find((row) => row.id === id)!;
  read = await find();
  const { rowVersion } = await find();
  await at.admin.do(edit, {
    ...sent,
    id,
    rowVersion,
    organisationName: '改名的机构',
    organisationNumber: 'PJ902',
    organisationType: '1',
    parentId: undefined,
    creditCode: '',
  });
  const { rows } = await at.admin.do(audit.calls.list, { objectKind: 'organisation', objectKey: id });
  const last = await at.admin.do(audit.calls.entry, { id: rows[0]!.id });
  changed = last.differences.filter(({ before, isHidden }) => before !== '' && !isHidden).length;
});

test.each(fields)('what the administrator enters as %s of an agency is what the register says', (field) => {
  expect(sent[field]).toBeDefined();
  expect(read[field]).toEqual(sent[field]);
});

test('a change of every field stands in the log with what stood before', () => {
  expect(changed).toBe(fields.length);
});
