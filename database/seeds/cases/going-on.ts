import { secondChecks } from '#product/reports/contract';
import { closeRound } from '#product/panels/server/round';
import { ruleOnForm } from '#product/panels/server/sheets';
import { secondCheck } from '#product/reports/server/second-check';
import { resubmit, returnReport } from '#product/reports/server/transitions';
import { saveReport } from '#product/reports/server/write';
import { actingAt, momentOf, personOfCase, type SeedContext } from './seeding';
import type { SeededReport } from './report';

/** A report as it stands now, in the hands of one of its people so many days ago. */
const inHands = async (seedContext: SeedContext, id: string, personId: string, daysAgo: number) => {
  const { db, clock } = seedContext.services;
  const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return actingAt(seedContext, momentOf(clock(), daysAgo, 3), personId, report);
};

/** The public-service agency finds the form of a sheet in order that was put to it (domain §3.4 E4b). */
const ruleOnForms = async (seedContext: SeedContext, { id, one }: SeededReport): Promise<void> => {
  const { db, clock } = seedContext.services;
  for (const { expert } of one.progress.panel.filter(({ isRuledOn }) => isRuledOn)) {
    const sheet = await db
      .selectFrom('opinion')
      .selectAll()
      .where('reportId', '=', id)
      .where('expertId', '=', personOfCase(seedContext, expert))
      .executeTakeFirstOrThrow();
    const ruling = {
      id: sheet.id,
      result: 'accepted',
      reason: '经核对，成熟度意见与评语并无矛盾，形式符合要求，按合格处理。',
      rowVersion: sheet.rowVersion,
    } as const;
    await ruleOnForm(
      ruling,
      await actingAt(seedContext, momentOf(clock(), 3), seedContext.reviewers[0]!, sheet),
    );
  }
};

/** Sent back by its agency, mended, checked a second time and out again, to be confirmed (R4, R2, R2b, R8). */
const sendToConfirm = async (seedContext: SeedContext, { id, one }: SeededReport): Promise<void> => {
  const { assessor, secondChecker } = one.progress;
  const manager = seedContext.managers.get(one.agency)!;
  const [author, checker] = [personOfCase(seedContext, assessor!), personOfCase(seedContext, secondChecker!)];
  const back = await inHands(seedContext, id, manager, 20);
  const issues = ['补充八周以上的降解随访数据。', '说明交联剂残留的检测方法与检出限。'];
  await returnReport({ id, issues, rowVersion: back.object.rowVersion }, back);
  const writing = await inHands(seedContext, id, author, 13);
  const { rights } = writing.object.sections;
  const ownershipChain = `${rights?.ownershipChain ?? ''}补充：降解随访与残留检测数据归完成单位所有。`;
  await saveReport(
    {
      ...{ id, section: 'rights', rowVersion: writing.object.rowVersion },
      data: { ownershipChain, encumbrances: rights?.encumbrances ?? '' },
    },
    writing,
  );
  const checking = await inHands(seedContext, id, checker, 11);
  await secondCheck(
    {
      ...{ id, checklist: [...secondChecks], rowVersion: checking.object.rowVersion },
      remark: '补充内容与证据一致，等级未变。',
    },
    checking,
  );
  const sending = await inHands(seedContext, id, author, 5);
  const answers = sending.object.defects.map(({ key }) => ({ key, text: '已补充，见报告相应章节。' }));
  await resubmit({ id, answers, mode: 'confirm', rowVersion: sending.object.rowVersion }, sending);
};

/**
 * Takes a case of the demonstration on from what is written down, by the product's own transitions: forms that were put to
 * the public-service agency are decided, a panel too far apart talks it over, a report that was to be modified is out to be
 * confirmed. Nothing is audited: nobody made these calls. Throws what the transition throws.
 */
export const goOn = async (seedContext: SeedContext, report: SeededReport): Promise<void> => {
  const { one, id } = report;
  await ruleOnForms(seedContext, report);
  const { goesOn } = one.progress;
  if (goesOn === undefined) return;
  const closing = { discussion: 4, confirmRound: 22 }[goesOn];
  const closed = await closeRound(
    { id },
    await inHands(seedContext, id, seedContext.managers.get(one.agency)!, closing),
  );
  if (closed.isDiscussed !== (goesOn === 'discussion'))
    throw new Error(`${one.name}: the panel agrees ${closed.isDiscussed ? 'too little' : 'too well'}`);
  if (goesOn === 'confirmRound') await sendToConfirm(seedContext, report);
};
