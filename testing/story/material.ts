import { setTimeout as pause } from 'node:timers/promises';
import { materialsProblems } from '#product/materials/problems';
import type { ApplicationOf } from './application';
import { smallPdf } from './pdf';
import { dayFrom, said, type StoryWorld } from './world';
import { cast } from '../cast';

/** The documents of an item where its first type alone would not carry the levels: maturity 8, and tests for it. */
const documents: Readonly<Record<string, readonly string[]>> = {
  technicalReport: ['1.1', '1.3', '2.1', '2.3', '2.6'],
  thirdPartyTest: ['2.8', '2.9'],
  clinicalEvidence: ['3.4'],
  marketAccess: ['4.5'],
};

interface Item {
  readonly Code: string;
  readonly Title: string;
  readonly Kind: string;
  readonly Required: boolean;
  readonly Minimum: number;
  readonly DocumentTypes: readonly string[];
  readonly Files: readonly { readonly Id: string; readonly DocumentType: string }[];
}

/** The material of an application as somebody reads it. */
export const material = async (world: StoryWorld, loginName: string, { applicationId }: ApplicationOf) =>
  said(
    (await world.signIn(loginName)).wire('GET /api/OriginalMaterial/GetMaterialById', {
      ApplyId: applicationId,
    }),
  );

/** Evidence by the type of document: `3.4` is the device trial. */
export const evidenceByType = (items: readonly Item[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap(({ Files }) => Files.map(({ DocumentType, Id }) => [DocumentType, Id] as const)),
  );

/** The tables of an achievement of maturity 8, innovation 3 and advancement 6, in wire names (domain §6.2). */
export const tablesOf = (evidence: Readonly<Record<string, string>>) => ({
  WBS: [
    {
      Code: '1',
      Name: '采集贴片',
      Weight: 60,
      IsKey: true,
      Level: 8,
      LevelBasis: '注册证与器械试验',
      EvidenceIds: ['1.1', '1.3', '2.1', '2.3', '2.6', '2.9', '3.4', '4.5'].map((type) => evidence[type]),
      NotApplicableProofs: [],
    },
    {
      Code: '2',
      Name: '判别算法',
      Weight: 40,
      IsKey: false,
      Level: 7,
      LevelBasis: '器械试验',
      EvidenceIds: ['1.1', '1.3', '2.1', '2.3', '2.6', '2.9', '3.4'].map((type) => evidence[type]),
      NotApplicableProofs: [],
    },
  ],
  Indicators: ['灵敏度', '特异度', '续航'].map((Name) => ({
    Name,
    Unit: '%',
    Direction: '1',
    OwnValue: 95,
    Tolerance: 0,
    TestReportId: evidence['2.8'],
    IsCore: true,
    Rows: ['甲', '乙'].map((other) => ({
      LevelType: '1',
      ComparatorName: `同类产品${other}`,
      Source: { Title: '产品说明书', Year: 2025, Number: '', IsCurrent: true },
      Value: 95,
      CompareLevel: '2',
      Reason: null,
    })),
  })),
  Points: [
    {
      No: '1',
      Text: '低功耗信号质量判别方法',
      IsCore: true,
      NoveltyReportId: evidence['6.1'],
      NoveltyReportNo: 'CX-2026-107',
      ScopeCN: true,
      ScopeWorld: true,
      AllFields: false,
      Result: '1',
      CloseDocs: [],
    },
  ],
});

/** Every item of the checklist that takes files gets real ones, and the tables cite them (M2, before submitting). */
export const fillMaterial = async (world: StoryWorld, about: ApplicationOf): Promise<void> => {
  const owner = await world.signIn(cast.owner);
  const { Id, RowVersion, Items } = await material(world, cast.owner, about);
  const filled = [];
  for (const { Code, Title, Kind, Required, Minimum, DocumentTypes } of Items as Item[]) {
    const types = documents[Code] ?? (Required ? Array<string>(Minimum).fill(DocumentTypes[0] ?? '') : []);
    if (Kind !== 'files' || types.length === 0) continue;
    const Files = [];
    for (const [place, DocumentType] of types.entries()) {
      const says = `${about.applicationId} ${Code} ${place + 1}`;
      const [uploaded] = await said(
        owner.upload('/api/OriginalMaterial/UploadFile', `${Title}${place + 1}.pdf`, smallPdf(says)),
      );
      Files.push({
        FileId: uploaded.FileId,
        DocumentType,
        Title: `${Title} ${place + 1}`,
        Issuer: '青渚省医疗器械检验院',
        IssueDate: dayFrom(world, -120),
        DeIdentified: true,
      });
    }
    filled.push({ Code, NotApplicableReason: null, Files });
  }
  await said(owner.wire('POST /api/OriginalMaterial/SaveMaterial', { Id, RowVersion, Items: filled }));
  const stored = await material(world, cast.owner, about);
  await said(
    owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
      Id,
      RowVersion: stored.RowVersion,
      ...tablesOf(evidenceByType(stored.Items)),
    }),
  );
};

/** Handed in to the assessor (M2). */
export const submitMaterial = async (world: StoryWorld, about: ApplicationOf) => {
  const { Id, RowVersion } = await material(world, cast.owner, about);
  const owner = await world.signIn(cast.owner);
  const submitted = () => owner.wire('POST /api/OriginalMaterial/SubmitMaterial', { Id, RowVersion });
  let reply = await submitted();
  // As the sentence says: its files are still being looked through.
  for (; reply.ErrorCode === materialsProblems.patientDataWaiting.kind.code; reply = await submitted())
    await pause(200);
  return said(Promise.resolve(reply));
};

/** Every item in order, or not applicable where nothing was asked for: the material passes (M3). */
export const passMaterial = async (world: StoryWorld, about: ApplicationOf) => {
  const assessor = await world.signIn(cast.assessor);
  const { Id, RowVersion, Items } = await material(world, cast.assessor, about);
  const results = (Items as Item[]).map(({ Code, Kind, Required, Files }) => ({
    Code,
    Result: Files.length > 0 || (Required && Kind !== 'files') ? 1 : 3,
    Comment: '',
  }));
  return said(
    assessor.wire('POST /api/OriginalMaterial/ReviewMaterial', {
      Id,
      RowVersion,
      Items: results,
      Overall: 1,
    }),
  );
};
