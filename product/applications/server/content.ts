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
