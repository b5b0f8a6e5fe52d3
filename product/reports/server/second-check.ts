import type { z } from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { makeTransition } from '#host/transitions';
import type { reports } from '../contract';
import { isOpen, paragraphsOf, type NewRemark, type StoredRemark } from '../remark';
import { reportsWords } from '../words';
import { dayOf } from '#contract/calendar';
import { levelColumns } from './computed-levels';
import { contentReturned } from './formal-return';
import { dossierOf, draftHash, reportHash, type ReportContent } from './content';
import { assessedOn } from './dossier-checks';
import { reportMachine } from './machine';
import { transitionReply } from './write';
import type { Mine } from './transition-data';

type Takes<Name extends keyof typeof reports.calls> = z.output<(typeof reports.calls)[Name]['takes']>;
const visibility = 'assessor,secondChecker,agency';

/**
 * R2b: another assessor of the agency checks exactly this version. A raised level counts only from here on, and only when
 * this person stands by it by name (domain §6.3): who does not, gives the report back.
 */
export const secondCheck = async (
  { checklist, remark, confirms = [], rowVersion }: Takes<'secondCheck'>,
  context: Mine,
) => {
  const { db, object: row, now, me, language } = context;
  if (checklist.length === 0)
    throw general.badInput({}, [
      { Field: 'Checklist', Msg: inLanguage(reportsWords.sectionEmpty, language) },
    ]);
  const dossier = await dossierOf(db, row);
  const at = now.toISOString();
  const confirmedChanges = confirms.map((which) => ({ which, by: me.name, at }));
  const confirmed: ReportContent = { ...dossier, row: { ...row, confirmedChanges } };
  const { inForce, computed } = assessedOn(confirmed, dayOf(now));
  const standing = contentReturned(confirmed, dayOf(now));
  await makeTransition(context, reportMachine, row, 'secondCheck', {
    rowVersion,
    data: { dossier: confirmed },
    note: remark,
    visibility,
    set: {
      ...levelColumns(inForce),
      trace: JSON.stringify(computed.trace),
      confirmedChanges: JSON.stringify(confirmedChanges),
      checkedVersion: row.contentVersion,
      checkedHash: draftHash(dossier),
      checkedBy: me.personId,
      checkedAt: at,
      checkChecklist: JSON.stringify(checklist),
      checkRemark: remark,
      // Returned for its form, and nothing but that changed: this is the content that is signed (R9).
      contentHash: standing && reportHash(standing),
    },
  });
  return transitionReply(context, row.id);
};

const refuseAt = (Field: string, word: 'remarkParagraph' | 'remarkUnknown', { language }: Mine) =>
  general.badInput({}, [{ Field, Msg: inLanguage(reportsWords[word], language) }]);

/**
 * R2c: another assessor of the agency gives the report back with remarks, each for a chapter or one of its paragraphs.
 * A check of this version lapses; there is no other until every remark is answered. Throws 2002 for a paragraph the chapter
 * does not have.
 */
export const giveBack = async ({ remarks, rowVersion }: Takes<'giveBack'>, context: Mine) => {
  const { db, object: row, me, now } = context;
  for (const [place, { chapter, paragraph }] of remarks.entries())
    if (paragraph !== null && !paragraphsOf(chapter).includes(paragraph))
      throw refuseAt(`Remarks/${place}/Paragraph`, 'remarkParagraph', context);
  const given = remarks.map((remark: NewRemark): StoredRemark => ({
    ...remark,
    key: context.newId(),
    byId: me.personId,
    at: now.toISOString(),
    answer: null,
    answeredAt: null,
  }));
  const dossier = await dossierOf(db, row);
  // Who stood by a raised level does so no longer: it falls with the check.
  const unconfirmed: ReportContent = { ...dossier, row: { ...row, confirmedChanges: [] } };
  const { inForce, computed } = assessedOn(unconfirmed, dayOf(now));
  await makeTransition(context, reportMachine, row, 'giveBack', {
    rowVersion,
    data: { dossier, remarks: given },
    visibility,
    set: {
      checkRemarks: JSON.stringify([...row.checkRemarks, ...given]),
      ...levelColumns(inForce),
      trace: JSON.stringify(computed.trace),
      confirmedChanges: '[]',
      checkedVersion: null,
      checkedHash: null,
      checkedAt: null,
      contentHash: null,
    },
  });
  return transitionReply(context, row.id);
};

/** The assessor answers open remarks, one or several; once none is open the report can be checked again (R2c). Throws 2002. */
export const answerRemarks = async ({ answers, rowVersion }: Takes<'answerRemarks'>, context: Mine) => {
  const { db, object: row, now } = context;
  const remarks = row.checkRemarks.map((remark): StoredRemark => {
    const answer = answers.find(({ key }) => key === remark.key)?.text;
    return answer === undefined ? remark : { ...remark, answer, answeredAt: now.toISOString() };
  });
  await makeTransition(context, reportMachine, row, 'answerRemarks', {
    rowVersion,
    data: { dossier: await dossierOf(db, row), remarks },
    visibility,
    set: { checkRemarks: JSON.stringify(remarks) },
  });
  // After the transition: who may not answer is told that, whatever they answered.
  for (const [place, { key }] of answers.entries())
    if (!row.checkRemarks.some((remark) => remark.key === key && isOpen(remark)))
      throw refuseAt(`Answers/${place}/Key`, 'remarkUnknown', context);
  return transitionReply(context, row.id);
};
