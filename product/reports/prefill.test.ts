import { describe, expect, test } from 'vitest';
import { accepted, materialPassed, worldOf } from '#testing/story';
import { evidenceByType, material, tablesOf } from '#testing/story/material';
import { createReport, report } from '#testing/story/report';
import { smallPdf } from '#testing/story/pdf';
import { dayFrom, said } from '#testing/story/world';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

describe('a new report begins with what the owner proposed', () => {
  test('work breakdown, indicators and points of the material stand in the report, every row and every word', async () => {
    const about = await createReport(world, await materialPassed(world));
    const { Items } = await material(world, cast.assessor, about);
    const { WBS, Indicators, Points } = tablesOf(evidenceByType(Items));
    const written = await report(world, cast.assessor, about);
    expect(written.WBS).toEqual(WBS);
    expect(written.Indicators).toEqual(Indicators);
    expect(written.Points).toEqual(Points);
    expect(written.Sections.Evaluation.Client).not.toBe('');
    expect(written.Assessment).toMatchObject({ CSD: 8, CXD: 3, XJD: 6 });
  });

  test('the discoveries of a theory become its items and its points, with what they cite', async () => {
    const about = await accepted(world, { fields: { FruitType: '3.1' } });
    const owner = await world.signIn(cast.owner);
    const { Id, RowVersion, Template } = await material(world, cast.owner, about);
    expect(Template).toBe(2);
    const upload = async (Code: string, DocumentType: string) => {
      const [uploaded] = await said(
        owner.upload('/api/OriginalMaterial/UploadFile', `${Code}.pdf`, smallPdf(about.applicationId + Code)),
      );
      return {
        Code,
        NotApplicableReason: null,
        Files: [
          {
            FileId: uploaded.FileId,
            DocumentType,
            Title: Code,
            Issuer: '青渚省科技信息研究院',
            IssueDate: dayFrom(world, -120),
            DeIdentified: true,
          },
        ],
      };
    };
    await said(
      owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
        Id,
        RowVersion,
        Items: [await upload('representativeWorks', '1.1'), await upload('noveltySearch', '6.1')],
      }),
    );
    const stored = await material(world, cast.owner, about);
    const evidence = evidenceByType(stored.Items);
    const texts = ['信号传导的新机制', '受体构象的新证据', '低频节律的新解释'];
    await said(
      owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
        Id,
        RowVersion: stored.RowVersion,
        Discoveries: texts.map((Text, place) => ({
          No: String(place + 1),
          Text,
          IsCore: place === 0,
          EvidenceIds: place === 0 ? [evidence['1.1'], evidence['6.1']] : [evidence['1.1']],
        })),
      }),
    );
    const created = await createReport(world, about);
    const written = await report(world, cast.assessor, created);
    expect(written.WBS).toMatchObject([
      { Code: '1', Name: texts[0], Weight: 34, IsKey: true, EvidenceIds: [evidence['1.1'], evidence['6.1']] },
      { Code: '2', Name: texts[1], Weight: 33, IsKey: false, EvidenceIds: [evidence['1.1']] },
      { Code: '3', Name: texts[2], Weight: 33, IsKey: false },
    ]);
    expect(written.Points).toMatchObject([
      { No: '1', Text: texts[0], IsCore: true, NoveltyReportId: evidence['6.1'] },
      { No: '2', Text: texts[1], IsCore: false, NoveltyReportId: null },
      { No: '3', Text: texts[2] },
    ]);
    // What the search found is for the assessor to read and say.
    expect(written.Assessment.CXD).toBe(0);
  });
});
