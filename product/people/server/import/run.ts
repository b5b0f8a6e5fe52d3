import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { recordEntry } from '#host/audit/record';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { transact } from '#host/database/transact';
import type { Services } from '#host/services';
import type { Me } from '#host/me';
import { inBackground } from '#host/outbox';
import type { Language } from '#contract/words';
import { currentPersonOf } from '#product/access/server';
import { following } from '#product/organisations/server';
import { keepingSeparation } from '#product/roles/server';
import { fileFacts } from '#host/files/rows';
import { certificatesOf } from '../../certificate-kinds';
import { peopleProblems } from '../../problems';
import { allowed } from './allowed';
import { checkRows } from './check';
import { finish, giveUp, claim, isGivenUp, Lost, step, type ClaimedImport } from './claim';
import { reader } from './reader';
import type { SheetRow } from './sheet';
import { writeRows } from './write';

/** The call that asked for it, as the log names it. */
const action = 'staff.importPeople';

/** What a call would be given, for work that is done behind it, in the name of whoever asked. */
const contextOf = (
  services: Services,
  claimed: ClaimedImport,
  me: Me,
  db: Db,
  later: Set<() => unknown>,
): Context => ({
  me,
  object: undefined,
  db,
  services,
  now: services.clock(),
  language: claimed.language as Language,
  requestId: claimed.id,
  address: claimed.address,
  browser: false,
  agent: '',
  cookies: { get: () => undefined, set: () => undefined },
  audit: () => undefined,
  afterCommit: (work) => void later.add(work),
  newId: services.newId,
});

/** Who asked, as they stand now: rights that were taken from them meanwhile are gone (XL-02). */
const askerOf = async (services: Services, { askedBy, sessionId }: ClaimedImport): Promise<Me> => {
  const me = await currentPersonOf(services, askedBy, sessionId);
  if (!me?.rights.has('person.administer')) throw peopleProblems.importNotAllowed();
  return me;
};

/** Judges the rows and, where it is no dry run, makes people of them: everything in one transaction. */
const bring = async (
  services: Services,
  claimed: ClaimedImport,
  rows: readonly SheetRow[],
): Promise<void> => {
  const later = new Set<() => unknown>();
  await transact(services.db, async (db) => {
    later.clear();
    const me = await askerOf(services, claimed);
    const context = contextOf(services, claimed, me, db, later);
    // Merged meanwhile, it is the entry that stands for it.
    const organisationId = (await following(db))(claimed.organisationId);
    const asked = { organisationId, roleId: claimed.roleId };
    const { elsewhere, code, ...kind } = await allowed(asked, context);
    const [certificateKind] = certificatesOf(kind.userType, [code]);
    const rules = { organisationId, elsewhere, certificateKind };
    const { good, failed, failedRows } = await checkRows(rows, rules, context, (checked) =>
      step(services, claimed, { checked }),
    );
    if (!claimed.dryRun && good.length > 0) {
      await step(services, claimed, { state: 'importing', ok: good.length, failedRows });
      await writeRows(good, { ...kind, certificateKind }, context, (written) =>
        step(services, claimed, { written }),
      );
    }
    // Reading and writing took its time: whoever lost the right meanwhile brings nobody in.
    const asker = await askerOf(services, claimed);
    await keepingSeparation(context, () => allowed(asked, { ...context, me: asker }));
    await finish(db, claimed, context.now, { ok: good.length, failedRows, failed: JSON.stringify(failed) });
    await recordEntry(db, {
      id: context.newId(),
      at: context.now,
      me,
      action,
      object: ['personImport', claimed.id],
      after: { role: code, dryRun: claimed.dryRun, ok: good.length, failed: failedRows },
      result: 'ok',
      requestId: claimed.id,
      address: claimed.address,
    });
  });
  for (const work of later) await work();
};

/** What ended an import, in a sentence; undefined for what may pass, so that the import is taken up again. */
const sentenceOf = (fault: unknown): Problem | undefined => {
  if ((fault as { readonly code?: string }).code === '23505') return peopleProblems.importMeanwhile();
  if (!(fault instanceof Problem)) return undefined;
  return fault.code === general.notAllowed.kind.code ? peopleProblems.importNotAllowed() : fault;
};

const work = async (services: Services, claimed: ClaimedImport): Promise<void> => {
  try {
    if (isGivenUp(claimed)) throw peopleProblems.importInterrupted();
    const { sha256, size } = await services.db
      .selectFrom(fileFacts.as('file'))
      .select(['sha256', 'size'])
      .where('id', '=', claimed.fileId)
      .executeTakeFirstOrThrow();
    const { rows } = await reader.read(await services.files.place(sha256), size);
    await step(services, claimed, { total: rows.length });
    await bring(services, claimed, rows);
  } catch (fault) {
    if (fault instanceof Lost)
      return services.log.warn({ id: claimed.id }, 'another process took an import over');
    const problem = sentenceOf(fault);
    if (!problem) throw fault;
    await giveUp(services, claimed, problem);
  }
};

const all = async (services: Services): Promise<void> => {
  for (let claimed = await claim(services); claimed; claimed = await claim(services))
    await work(services, claimed);
};

const runners = new WeakMap<Services, ReturnType<typeof inBackground>>();
const runnerOf = (services: Services) => {
  const known = runners.get(services);
  if (known) return known;
  const made = inBackground(
    () => all(services),
    (fault) => services.log.error({ fault }, 'an import was interrupted and is taken up again'),
  );
  runners.set(services, made);
  return made;
};

/** Works on the imports that wait, and on those whose process has gone, behind everybody's back. */
export const takeUpImports = (services: Services): void => runnerOf(services).soon();

/** Ends when no import is being worked on any more. */
export const importsSettled = (services: Services): Promise<void> => runnerOf(services).done();
