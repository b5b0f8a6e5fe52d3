import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { makeTransition } from '#host/transitions';
import { canonical } from '#contract/canonical';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { spendSigningCode } from '#product/access/server';
import { isCodeOf, labelOf } from '#product/dictionaries/dictionaries';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import type { CheckOpinion, ReferOpinion, RuleOnForm, SaveOpinion, SubmitOpinion } from '../opinion';
import { panelsProblems } from '../problems';
import { conclusionCodes } from '#product/opinions/conclusion';
import type { SheetContent } from '#product/opinions/sheet';
import { opinionStates } from '#product/dictionaries/opinion-status';
import { panelsWords } from '../words';
import { sheetProgressOf } from './sheet-progress';
import { sheetOf } from './guards';
import { conflictedAt } from './invitation-machine';
import { opinions } from './machine';
import { dueOn, reportOf } from './reports';
import { hashOf } from './sheet-state';
import { forAgency, forAssessor, forExpert, statusOf } from './views';
import type { OpinionRow } from './visible';

type Asked = Context<Context['me'], OpinionRow>;

/** SHA-256 of the salt and the canonical sheet: proves later that nobody changed a sheet that was sealed (domain §9.7). */
export const commitmentOf = (salt: string, sheet: SheetContent): string =>
  createHash('sha256').update(Buffer.from(salt, 'hex')).update(canonical(sheet)).digest('hex');

/** One sheet in the shape of who reads it: its expert, the agency, the assessor. */
export const opinion = async (_: unknown, context: Asked) => {
  const { me, object: row } = context;
  const plain = context as unknown as Context;
  const report = await reportOf(context, row.reportId);
  if (row.expertId === me.personId) return forExpert(plain, row, report);
  const isClosed = report.tally !== null || row.panelRound < report.panelRound;
  const isAssessor = me.roles.has(roleCode.assessor) && report.authorId === me.personId;
  if (isAssessor) return forAssessor(plain, row, report, isClosed);
  const progress = (await sheetProgressOf(plain, [row], report))(row);
  return forAgency(plain, row, report, isClosed, progress, await conflictedAt(plain, [row], report));
};

/** Saves a sheet as far as it is (E1). The salt is drawn with the first word, so that no hash in the audit log tells a sheet. */
export const save = async (
  { sheet, revisionReason, rowVersion }: z.output<typeof SaveOpinion>,
  context: Asked,
) => {
  const row = await sheetOf(context, context.object);
  const salt = row.salt ?? Buffer.from(context.services.random(32)).toString('hex');
  const version = await makeTransition(context, opinions, row, 'save', {
    rowVersion,
    set: {
      sheet: JSON.stringify(sheet),
      salt,
      ...(row.revises !== null && revisionReason !== undefined && { revisionReason }),
    },
    visibility: 'expert',
  });
  return { id: row.id, status: statusOf(row.status ?? opinionStates.draft), rowVersion: version };
};

/**
 * Submits a sheet (E2): complete, in time, signed by a code for exactly what is stored. The commitment stands in the
 * audit entry from now on.
 */
export const submit = async ({ signingCode, rowVersion }: z.output<typeof SubmitOpinion>, context: Asked) => {
  const row = await sheetOf(context, context.object);
  const sheet = row.sheet;
  const salt = row.salt ?? Buffer.from(context.services.random(32)).toString('hex');
  const commitment = sheet && commitmentOf(salt, sheet);
  const version = await makeTransition(context, opinions, row, 'submit', {
    rowVersion,
    set: {
      salt,
      commitment,
      conclusion: sheet?.conclusion ? conclusionCodes[sheet.conclusion] : null,
      signedAt: context.now.toISOString(),
      formReason: null,
      formText: null,
    },
    visibility: 'expert,checker,assessor',
  });
  // After the guards: a sheet that cannot be submitted yet costs no code.
  await spendSigningCode(context, 'opinion.submit', row.id, hashOf(row), signingCode);
  context.audit({ reason: `commitment ${commitment}` });
  return { id: row.id, status: 'submitted' as const, rowVersion: version };
};

/**
 * The form check (E3, E4). The reason of a return is one of the formal defects and nothing else; an expert whose time
 * is over gets some days to mend it.
 */
export const check = async (
  { result, reasonCode, message, rowVersion }: z.output<typeof CheckOpinion>,
  context: Asked,
) => {
  const row = await sheetOf(context, context.object);
  if (result === 'passed') {
    const version = await makeTransition(context, opinions, row, 'approveForm', {
      rowVersion,
      visibility: 'expert,checker,assessor',
    });
    return { id: row.id, status: 'passed' as const, rowVersion: version };
  }
  requireDefect(reasonCode, message, context);
  const due = dueOn(row, row.report);
  const mending = dayOf(await endOfStep(context, row.report.applicationId, 'mendingDays'));
  const version = await makeTransition(context, opinions, row, 'returnForm', {
    rowVersion,
    data: { reason: labelOf('formDefect', reasonCode, 'zh') },
    set: {
      formReason: reasonCode,
      formText: message,
      formReturns: row.formReturns + 1,
      dueOn: due !== null && due < mending ? mending : row.dueOn,
    },
    note: labelOf('formDefect', reasonCode, 'zh'),
    visibility: 'expert,checker',
  });
  return { id: row.id, status: 'notPassed' as const, rowVersion: version };
};

/** A formal defect, of those that there are, and what exactly it is. Throws 2310 and 2002. */
const requireDefect = (
  reasonCode: string | undefined,
  message: string | undefined,
  { language }: Asked,
): void => {
  if (!isCodeOf('formDefect', reasonCode ?? '')) throw panelsProblems.formOnly();
  if ((message ?? '').trim() === '')
    throw general.badInput({}, [{ Field: 'Msg', Msg: inLanguage(panelsWords.returnTextMissing, language) }]);
};

/** The form of a sheet that was returned as often as may be goes to the public-service agency, with what is still wrong (E4). */
export const refer = async (
  { reasonCode, message, rowVersion }: z.output<typeof ReferOpinion>,
  context: Asked,
) => {
  const row = await sheetOf(context, context.object);
  requireDefect(reasonCode, message, context);
  const version = await makeTransition(context, opinions, row, 'refer', {
    rowVersion,
    set: { formReason: reasonCode, formText: message, formRuling: 'asked', formRulingText: null },
    note: labelOf('formDefect', reasonCode, 'zh'),
    visibility: 'checker,publicAgency',
  });
  return { id: row.id, status: 'submitted' as const, rowVersion: version };
};

/** The public-service agency decides about the form alone: the sheet counts as it is, or its expert is replaced (E4). */
export const ruleOnForm = async (
  { result, reason, rowVersion }: z.output<typeof RuleOnForm>,
  context: Asked,
) => {
  const row = await sheetOf(context, context.object);
  const isAccepted = result === 'accepted';
  const version = await makeTransition(context, opinions, row, isAccepted ? 'acceptForm' : 'rejectForm', {
    rowVersion,
    set: { formRuling: isAccepted ? 'accepted' : 'replace', formRulingText: reason },
    note: reason,
    visibility: 'checker,publicAgency',
  });
  return {
    id: row.id,
    status: isAccepted ? ('passed' as const) : ('notPassed' as const),
    rowVersion: version,
  };
};
