import { describe, expect, test } from 'vitest';
import { reports } from './contract';
import { caseAt, read, save, secondCheckOf, texts } from '#testing/reports/story';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

describe('what a report says of itself', () => {
  test('a chapter with one field filled is not complete; the public-service agency reads which are empty', async () => {
    const about = await caseAt(app, 'written');
    const author = await app.signIn(cast.assessor);
    for (const [section, data, field] of [
      ['evaluation', { ...texts.evaluation, method: [] }, 'method'],
      ['medical', { ...texts.medical, regulatoryPath: [] }, 'regulatoryPath'],
      ['medical', { ...texts.medical, standardOfCare: [] }, 'standardOfCare'],
      ['medical', { ...texts.medical, grades: texts.medical.grades.slice(1) }, 'grades'],
      ['conclusion', { ...texts.conclusion, values: texts.conclusion.values.slice(1) }, 'values'],
      ['transformation', { ...texts.transformation, methods: [] }, 'methods'],
    ] as const) {
      await save(app, about, { section, data });
      expect((await read(author, about)).missing).toEqual([{ part: section, field }]);
      const { checker, asked } = await secondCheckOf(app, about);
      const refused = await checker.wire('POST /api/Report/SecondCheckReport', {
        Id: asked.id,
        Checklist: asked.checklist,
        Remark: asked.remark,
        RowVersion: asked.rowVersion,
      });
      expect([refused.ErrorCode, refused.ResultValue]).toEqual([
        2404,
        [{ Field: `${section}/${field}`, Msg: expect.stringMatching(/ · .+: /) }],
      ]);
      await save(app, about, { section, data: texts[section] });
    }
    expect((await read(author, about)).missing).toEqual([]);
  });

  test('a conclusion that names another level than the one in force is refused at its words', async () => {
    const about = await caseAt(app, 'written');
    await save(app, about, {
      section: 'override',
      data: { which: 'maturity', level: 7, reason: '注册证的适用范围比成果主张的范围窄。' },
    });
    const conclude = (opinion: string) =>
      save(app, about, { section: 'conclusion', data: { ...texts.conclusion, opinion } });
    const refusal = async () => {
      const { checker, asked } = await secondCheckOf(app, about);
      return checker.refusal(reports.calls.secondCheck, asked);
    };
    for (const opinion of ['该成果为产品级。', '技术成熟度达到 8 级。', '总体达到国际领先水平。']) {
      await conclude(opinion);
      expect([opinion, await refusal()]).toEqual([opinion, 2424]);
    }
    await conclude('该成果为环境级，技术成熟度 7 级，尚未达到产品级；总体达到国际先进水平。');
    const { checker, asked } = await secondCheckOf(app, about);
    await checker.do(reports.calls.secondCheck, asked);
  });
});
