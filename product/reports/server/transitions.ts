import type { z } from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { makeTransition } from '#host/transitions';
import { spendSigningCode } from '#product/access/server';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import type { reports } from '../contract';
import { shortestReason } from '#product/levels/manual-override';
import { reportProblems } from '../problems';
import { reportsWords } from '../words';
import { levelColumns, levelsOf, type ReportRecord } from './computed-levels';
import { dossierOf, draftHash, reportHash, type ReportContent } from './content';
import { requireTracedLevels } from './dossier-checks';
import { withReturnedLevels } from './formal-return';
import { reportMachine } from './machine';
import { suggestionsOf } from './panel';
import { proposedTo, publishedOf } from './reconciliation';
import { transitionReply } from './write';
import type { Mine } from './transition-data';

type Takes<Name extends keyof typeof reports.calls> = z.output<(typeof reports.calls)[Name]['takes']>;

/** The experts' last day: the one asked for, which must lie ahead, else as many working days on as the settings say (R3). */
const lastDay = async (asked: string | undefined, context: Mine): Promise<string> => {
  const { now, language, object } = context;
  const today = dayOf(now);
  if (asked === undefined) return dayOf(await endOfStep(context, object.applicationId, 'expertDays'));
  if (asked <= today)
    throw general.badInput({}, [{ Field: 'DueDate', Msg: inLanguage(reportsWords.datesReversed, language) }]);
  return asked;
};

/** The levels as they go out, fixed with their trace: they are computed for the last time here. */
const frozen = (dossier: ReportContent, { now, language }: Mine) => {
  const { inForce, computed } = requireTracedLevels(dossier, dayOf(now), language);
  return { ...levelColumns(inForce), trace: JSON.stringify(computed.trace), levelsOn: dayOf(now) };
};

/** R3: material passed, sections written, levels traced, second check of this version, panel complete and free of conflicts. */
export const submitToExperts = async ({ dueDate, rowVersion }: Takes<'submitToExperts'>, context: Mine) => {
  const { db, object: row } = context;
  const dossier = await dossierOf(db, row);
  const dueOn = await lastDay(dueDate, context);
  await makeTransition(context, reportMachine, row, 'submitToExperts', {
    rowVersion,
    data: { dossier, dueOn },
    set: {
      ...frozenLater(dossier, context, row),
      expertsDueOn: dueOn,
      submittedHash: draftHash(dossier),
      tally: null,
      answers: '[]',
      contentHash: null,
    },
  });
  return transitionReply(context, row.id);
};

/** Levels are fixed only when they can be computed soundly; otherwise the transition's own guards speak first. */
const frozenLater = (dossier: ReportContent, context: Mine, row: ReportRecord): Record<string, unknown> => {
  if (row.checkedHash !== draftHash(dossier)) return {};
  return frozen(dossier, context);
};

/** R4b: back to the desk as long as nobody has submitted a sheet; the panel is invited anew. */
export const withdrawReport = async ({ reason, rowVersion }: Takes<'withdraw'>, context: Mine) => {
  const { db, object: row } = context;
  await makeTransition(context, reportMachine, row, 'withdraw', {
    rowVersion,
    data: { dossier: await dossierOf(db, row) },
    note: reason,
    visibility: 'assessor,secondChecker,agency',
    set: { panelRound: row.panelRound + 1, panelMode: 'full', expertsDueOn: null },
  });
  return transitionReply(context, row.id);
};

const defects = (issues: readonly string[]): string =>
  JSON.stringify(issues.map((text, place) => ({ key: `issue.${place + 1}`, text, answer: null })));

/** R4: the closed round did not pass; the agency hands the issues back, without a name. */
export const returnReport = async ({ issues, rowVersion }: Takes<'returnToAssessor'>, context: Mine) => {
  const { db, object: row } = context;
  await makeTransition(context, reportMachine, row, 'returnToAssessor', {
    rowVersion,
    data: { dossier: await dossierOf(db, row), issues },
    visibility: 'assessor,secondChecker,agency',
    set: { defects: defects(issues), returnScope: null, checkedHash: null, checkedVersion: null },
  });
  return transitionReply(context, row.id);
};

/**
 * R4c: every suggestion answered, a note where panel and computation part; the server sets the published levels
 * (domain §3.4). Answering again is possible until the report leaves; it makes another content, so signatures lapse.
 */
