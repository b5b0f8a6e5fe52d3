import { accept, submit, type ApplicationOf } from '#testing/story/application';
import { fillMaterial, material, passMaterial, submitMaterial } from '#testing/story/material';
import {
  acceptInvitation,
  checkForms,
  closeRound,
  panelists,
  setPanel,
  sheet,
  submitSheet,
} from '#testing/story/panel';
import {
  answer,
  checkAgain,
  createReport,
  pass,
  report,
  saveSection,
  sign,
  toExperts,
  toPublicAgency,
  writeReport,
} from '#testing/story/report';
import { said, type StoryWorld } from '#testing/story/world';
import type { CaseState } from './state';
import { cast } from '#testing/cast';

/** What comes next by the book, so that a walk gets far; `vote` is what every expert concludes. Gives whether there was anything. */
export const goOn = async (
  world: StoryWorld,
  about: ApplicationOf,
  state: CaseState,
  vote: 1 | 2 | 3,
): Promise<boolean> => {
  const { application, material: evidence, report: paper, sheets } = state;
  // The book knows one assessor; with another one the walk goes on by whatever anybody tries.
  if (application.assessor !== null && application.assessor !== cast.assessor) return false;
  if (application.status === 6) return done(submit(world, about));
  if (application.status === 0) return done(accept(world, about));
  if (application.status !== 7 && application.status !== 4) return false;
  if (evidence?.status === 6 || evidence?.status === 3) {
    const { Items } = await material(world, cast.owner, about);
    if (Items.every(({ Files }: { Files: unknown[] }) => Files.length === 0))
      await fillMaterial(world, about);
    return done(submitMaterial(world, about));
  }
  if (evidence?.status === 0) return done(passMaterial(world, about));
  if (!paper) return done(createReport(world, about));
  const of = { ...about, reportId: paper.id };
  if (paper.status === 6 || paper.status === 3) {
    const open = paper.remarks.filter(({ answer: given }) => given === null);
    if (open.length > 0) {
      const assessor = await world.signIn(cast.assessor);
      return done(
        said(
          assessor.wire('POST /api/Report/AnswerRemarks', {
            Id: paper.id,
            RowVersion: paper.rowVersion,
            Answers: open.map(({ key }) => ({ Key: key, Text: '已按意见修改。' })),
          }),
        ),
      );
    }
    if (!paper.isChecked) {
      const { Missing } = await report(world, cast.assessor, of);
      if (Missing.length > 0) await writeReport(world, of);
      if (paper.status === 3)
        await saveSection(world, of, 'innovation', { Text: `已修改 ${paper.rowVersion}。` });
      return done(checkAgain(world, of));
    }
    if (paper.status === 3) {
      const assessor = await world.signIn(cast.assessor);
      return done(
        said(
          assessor.wire('POST /api/Report/ResubmitToExpert', {
            Id: paper.id,
            RowVersion: paper.rowVersion,
            Answers: paper.defects.map(({ key }) => ({ Key: key, Text: '已补充。' })),
          }),
        ),
      );
    }
    if (sheets.length < panelists.length) return done(setPanel(world, of));
    const invited = sheets.find(({ invitation }) => invitation === 'invited');
    if (invited) return done(acceptInvitation(world, of, invited.login));
    return done(toExperts(world, of));
  }
  if (paper.status === 0 && paper.outcome === null) {
    const open = sheets.find(({ status }) => status !== 0 && status !== 1);
    if (open) return done(submitSheet(world, of, open.login, { ...sheet, Conclusion: vote }));
    if (sheets.some(({ status }) => status === 0)) return done(checkForms(world, of));
    return done(closeRound(world, of));
  }
  if (paper.status === 0 && paper.outcome !== 'pass') {
    const manager = await world.signIn(cast.manager);
    return done(
      said(
        manager.wire('POST /api/Report/ReturnReport', {
          Id: paper.id,
          RowVersion: paper.rowVersion,
          Issues: ['请补充随访数据'],
        }),
      ),
    );
  }
  if (paper.status === 0) {
    if (!paper.isAnswered) return done(answer(world, of));
    if (paper.signatures < 3) {
      for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(world, of, login);
      return true;
    }
    return done(toPublicAgency(world, of));
  }
  if (paper.status === 7) return done(pass(world, of));
  return false;
};

const done = async (pending: Promise<unknown>): Promise<boolean> => {
  await pending;
  return true;
};
