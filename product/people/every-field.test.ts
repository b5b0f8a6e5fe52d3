import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { Fact } from '#contract/facts';
import { makeIdentityCard } from '#contract/identity-card';
import { inLanguage } from '#contract/words';
import { maskCard, maskEmail, maskMobile } from '#host/secrets/masks';
import type { Person } from '#testing';
import { exported } from '#testing/exported';
import { generated } from '#testing/generated';
import { openedApp } from '#testing/opened';
import { audit } from '#product/audit/contract';
import { codeColumns } from '#product/dictionaries/places';
import { organisations } from '#product/organisations/contract';
import { people, staff } from './contract';
import { fields, personFieldNames } from './fields';
import type { profileFields } from './profile';
import { PersonRow } from './staff';
import { versionOf } from '#testing/lookups';

type Field = keyof typeof profileFields;
type Said = { [Key in Field]: z.output<(typeof profileFields)[Key]> };
const names = Object.keys(fields.profile) as Field[];
const facts: Readonly<Record<Field, Fact>> = fields.profile;
const app = await openedApp();
const expert = await app.signIn('helanzhou');
const agency = await app.signIn('yanshenzhi');
const admin = await app.signIn('admin');

/** Two pictures of this person's own. */
const picturesOf = async (who: Person): Promise<string[]> => {
  const addresses: string[] = [];
  for (const background of ['#1f8f5f', '#409eff']) {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const [stored] = (await who.upload('/api/BaseData/CommonUploadFile', 'a.png', bytes)).ResultValue;
    addresses.push(stored.HomeUrl + stored.FilePartPath);
  }
  return addresses;
};
const everyField = async (who: Person, organisationId: string, unlike: number): Promise<Said> => ({
  ...(generated(facts, { organisation: organisationId }) as Said),
  images: await picturesOf(who),
  mobile: `1390000000${unlike}`,
  email: `every.field.${unlike}@example.org`,
  identityCard: makeIdentityCard('110101', '1975-03-14', unlike),
  sex: 3 - unlike,
});
/** What a reader is shown of a profile that was sent. */
const shownOf = (said: Said) => ({
  ...said,
  mobile: { masked: maskMobile(said.mobile) },
  email: { masked: maskEmail(said.email) },
  identityCard: { masked: maskCard(said.identityCard) },
});
/** The fields that the newest entry about a person names. */
const loggedOf = async (objectKey: string): Promise<readonly string[]> => {
  const { rows } = await admin.do(audit.calls.list, { objectKind: 'person', objectKey });
  const { differences } = await admin.do(audit.calls.entry, { id: rows[0]!.id });
  return differences.map(({ name }) => name);
};
const nameOf = (field: Field): string => inLanguage(personFieldNames[field]!, 'zh');

/** Whether a picture is shown to somebody: 0, or the number of the refusal. */
const see = async (who: Person, image: string): Promise<number> =>
  (await who.wire('POST /api/BaseData/GetFileLink', { Id: image.split('/').at(-1)!, Use: 'view' })).ErrorCode;

let own: Said;
let read: Record<string, unknown>;
let judged: Record<string, unknown>;
let logged: readonly string[];
let loggedAgain: readonly string[];
let entered: Said;
let added: Record<string, unknown>;
let newcomer: string;
beforeAll(async () => {
  const [workplace, company] = await Promise.all(
    ['附属第一医院', '衡正'].map(
      async (organisationName) =>
        (await admin.do(organisations.calls.list, { organisationName, state: 'open' })).rows[0]!.id,
    ),
  );
  own = await everyField(expert, workplace!, 1);
  const { mobile: _byCode, ...sent } = own;
  await expert.do(people.calls.edit, sent);
  [read] = (await expert.do(people.calls.myself, {})) as unknown as [Record<string, unknown>];
  judged = await agency.do(staff.calls.expert, { id: expert.id });
  logged = await loggedOf(expert.id);
  await expert.do(people.calls.edit, { ...sent, position: '学科带头人' });
  loggedAgain = await loggedOf(expert.id);

  entered = await everyField(admin, company!, 2);
  const { id } = await admin.do(staff.calls.edit, { ...entered, loginName: 'meigeyang', userType: 4 });
  newcomer = id;
  added = await admin.do(staff.calls.record, { id });
}, 60_000);