export const answerSuggestions = async (
  { answers, reconciliation, rowVersion }: Takes<'answer'>,
  context: Mine,
) => {
  const { db, object: row, language } = context;
  const dossier = await dossierOf(db, row);
  const before = proposedTo(dossier);
  const published = publishedOf(dossier);
  if (row.status === 0 && row.tally?.outcome === 'pass') {
    requireAnswers(dossier, answers, language);
    const written = [...(reconciliation ?? '').replace(/\s/g, '')].length;
    if (published.noteRequired && written < shortestReason)
      throw reportProblems.noteNeeded({ fewest: shortestReason });
  }
  const after: ReportRecord = {
    ...row,
    ...levelColumns(published.levels),
    answers,
    reconciliation: reconciliation ?? null,
    beforePanel: before,
  };
  await makeTransition(context, reportMachine, row, 'answer', {
    rowVersion,
    data: { dossier },
    visibility: 'assessor,secondChecker,agency',
    set: {
      ...levelColumns(published.levels),
      beforePanel: JSON.stringify(before),
      answers: JSON.stringify(answers),
      reconciliation: after.reconciliation,
      contentHash: reportHash({ ...dossier, row: after }),
    },
  });
  return transitionReply(context, row.id);
};

const requireAnswers = (
  { seats }: ReportContent,
  answers: Takes<'answer'>['answers'],
  language: Mine['language'],
): void => {
  const open = suggestionsOf(seats).filter(({ key }) => !answers.some((answer) => answer.key === key));
  if (open.length === 0) return;
  throw general.badInput(
    {},
    open.map(({ key }) => ({
      Field: `Answers/${key}`,
      Msg: inLanguage(reportsWords.answerMissing, language),
    })),
  );
};

/** R5a: each signer for themselves, by a code bound to exactly this content. */
export const signReport = async ({ contentHash, signCode }: Takes<'sign'>, context: Mine) => {
  const { db, object: row } = context;
  // Where it was returned for its form, the levels are those that were published: the desk shows what the tables compute.
  const dossier = withReturnedLevels(await dossierOf(db, row));
  // The transition comes first: whoever may not sign, or signs something else, keeps their code.
  await makeTransition(context, reportMachine, row, 'sign', {
    data: { dossier, contentHash },
    visibility: 'assessor,secondChecker,agency,publicAgency',
  });
  await spendSigningCode(context, 'report.sign', row.id, contentHash, signCode);
  return transitionReply(context, row.id);
};

/** R5: three signatures on the current content, and off to the public-service agency. */
export const submitToPublic = async ({ rowVersion }: Takes<'submitToPublic'>, context: Mine) => {
  const { db, object: row } = context;
  await makeTransition(context, reportMachine, row, 'submitToPublicAgency', {
    rowVersion,
    data: { dossier: await dossierOf(db, row) },
    // What was returned before, and how it was answered, stays for the reviewer to compare with.
    set: { returnScope: null },
  });
  return transitionReply(context, row.id);
};

/** What had to be mended, each with what was done about it. */
const answeredDefects = ({ defects: asked }: ReportRecord, answers: Takes<'resubmit'>['answers']): string =>
  JSON.stringify(
    asked.map((defect) => ({
      ...defect,
      answer: answers.find(({ key }) => key === defect.key)?.text ?? null,
    })),
  );

/**
 * R9: returned for its form, and the server finds nothing else changed: with an answer to each defect the report goes straight
 * back to the public-service agency. The panel's verdict and the levels published from it stand as they did.
 */
export const resubmitDirectly = async ({ answers, rowVersion }: Takes<'resubmitDirectly'>, context: Mine) => {
  const { db, object: row } = context;
  const dossier = await dossierOf(db, row);
  const standing = withReturnedLevels(dossier);
  await makeTransition(context, reportMachine, standing.row, 'resubmitDirectly', {
    rowVersion,
    data: { dossier: standing, answers },
    visibility: 'assessor,secondChecker,agency,publicAgency',
    set: {
      ...levelColumns(levelsOf(standing.row)),
      trace: JSON.stringify(standing.row.trace),
      submittedHash: draftHash(dossier),
      defects: answeredDefects(row, answers),
      returnScope: null,
      asReturned: null,
    },
  });
  return transitionReply(context, row.id);
};

/**
 * R8: changed, every issue answered, checked again: another round of the same panel with empty sheets or, after one that asked
 * for modification, of those alone who are to confirm it.
 */
export const resubmit = async (
  { answers, mode: panelMode = 'full', dueDate, rowVersion }: Takes<'resubmit'>,
  context: Mine,
) => {
  const { db, object: row } = context;
  const dossier = await dossierOf(db, row);
  const dueOn = await lastDay(dueDate, context);
  await makeTransition(context, reportMachine, row, 'resubmit', {
    rowVersion,
    data: { dossier, dueOn, answers, panelMode },
    set: {
      ...frozenLater(dossier, context, row),
      panelRound: row.panelRound + 1,
      panelMode,
      expertsDueOn: dueOn,
      submittedHash: draftHash(dossier),
      defects: answeredDefects(row, answers),
      tally: null,
      answers: '[]',
      reconciliation: null,
      beforePanel: null,
      contentHash: null,
      returnScope: null,
      asReturned: null,
    },
  });
  return transitionReply(context, row.id);
};
