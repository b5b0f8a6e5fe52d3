import type * as z from 'zod';
import type { Context } from '#host/context';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { storeFinding, reasonsOf } from '#product/conflicts/server';
import type { InvitationReply } from '../invitation';
import { panelsProblems } from '../problems';
import { panelsWords } from '../words';
import { expertFindings } from './conflicts';
import { transitionInvitation } from './invitation-machine';
import { reportOf } from './reports';
import { statusOf } from './views';
import type { OpinionRow } from './visible';

type Reply = z.output<typeof InvitationReply>;
type Asked = Context<Context['me'], OpinionRow>;

const missing = (context: Asked, field: string, word: keyof typeof panelsWords) =>
  general.badInput({}, [{ Field: field, Msg: inLanguage(panelsWords[word], context.language) }]);

/** Invitations are answered while the report is in draft, or with the experts for somebody who replaces another. */
const answerable = [0, 6];

/**
 * An expert accepts or declines (E0). Accepting needs the declaration with its commitments; the conflict engine runs
 * again over what they declare, and a hard hit refuses with 2005 whatever they think of it.
 */
export const reply = async ({ accept, declineReason, declaration, rowVersion }: Reply, context: Asked) => {
  const row = context.object;
  const plain = context as unknown as Context;
  if (row.expertId !== context.me.personId) throw general.notFound();
  if (rowVersion !== row.rowVersion) throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
  if (row.invitation !== 'invited') throw panelsProblems.answeredAlready();
  const report = await reportOf(context, row.reportId);
  if (!answerable.includes(report.status) || report.tally !== null) throw general.stateNotAllowed();
  if (!accept) {
    if ((declineReason ?? '').trim() === '') throw missing(context, 'DeclineReason', 'declineReasonMissing');
    const version = await transitionInvitation(plain, row, 'decline', { rowVersion, set: { declineReason } });
    return { id: row.id, status: statusOf(row.status), rowVersion: version };
  }
  if (!declaration?.hasNoConflict || !declaration.keepsConfidential || !declaration.actsWithIntegrity)
    throw missing(context, 'Declaration', 'commitmentsMissing');
  const found = await expertFindings(context, [row.expertId], report.applicationId, declaration);
  const finding = found.get(row.expertId)!;
  const version = await transitionInvitation(plain, row, 'accept', {
    rowVersion,
    set: { declaration: JSON.stringify(declaration) },
    data: { finding },
  });
  // The reason the agency gave when it invited them in spite of soft hits.
  const reason = (await reasonsOf(context, report.applicationId)).get(row.expertId) ?? null;
  const asked = { personId: row.expertId, applicationId: report.applicationId };
  await storeFinding(context, asked, finding, reason, row.reportId);
  return { id: row.id, status: statusOf(row.status), rowVersion: version };
};
