import type { SeededIds } from '#database/seeds/cases/draft-of';
import type { Person, TestApp } from '..';
import type { Draft } from '#product/applications/application';
import { applications } from '#product/applications/contract';
import { complete, submitted } from '../applications/story';
import { materials } from '#product/materials/contract';
import type { SaveMaterial } from '#product/materials/material';
import { cast } from '../cast';

const { byId, save, review } = materials.calls;

const dayFromNow = (app: TestApp, days: number): string =>
  new Date(app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** An application accepted by 严慎之 and given to 陆景行: its material has begun. */
export const accepted = async (app: TestApp, ids: SeededIds, name: string, more: Draft = {}) => {
  const moved = await submitted(app, cast.owner, complete(ids, name, more));
  const manager = await app.signIn(cast.manager);
  await manager.do(applications.calls.accept, {
    id: moved.id,
    rowVersion: moved.rowVersion,
    assessorId: ids.people.get(cast.assessor)!,
    contractNumber: 'HT-1',
    fee: null,
    // The stories of one file together give one assessor more than a person has in hand.
    loadReason: '该方向仅此一名评估师',
    planStart: dayFromNow(app, 0),
    planEnd: dayFromNow(app, 60),
  });
  const { id } = await app.db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', moved.id)
    .executeTakeFirstOrThrow();
  return { applicationId: moved.id, id };
};

/** Files of a person as an upload leaves them, without the bytes. */
export const filesOf = async (
  app: TestApp,
  ownerId: string,
  count: number,
  more: { mime?: string; size?: number; scanState?: 'clean' | 'infected' | 'notScanned' | 'failed' } = {},
): Promise<string[]> => {
  const ids = Array.from({ length: count }, app.services.newId);
  if (count > 0)
    await app.db
      .insertInto('file')
      .values(
        ids.map((id, at) => ({
          id,
          sha256: id.replaceAll('-', '').repeat(2),
          name: `材料${at + 1}.pdf`,
          size: 1_000,
          mime: 'application/pdf',
          scanState: 'notScanned' as const,
          ownerId,
          class: 'document',
          createdAt: app.now().toISOString(),
          ...more,
        })),
      )
      .execute();
  return ids;
};

/** The whole of a material; throws for an expert's view. */
export const wholeOf = async (person: Person, id: string) => {
  const found = await person.do(byId, { id });
  if (found.audience !== 'staff') throw new Error(`${person.name} reads only as ${found.audience}`);
  return found;
};

export const describedFile = (fileId: string, documentType: string) => ({
  fileId,
  documentType,
  title: '演示材料',
  issuer: '外部演示医院',
  issuedOn: '2026-03-01',
  deIdentified: true,
});

const indicator = (name: string) => ({
  name,
  unit: '%',
  direction: 'largerIsBetter' as const,
  ownValue: 97,
  tolerance: 0,
  testReportId: null,
  isCore: true,
  comparators: [],
});

/** Tables that leave nothing to ask for. */
export const goodTables = {
  workBreakdown: [
    {
      code: '1',
      name: '核心模块',
      weight: 100,
      isKey: true,
      claimedLevel: 8,
      levelBasis: '注册检验',
      evidenceIds: [],
      notApplicableProofs: [],
    },
  ],
  indicators: ['灵敏度', '特异度', '准确率'].map(indicator),
  innovationPoints: [
    {
      number: '1',
      text: '首次提出',
      isCore: true,
      noveltyReportId: null,
      noveltyReportNumber: '',
      searchedChina: true,
      searchedWorld: false,
      allFields: false,
      result: 'nothingSame' as const,
      closeDocuments: [],
    },
  ],
  discoveryPoints: [{ number: '1', text: '发现一', isCore: true, evidenceIds: [] }],
} satisfies Partial<SaveMaterial>;

/** Fills every mandatory row of a material with files and tables; gives where it stands then. */
export const fill = async (app: TestApp, owner: Person, id: string) => {
  const { items, rowVersion } = await wholeOf(owner, id);
  const wanted = items.filter(({ required, kind }) => required && kind === 'files');
  const files = await filesOf(
    app,
    owner.id,
    wanted.reduce((sum, { minimum }) => sum + minimum, 0),
  );
  return owner.do(save, {
    id,
    rowVersion,
    items: wanted.map(({ code, minimum, documentTypes }) => ({
      code,
      notApplicableReason: null,
      files: files.splice(0, minimum).map((fileId) => describedFile(fileId, documentTypes[0]!)),
    })),
    ...goodTables,
  });
};

/** Marks for every item: those with something in order, the empty ones not applicable, the named ones wanting. */
export const resultsOf = async (person: Person, id: string, wanting: readonly string[] = []) =>
  (await wholeOf(person, id)).items.map(({ code, required }) =>
    wanting.includes(code)
      ? { code, result: 'toSupplement' as const, comment: '请补充原始记录' }
      : { code, result: required ? ('passed' as const) : ('notApplicable' as const), comment: '' },
  );

/** A review by the assigned assessor; gives where the material stands then. */
export const reviewed = async (
  person: Person,
  moved: { id: string; rowVersion: number },
  wanting: readonly string[] = [],
) =>
  person.do(review, {
    id: moved.id,
    rowVersion: moved.rowVersion,
    items: await resultsOf(person, moved.id, wanting),
    overall: wanting.length > 0 ? 'return' : 'pass',
  });
