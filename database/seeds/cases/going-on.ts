import { ruleOnForm } from '#product/panels/server/sheets';
import { resubmit, returnReport } from '#product/reports/server/transitions';
import { saveReport } from '#product/reports/server/write';
import { before, managerOf, type Course } from './course';
import { sheetAt } from './panel';
import { checkAt, closeAt } from './report';

/** The public-service agency finds the form of a sheet in order that was put to it (domain §3.4 E4b). */
const ruleIn = (course: Course): void => {
  const { seedContext, one, next } = course;
  for (const { expert } of one.progress.panel.filter(({ isRuledOn }) => isRuledOn))
    next(3, 3, async (at) => {
      const context = await sheetAt(course, at, expert, seedContext.reviewers[0]!);
      const { id, rowVersion } = context.object;
      const reason = '经核对，成熟度意见与评语并无矛盾，形式符合要求，按合格处理。';
      await ruleOnForm({ id, result: 'accepted', reason, rowVersion }, context);
    });
};

/** Sent back by its agency, mended, checked a second time and out again, to be confirmed (R4, R2, R2b, R8). */
const confirmIn = (course: Course): void => {
  const { one, ids, next } = course;
  const author = one.progress.assessor!;
  next(20, 3, async (at) => {
    const back = await before(course, at, managerOf(course), 'report', ids.report);
    const issues = ['补充八周以上的降解随访数据。', '说明交联剂残留的检测方法与检出限。'];
    await returnReport({ id: ids.report, issues, rowVersion: back.object.rowVersion }, back);
  });
  next(13, 3, async (at) => {
    const writing = await before(course, at, author, 'report', ids.report);
    const { rights } = writing.object.sections;
    const ownershipChain = `${rights?.ownershipChain ?? ''}补充：降解随访与残留检测数据归完成单位所有。`;
    await saveReport(
      {
        ...{ id: ids.report, section: 'rights', rowVersion: writing.object.rowVersion },
        data: { ownershipChain, encumbrances: rights?.encumbrances ?? '' },
      },
      writing,
    );
  });
  next(11, 3, (at) => checkAt(course, at, '补充内容与证据一致，等级未变。'));
  next(5, 3, async (at) => {
    const sending = await before(course, at, author, 'report', ids.report);
    const { defects, rowVersion } = sending.object;
    const answers = defects.map(({ key }) => ({ key, text: '已补充，见报告相应章节。' }));
    await resubmit({ id: ids.report, answers, mode: 'confirm', rowVersion }, sending);
  });
};

/** Days before seeding on which a round was closed that a further one follows. */
const closing = { discussion: 4, confirmRound: 22 } as const;

/**
 * What comes after the first sheets of a case: forms that were put to the public-service agency are decided, a panel too far apart
 * talks it over, a report that was to be modified is out to be confirmed.
 */
export const goOnIn = (course: Course): void => {
  const { one, next } = course;
  ruleIn(course);
  const { goesOn } = one.progress;
  if (goesOn === undefined) return;
  next(closing[goesOn], 3, async (at) => {
    const { isDiscussed } = await closeAt(course, at);
    if (isDiscussed !== (goesOn === 'discussion'))
      throw new Error(`${one.name}: the panel agrees ${isDiscussed ? 'too little' : 'too well'}`);
  });
  if (goesOn === 'confirmRound') confirmIn(course);
};