test('every field of a profile is said, and each says something', () => {
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(own).toSorted()).toEqual(names.toSorted());
  expect(Object.values(own).filter((value) => value === '' || value === null || value === 0)).toEqual([]);
});

// A new mobile is stored once a code was sent to it, an address once its link was opened (profile.test.ts).
const plain = names.filter((field) => field !== 'mobile' && field !== 'email');
test.each(plain)(
  'what He Lanzhou, an expert, says as %s is what they read, and what an agency reads',
  (field) => {
    expect(read[field]).toEqual(shownOf(own)[field]);
    expect(judged[field]).toEqual(shownOf(own)[field]);
  },
);

test.each(names)('what the administrator enters as %s of a newcomer is what the record says', (field) => {
  expect(added[field]).toEqual(shownOf(entered)[field]);
});

test.each(plain)('that He Lanzhou changed %s stands in the log, by the name its form gives it', (field) => {
  expect(logged).toContain(nameOf(field));
});

test('what was sent as it stood is not told as changed', () => {
  expect(loggedAgain).toEqual([nameOf('position'), '待确认邮箱']);
});

test('the log names the number and the address that the administrator enters for a newcomer', async () => {
  await admin.do(staff.calls.edit, {
    id: newcomer,
    rowVersion: await versionOf(app, newcomer),
    mobile: '13900000003',
    email: 'other@example.org',
  });
  expect(await loggedOf(newcomer)).toEqual([nameOf('mobile'), nameOf('email')]);
});

test('what the list has of a profile leaves in a spreadsheet, codes by their names', async () => {
  const personal = ['trueName', 'mobile', 'email', 'organisationId'];
  const listed = names.filter((field) => field in PersonRow.shape && !personal.includes(field));
  expect(listed.length).toBeGreaterThan(3);
  const { head, rows, expected } = await exported(agency, {
    list: staff.calls.experts.path,
    title: '专家',
    facts,
    fields: listed,
    nameOf: (field) => nameOf(field as Field),
    said: { ...own, position: '学科带头人' },
  });
  expect(head).toEqual(listed.map(nameOf));
  expect(rows).toContainEqual(expected);
});

test('every field that holds codes is among the places where a code is looked for before it is removed', () => {
  const codes = [...Object.entries(facts), ['userType', fields.account.userType] as const].flatMap(
    ([field, fact]) =>
      fact.kind === 'item'
        ? [`${fact.dictionary} ${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`]
        : [],
  );
  const known = codeColumns
    .filter(({ table }) => table === 'person')
    .map(({ dictionary, column }) => `${dictionary} ${column}`);
  expect(codes.length).toBeGreaterThan(4);
  expect(codes.filter((place) => !known.includes(place))).toEqual([]);
});

test('pictures of a profile are seen by those who read it, and by nobody else', async () => {
  expect(await see(agency, own.images[1]!)).toBe(0);
  expect(await see(admin, own.images[1]!)).toBe(0);
  expect(await see(await app.signIn('suyanqing'), own.images[1]!)).toBe(404);
  // What was taken out of it is its person's own again.
  await expert.do(people.calls.edit, { images: own.images.slice(0, 1) });
  expect(await see(agency, own.images[0]!)).toBe(0);
  expect(await see(agency, own.images[1]!)).toBe(404);
});

test('who got a picture from the administrator sees it, and saves their profile with it', async () => {
  const { rowVersion } = await admin.do(staff.calls.record, { id: agency.id });
  const [image] = await picturesOf(admin);
  await admin.do(staff.calls.edit, { id: agency.id, rowVersion, images: [image!] });
  expect(await see(agency, image!)).toBe(0);
  await agency.do(people.calls.edit, { images: [image!], position: '主任' });
  expect((await agency.do(people.calls.myself, {}))[0]).toMatchObject({ images: [image], position: '主任' });
});
