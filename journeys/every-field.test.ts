import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fact, Kind } from '#contract/facts';
import { moneyText } from '#contract/formatters';
import { inLanguage } from '#contract/words';
import type { Draft } from '#product/applications/application';
import { applications } from '#product/applications/contract';
import { applicationFacts } from '#product/applications/fields';
import { everyField } from '#testing/applications/every-field';
import { opinionOf, toExperts } from '#testing/panels/case';
import { everySheetField } from '#testing/panels/every-field';
import { accepted, laySheetOf, laySheets } from '#testing/panels/sheets';
import { codeFor, drafted, idsOf } from '#testing/applications/story';
import { applicationScreensWords as words } from '#product/applications/words-screens';
import { labelOf } from '#product/dictionaries/dictionaries';
import { panels } from '#product/panels/contract';
import { atPlace, factAt, placesIn, type SheetPlace } from '#product/opinions/places';
import { sheetFacts } from '#product/opinions/sheet';
import { panelScreensWords } from '#product/panels/words-screens';
import { typedIn } from './browser/typed';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
let sent: Required<Draft>;
let id: string;
beforeAll(async () => {
  app = await openBrowserApp();
  const owner = await app.signIn('suyanqing');
  sent = await everyField(app, owner, await idsOf(app));
  const saved = await drafted(owner, sent);
  id = saved.id;
  const signCode = await codeFor(app, owner, 'suyanqing', id);
  await owner.do(applications.calls.submit, { id, rowVersion: saved.rowVersion, signCode });
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const say = (key: keyof typeof words): string => inLanguage(words[key], 'zh');
const labelIn = ({ label }: Fact): string => say(label!.replace('applicationScreens.', '') as 'number');

/** What a reader is shown in place of an id, or of a name of the program's own. */
const shownAs: Readonly<Partial<Record<string, readonly string[]>>> = {
  technologyManagerId: ['唐予安'],
  evaluationAgencyId: ['江澜衡正科技评价中心'],
  attachments: [
    say('attachment.coOwnerConsent'),
    '共有权人同意书.pdf',
    say('attachment.stampedForm'),
    '盖章申请表.pdf',
  ],
  commitments: [say('commitment.truth.2026-1'), say('commitment.publication.2026-1')],
};

/** What stands on the page for a value; ids are shown by the names beside them, and a row's place is its order. */
const textsOf = (kind: Kind, value: unknown): readonly string[] => {
  switch (kind.kind) {
    case 'money':
      return [moneyText(value as string)];
    case 'yesNo':
      return [value ? '是' : '否'];
    case 'item':
      return [labelOf(kind.dictionary as 'stage', value as string, 'zh')];
    case 'ref':
      return [];
    case 'list':
      return (value as unknown[]).flatMap((each) => textsOf(kind.of, each));
    case 'object':
      return Object.entries(kind.fields).flatMap(([name, fact]) =>
        name === 'sort' || (name === 'kind' && !('label' in fact))
          ? []
          : textsOf(fact, (value as Readonly<Record<string, unknown>>)[name]),
      );
    default:
      return [String(value)];
  }
};
const expected = Object.entries<Fact>(applicationFacts).map(([field, fact]) => ({
  field,
  label: labelIn(fact),
  texts: () => shownAs[field] ?? textsOf(fact, sent[field as keyof Draft]),
}));

/** Each label of the page with the whole of what stands under it, tab after tab. */
const shownTo = async (person: Office): Promise<ReadonlyMap<string, string>> => {
  await person.open(`/EvaluationManagement/detail?Id=${id}`);
  const found = new Map<string, string>();
  for (const tab of await person.panel.getByRole('tab').all()) {
    await tab.click();
    await person.settled();
    const facts = person.panel.locator('.facts > div:visible');
    for (const fact of await facts.all())
      found.set(await fact.locator('dt').innerText(), await fact.locator('dd').innerText());
    // The application's own have a heading; what other areas show of the case has none.
    for (const table of await person.panel.locator('.small-table:visible:has(h2)').all())
      found.set(await table.locator('h2').innerText(), await table.locator('table').innerText());
  }
  return found;
};

describe('An opinion sheet in which every field says something', () => {
  const sheet = everySheetField();
  const word = (place: SheetPlace): string => {
    const key = factAt(sheetFacts, place)!.label!.replace('panelScreens.', '');
    return inLanguage(panelScreensWords[key as keyof typeof panelScreensWords], 'zh');
  };
  const items = (['problems', 'advice'] as const).flatMap((list) => sheet[list].map(({ text }) => text));
  /** What stands on the page for what was said in a place: a level is agreed with. */
  const textAt = (place: SheetPlace): string => {
    const fact = factAt(sheetFacts, place)!;
    const value = atPlace(sheet, place);
    if (fact.kind === 'object') return '同意';
    return fact.kind === 'choice' && fact.coded
      ? labelOf(fact.coded.dictionary as 'standing', String(fact.coded.codes[String(value)]), 'zh')
      : String(value);
  };

  it('is asked field by field of its expert, and shown whole to the agency once the round is closed', async () => {
    const about = await accepted(app);
    await toExperts(app, about);
    const expert = await app.signIn('helanzhou');
    const { id: opinion, rowVersion } = await opinionOf(app, about, 'helanzhou');
    await expert.do(panels.calls.save, { id: opinion, rowVersion, sheet });
    const writer = await app.at(`/EvaluationManagement/expertOpinion?Id=${opinion}`, 'helanzhou');
    const form = writer.panel.locator('form.sheet');
    await form.waitFor();
    const asked = await form.innerText();
    expect(placesIn(sheetFacts).filter((place) => !asked.includes(word(place)))).toEqual([]);
    const typed = await typedIn(form);
    const written = placesIn(sheetFacts).filter((place) =>
      ['text', 'number'].includes(factAt(sheetFacts, place)!.kind),
    );
    expect(written.map(textAt).filter((text) => !typed.includes(text))).toEqual([]);
    expect(items.filter((text) => !typed.includes(text))).toEqual([]);

    await laySheets(app, about, [1, 1, 1, 1, 1]);
    await laySheetOf(app, opinion, sheet);
    const manager = await app.signIn('yanshenzhi');
    await manager.do(panels.calls.closeRound, { id: about.reportId });
    const reader = await app.at(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`, 'yanshenzhi');
    await reader.panel.getByRole('tab', { name: '专家组' }).click();
    const part = reader.panel.getByRole('region', { name: '已启封的意见表' });
    await part.getByRole('button', { name: '贺兰舟' }).click();
    await part.getByText(sheet.overallReason).waitFor();
    const facts = await part.locator('.facts > div:visible').all();
    const shown = await Promise.all(
      facts.map(async (each) => ({
        name: await each.locator('dt').innerText(),
        text: await each.locator('dd').innerText(),
      })),
    );
    expect(
      placesIn(sheetFacts).filter(
        (place) => !shown.some(({ name, text }) => name === word(place) && text.includes(textAt(place))),
      ),
    ).toEqual([]);
    const whole = await part.innerText();
    expect(items.filter((text) => !whole.includes(text))).toEqual([]);
  });
});

describe('An application in which every field says something', () => {
  it('is shown whole to the agency that decides', async () => {
    const agency = await app.as('yanshenzhi');
    const found = await shownTo(agency);
    const title = await agency.panel.locator('h1').innerText();
    const missing = expected.flatMap(({ field, label, texts }) => {
      const shown = field === 'achievementName' ? title : found.get(label);
      return texts()
        .filter((text) => !shown?.includes(text))
        .map((text) => `${field} (${label}): ${text} is not in ${shown}`);
    });
    expect(missing).toEqual([]);
  });
});
