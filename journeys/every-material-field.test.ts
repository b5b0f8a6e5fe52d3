import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { wordOfChoice, type Fact, type FieldFacts, type Kind } from '#contract/facts';
import { inLanguage, type WordKey } from '#contract/words';
import { materials } from '#product/materials/contract';
import { fields } from '#product/materials/fields';
import { materialScreensWords as words } from '#product/materials/words-screens';
import { everyFileField, everyTableField } from '#testing/materials/every-field';
import { filesOf } from '#testing/materials/story';
import { accepted, worldOf, type ApplicationOf } from '#testing/story';
import { material } from '#testing/story/material';
import { typedIn } from './browser/typed';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { cast } from '#testing/cast';

const { save, byId } = materials.calls;
const file = everyFileField('4.5');
/** As long as a source may be. */
const longTitle = '来源'.repeat(200);
let app: BrowserApp;
let about: ApplicationOf;
let materialId: string;
let sent: ReturnType<typeof everyTableField>;
beforeAll(async () => {
  app = await openBrowserApp();
  about = await accepted(worldOf(app), { achievementName: '可穿戴心电判别系统' });
  const { Id: id, RowVersion } = await material(worldOf(app), cast.owner, about);
  materialId = id;
  const owner = await app.signIn(cast.owner);
  const [fileId] = (await filesOf(app, owner.id, 1)) as [string];
  const items = [{ code: 'marketAccess', notApplicableReason: null, files: [{ fileId, ...file }] }];
  const { rowVersion } = await owner.do(save, { id, rowVersion: RowVersion, items });
  const held = await owner.do(byId, { id });
  const made = everyTableField(held.items.flatMap(({ files }) => files)[0]!.id);
  const [point] = made.innovationPoints!;
  sent = {
    ...made,
    indicators: made.indicators!.map((row) => ({
      ...row,
      comparators: row.comparators.map((each) => ({ ...each, source: { ...each.source, title: longTitle } })),
    })),
    // As many as there may be.
    innovationPoints: Array.from({ length: 60 }, (_, at) => ({ ...point!, number: `${at + 1}` })),
  };
  await owner.do(save, { id, rowVersion, ...sent });
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const say = (key: WordKey): string =>
  inLanguage(words[key.replace('materialScreens.', '') as keyof typeof words], 'zh');
const tables = ['workBreakdown', 'indicators', 'innovationPoints'] as const;
const columnsOf = (fact: Fact): FieldFacts =>
  fact.kind === 'list' && fact.of.kind === 'object' ? fact.of.fields : {};
/** Every label of a record, and of what stands in it. */
const labelsIn = (facts: FieldFacts): string[] =>
  Object.values(facts).flatMap((fact) => [
    ...(fact.label ? [say(fact.label)] : []),
    ...labelsIn(fact.kind === 'object' ? fact.fields : columnsOf(fact)),
  ]);
const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value));
/** What stands on a page for what is typed: ids are shown by the titles of what they name. */
const textsOf = (kind: Kind & { readonly label?: WordKey }, value: unknown, ofChoices: boolean): string[] => {
  switch (kind.kind) {
    case 'list':
      return (value as unknown[]).flatMap((each) => textsOf(kind.of, each, ofChoices));
    case 'object':
      return Object.entries(kind.fields).flatMap(([name, fact]) =>
        textsOf(fact, (value as Readonly<Record<string, unknown>>)[name], ofChoices),
      );
    case 'yesNo':
      return [];
    case 'choice':
      return ofChoices ? [say(wordOfChoice(kind.label!, value as string))] : [];
    default:
      return isId(value) ? [] : [String(value)];
  }
};
const textsIn = (table: (typeof tables)[number], ofChoices: boolean): string[] => [
  ...new Set(
    (sent[table] ?? []).flatMap((row) =>
      Object.entries(columnsOf(fields.tables[table])).flatMap(([column, fact]) =>
        textsOf(fact, (row as Readonly<Record<string, unknown>>)[column], ofChoices),
      ),
    ),
  ),
];

it('the owner is asked for every field of a file and of the tables, within the bounds of the contract', async () => {
  const owner = await app.at(`/EvaluationManagement/originalMaterialTem/Tem1?Id=${materialId}`, cast.owner);
  const { panel } = owner;
  await panel.locator('[data-rows=innovationPoints]').waitFor();
  await panel.locator('[data-item=marketAccess]').click();
  await panel.locator('.file-row--head').waitFor();
  const form = await panel.innerText();
  const labels = [
    ...labelsIn(fields.file),
    ...tables.flatMap((table) => labelsIn(columnsOf(fields.tables[table]))),
  ];
  expect(labels.length).toBeGreaterThan(40);
  expect(labels.filter((label) => !form.includes(label))).toEqual([]);
  const typed = await typedIn(panel);
  expect(
    tables
      .flatMap((table) => textsIn(table, false))
      .filter((text) => !typed.some((each) => each.includes(text))),
  ).toEqual([]);
  const described = panel.locator('.file-row:not(.file-row--head)');
  // The calendars come when they are needed: for the day of issue, and for the last one.
  await described.locator('.ant-picker').nth(1).waitFor();
  const said = await typedIn(described);
  expect(
    [file.title, file.issuer, file.issuedOn!, file.validUntil!].filter((text) => !said.includes(text)),
  ).toEqual([]);
  // Said anew, it is kept.
  await described.getByLabel(say(fields.file.title.label!)).fill('改过的标题');
  await panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();
  // What the contract takes is marked as too long nowhere, and no row is offered that it would refuse.
  expect(await panel.locator('.ant-input-out-of-range').count()).toBe(0);
  const add = (rows: string) => panel.locator(`[data-rows=${rows}] > .rows__add`);
  expect(await add('workBreakdown').count()).toBe(1);
  expect(await add('innovationPoints').count()).toBe(0);
});

it('the assessor reads all of it', async () => {
  const assessor = await app.at(
    `/EvaluationManagement/detailOriginal?ApplyId=${about.applicationId}`,
    cast.assessor,
  );
  const region = (table: (typeof tables)[number]) =>
    assessor.panel.getByRole('region', { name: say(fields.tables[table].label!), exact: true });
  await region('indicators').waitFor();
  for (const table of tables) {
    const read = await region(table).innerText();
    expect(textsIn(table, true).filter((text) => !read.includes(text))).toEqual([]);
    expect(read).toContain('改过的标题');
  }
  const listed = await assessor.panel.locator('.evidence-list__files').innerText();
  for (const text of [
    '改过的标题',
    file.issuer,
    file.issuedOn!,
    file.validUntil!,
    say(fields.file.deIdentified.label!),
  ])
    expect(listed).toContain(text);
});
