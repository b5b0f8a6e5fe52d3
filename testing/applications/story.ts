import { achievements } from '#database/seeds/demo/achievements';
import { personOf } from '#database/seeds/demo/people';
import { draftOf, type SeededIds } from '#database/seeds/cases/draft-of';
import type { Person, TestApp } from '..';
import { access } from '#product/access/contract';
import type { Draft } from '#product/applications/application';
import { applications } from '#product/applications/contract';

const { save, dossier, submit } = applications.calls;

/** Ids of the demonstration's people and organisations, as tests name them. */
export const idsOf = async ({ db }: TestApp): Promise<SeededIds> => ({
  organisations: new Map(
    (await db.selectFrom('organisation').select(['id', 'number']).execute()).map(({ id, number }) => [
      number,
      id,
    ]),
  ),
  people: new Map(
    (await db.selectFrom('person').select(['id', 'loginName']).execute()).map(({ id, loginName }) => [
      loginName,
      id,
    ]),
  ),
});

/** A complete application like number 6 of the demonstration, under a name of its own and with nobody else's right. */
export const complete = (ids: SeededIds, name: string, more: Draft = {}): Draft => ({
  ...draftOf(
    achievements.find(({ number }) => number === 6)!,
    ids,
  ),
  achievementName: name,
  rights: [],
  ...more,
});

export const drafted = (owner: Person, data: Draft) => owner.do(save, { step: 'edit', data });

/** The whole dossier; throws for any other view. */
export const wholeOf = async (person: Person, id: string) => {
  const found = await person.do(dossier, { id });
  if (found.view !== 'whole') throw new Error(`${person.name} reads only ${found.view}`);
  return found;
};

/** Asks for a signing code for exactly what stands now, as the browser does. */
export const codeFor = async (app: TestApp, owner: Person, loginName: string, id: string) => {
  const { contentHash } = await wholeOf(owner, id);
  // One person signs more often here than a number may be sent codes in a day; that limit has its own tests.
  await app.services.pool.query('delete from rate_limit');
  app.pass({ seconds: 1 });
  await owner.do(access.calls.sendSignCode, { action: 'apply.submit', id, contentHash: contentHash! });
  return app.lastCode(personOf(loginName).mobile);
};

/** A submitted application and its version. */
export const submitted = async (app: TestApp, loginName: string, data: Draft) => {
  const owner = await app.signIn(loginName);
  const { id, rowVersion } = await drafted(owner, data);
  const signCode = await codeFor(app, owner, loginName, id);
  return owner.do(submit, { id, rowVersion, signCode });
};

/** The day so many days after today, as the calls write days. */
export const dayAfter = (app: TestApp, days: number): string =>
  new Date(app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
