import { inLanguage } from '#contract/words';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import { applicationScreensWords } from '../words-screens';
import { knowsProposal } from './details';

/** The files of an application, of what was decided about it in each round, and, for who judges, of what is proposed. */
export const applicationFiles = async ({ db, me, language, object: { id } }: AtCase): Promise<HeldFile[]> => {
  const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ended = await db
    .selectFrom('applicationRound')
    .select('decisionFileId')
    .where('applicationId', '=', id)
    .orderBy('round')
    .execute();
  const { attachments, approvals } = row.form;
  const { proposal } = row;
  return [
    ...(attachments ?? []).map(({ fileId, kind }) => ({
      fileId,
      origin: 'application' as const,
      title: inLanguage(applicationScreensWords[`attachment.${kind}`], language),
    })),
    ...(approvals ?? []).flatMap(({ fileId, issuer, number }) =>
      fileId
        ? [{ fileId, origin: 'application' as const, title: [issuer, number].filter(Boolean).join(' ') }]
        : [],
    ),
    ...[...ended, row].flatMap(({ decisionFileId }) =>
      decisionFileId ? [{ fileId: decisionFileId, origin: 'decision' as const, title: '' }] : [],
    ),
    ...(proposal && proposal.kind !== 'cancellation' && knowsProposal(me, row)
      ? [{ fileId: proposal.fileId, origin: 'proposal' as const, title: '' }]
      : []),
  ];
};
