import type { TestApp } from '..';
import { conclusionCodes } from '#product/opinions/conclusion';
import type { SheetContent } from '#product/opinions/sheet';
import { commitmentOf } from '#product/panels/server/sheets';
import { acceptAll, goodPanel, goodSheet, newCase, opinionOf, type PanelCase } from './case';

/** A case whose whole panel has accepted. */
export const accepted = async (app: TestApp): Promise<PanelCase> => {
  const about = await newCase(app);
  await acceptAll(app, about);
  return about;
};

const conclusionsOf = { 1: 'agree', 2: 'agreeAfterModification', 3: 'disagree' } as const;

/** A whole sheet as it lies after its form check, for the stories that are about what comes then. */
export const laySheetOf = async (app: TestApp, id: string, sheet: SheetContent): Promise<void> => {
  const salt = '0'.repeat(64);
  await app.db
    .updateTable('opinion')
    .set({
      status: 1,
      conclusion: conclusionCodes[sheet.conclusion!],
      sheet: JSON.stringify(sheet),
      salt,
      commitment: commitmentOf(salt, sheet),
      signedAt: app.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
};

/** One of which only conclusion and problems matter. */
export const laySheet = async (
  app: TestApp,
  about: PanelCase,
  login: string,
  conclusion: 1 | 2 | 3,
  problems: readonly { text: string; isMandatory: boolean }[] = [],
): Promise<void> => {
  const { id } = await opinionOf(app, about, login);
  await laySheetOf(app, id, {
    ...goodSheet,
    conclusion: conclusionsOf[conclusion],
    problems: [...problems],
  });
};

/** The same of the whole panel. */
export const laySheets = async (
  app: TestApp,
  about: PanelCase,
  conclusions: readonly (1 | 2 | 3)[],
  mandatoryAt = -1,
): Promise<void> => {
  for (const [place, conclusion] of conclusions.entries())
    await laySheet(app, about, goodPanel[place]![0], conclusion, [
      { text: `问题 ${place + 1}`, isMandatory: place === mandatoryAt },
    ]);
};
