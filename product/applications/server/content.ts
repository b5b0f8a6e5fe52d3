import { inLanguage } from '#contract/words';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import { applicationScreensWords } from '../words-screens';
import { knowsProposal } from './actors';
import type { Db } from '#host/database/connection';
import { readBatch, type BatchedReads } from '#host/database/batched-reads';
import { writtenOnce } from '#host/database/written-once';
import type { Draft } from '../application';
import { storedApplication, storedRows } from './stored-fields';
import type { Application } from './visible';

/** What has to be read for the content of an application, alone or beside other reads. */
const reads = writtenOnce(['id'], (db, { id }) => ({
  organisations: db
    .selectFrom('applicationOrganisation')
    .selectAll()
    .where('applicationId', '=', id)
    .orderBy('sort'),
  persons: db.selectFrom('applicationPerson').selectAll().where('applicationId', '=', id).orderBy('sort'),
  rights: db.selectFrom('applicationRight').selectAll().where('applicationId', '=', id).orderBy('sort'),
  avoidedExperts: db
    .selectFrom('applicationAvoidedExpert')
    .selectAll()
    .where('applicationId', '=', id)
    .orderBy('sort'),
}));
export const contentReads = (db: Db, id: string) => reads(db, { id });

type Read = BatchedReads<ReturnType<typeof contentReads>>;

/** Everything an applicant filled in, as the three steps spell it: what is shown, judged, hashed and frozen. */
export const contentIn = (read: Read, row: Application): Draft => ({
  ...row.form,
  ...storedApplication.read(row),
  organisations: read.organisations.map(storedRows.organisations.read) as Draft['organisations'],
  persons: read.persons.map(storedRows.persons.read) as Draft['persons'],
  rights: read.rights.map(storedRows.rights.read) as Draft['rights'],
  avoidedExperts: read.avoidedExperts.map(storedRows.avoidedExperts.read) as Draft['avoidedExperts'],
});

/** The same, read now. */
export const contentOf = async (db: Db, row: Application): Promise<Draft> =>
  contentIn(await readBatch(db, contentReads(db, row.id)), row);

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
