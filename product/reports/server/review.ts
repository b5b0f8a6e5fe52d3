import type { z } from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { makeTransition } from '#host/transitions';
import { formalChecks, type reports } from '../contract';
import { reportProblems } from '../problems';
import { reportsWords } from '../words';
import { dossierOf } from './content';
import { asReturned } from './formal-return';
import { reportMachine } from './machine';
import { transitionReply } from './write';
import type { Mine } from './transition-data';

type PublicReview = z.output<typeof reports.calls.publicReview.takes>;

const missing = (
  Field: string,
  word: 'defectMissing' | 'reasonMissing' | 'limitedStays',
  { language }: Mine,
) => general.badInput({}, [{ Field, Msg: inLanguage(reportsWords[word], language) }]);

/** R6: the formal checklist is complete, scope and limits are confirmed; the report is numbered, dated and printed. */
const pass = async (input: PublicReview, context: Mine) => {
  const { db, object: row, me, now } = context;
  if (!formalChecks.every((check) => input.checklist.includes(check))) throw reportProblems.checklistOpen();
  const dossier = await dossierOf(db, row);
  const isLimited = input.isLimited ?? row.isLimited;
  const limitReason = input.limitReason ?? row.limitReason;
  // The applicant's own word: the review may limit more, never less.
  if (dossier.application.isLimited && !isLimited) throw missing('IsLimited', 'limitedStays', context);
  if (isLimited && !limitReason?.trim()) throw missing('LimitReason', 'reasonMissing', context);
  const publishScope = input.publishScope ?? 'unlisted';
  if (publishScope === 'listed' && (isLimited || !dossier.application.consentPublish))
    throw reportProblems.notPublishable();
  const issued = { number: '', code: '' };
  await makeTransition(context, reportMachine, row, 'pass', {
    rowVersion: input.rowVersion,
    data: {
      dossier,
      issued: (number, code) => {
        issued.number = number;
        issued.code = code;
      },
    },
    set: {
      checklist: JSON.stringify(input.checklist),
      reviewedBy: me.personId,
      reviewedAt: now.toISOString(),
      publishScope,
      isLimited,
      limitReason,
      isLocked: true,
    },
  });
  return {
    ...(await transitionReply(context, row.id)),
    reportNumber: issued.number,
    verifyCode: issued.code,
  };
};

/** R7: back with defects, formal or substantive. */
const giveBack = async (input: PublicReview, context: Mine) => {
  const { db, object: row, me, now } = context;
  const { defects = [], scope } = input;
  const dossier = await dossierOf(db, row);
  if (defects.length === 0) throw missing('Defects', 'defectMissing', context);
  if (!scope) throw missing('Scope', 'reasonMissing', context);
  await makeTransition(context, reportMachine, row, 'return', {
    rowVersion: input.rowVersion,
    data: { dossier, issues: defects },
    visibility: 'assessor,secondChecker,agency,publicAgency',
    set: {
      checklist: JSON.stringify(input.checklist),
      reviewedBy: me.personId,
      reviewedAt: now.toISOString(),
      returnScope: scope,
      defects: JSON.stringify(
        defects.map((text, place) => ({ key: `defect.${place + 1}`, text, answer: null })),
      ),
      checkedHash: null,
      checkedVersion: null,
      contentHash: null,
      asReturned: scope === 'formal' ? JSON.stringify(asReturned(dossier)) : null,
    },
  });
  return { ...(await transitionReply(context, row.id)), reportNumber: null, verifyCode: null };
};

export const publicReview = (input: PublicReview, context: Mine) =>
  input.result === 'pass' ? pass(input, context) : giveBack(input, context);
