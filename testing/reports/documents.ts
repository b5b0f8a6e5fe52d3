import type { TestApp } from '..';
import { reports } from '#product/reports/contract';
import { cast } from '../cast';
import type { PanelCase } from '../panels/case';

interface Said {
  readonly name: string;
  readonly bytes: Buffer;
}

const uploaded = async (app: TestApp, { name, bytes }: Said): Promise<string> => {
  const owner = await app.signIn(cast.owner);
  const reply = await owner.upload('/api/OriginalMaterial/UploadFile', name, bytes);
  return reply.ResultValue[0].FileId as string;
};

/** The evidence of a report of this type of document, as its assessor reads it. */
export const evidenceOfType = async (app: TestApp, { reportId }: PanelCase, type: string) => {
  const author = await app.signIn(cast.assessor);
  const report = await author.do(reports.calls.byId, { id: reportId });
  if (report.audience !== 'staff') throw new Error(`read as ${report.audience}`);
  const found = report.evidence.find(({ documentType }) => documentType === type);
  if (!found) throw new Error(`there is no evidence of type ${type}`);
  return found;
};

/** A document of the passed material gets bytes that can be opened; its row stays the same evidence. Gives its id. */
export const withBytes = async (
  app: TestApp,
  about: PanelCase,
  type: string,
  said: Said,
): Promise<string> => {
  const { id } = await evidenceOfType(app, about, type);
  await app.db
    .updateTable('materialFile')
    .set({ fileId: await uploaded(app, said) })
    .where('id', '=', id)
    .execute();
  return id;
};

/** Another file comes in the place of a document, as an owner replaces it: it is another piece of evidence. Gives its id. */
export const replacedBy = async (
  app: TestApp,
  about: PanelCase,
  type: string,
  said: Said,
): Promise<string> => {
  const { id } = await evidenceOfType(app, about, type);
  const row = await app.db
    .selectFrom('materialFile')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const next = app.services.newId();
  await app.db.deleteFrom('materialFile').where('id', '=', id).execute();
  await app.db
    .insertInto('materialFile')
    .values({ ...row, id: next, fileId: await uploaded(app, said) })
    .execute();
  return next;
};
