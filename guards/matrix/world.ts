import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, newToken } from '#host/sessions/tokens';
import { uuidV7 } from '#contract/uuid';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { roleCode, roleCodes, type RoleCode } from '#contract/rights';
import { routesOf, type Route } from '#host/pipeline/route';
import type { Me } from '#host/me';
import { identify } from '#product/access/server';
import { areas, kinds } from '#start/areas';
import { caseAt } from '#testing/reports/story';
import { openApp, Person, type Reply, type TestApp } from '#testing';
import { inputOf, type IdOf } from './samples';
import { personRow } from '#testing/lookups';
import { cast } from '#testing/cast';

/** Every call of the product. */
export const routes: readonly Route[] = routesOf(areas, kinds);
export const nameOf = ({ call }: Route): string => `${call.method} ${call.path}`;

/** Two people of every role: what one of them works on is foreign to the other. */
export const people: Readonly<Record<RoleCode, readonly [string, string]>> = {
  [roleCode.administrator]: [cast.administrator, cast.administrator],
  [roleCode.editor]: [cast.editor, cast.editor],
  [roleCode.owner]: [cast.otherOwner, cast.owner],
  [roleCode.technologyManager]: [cast.technologyManager, cast.otherTechnologyManager],
  [roleCode.agency]: [cast.manager, cast.otherManager],
  [roleCode.assessor]: [cast.assessor, cast.expiredAssessor],
  [roleCode.expert]: ['shenyanqiu', 'chengruoxi'],
  [roleCode.publicAgency]: [cast.reviewer, cast.otherReviewer],
};

/** Somebody with a session of their own, and as what the product knows them. */
interface SignedInPerson {
  readonly person: Person;
  readonly me: Me;
  readonly sessionId: string;
}

export interface MatrixWorld {
  readonly app: TestApp;
  /** Opens a session without signing in: a new session each time, so that no cell of a table disturbs another. */
  readonly signedIn: (login: string) => Promise<SignedInPerson>;
  /** Somebody who may do the call: a visitor where anyone may. */
  readonly somebodyFor: (route: Route) => Promise<Person>;
  /** An object of the kind that this person sees, or one that exists and they do not. */
  readonly objectFor: (kind: string, me: Me | null, seen: boolean) => Promise<string | undefined>;
  readonly newId: () => string;
}

/** Asks a call with an input in inside names. */
export const ask = (person: Person, { call }: Route, input: unknown): Promise<Reply> =>
  person.wire(`${call.method} ${call.path}`, toWire(codecOf(call.takes), input) as object);

/** Asks an upload with fields and a tiny file. */
export const askUpload = (person: Person, { call }: Route, fields: Record<string, string>): Promise<Reply> =>
  person.upload(call.path, 'a.txt', new TextEncoder().encode('x'), fields);

/** Any reply of a call, be it an envelope or a file; `hear` is given what an envelope holds. */
export const answerOf = async (
  person: Person,
  route: Route,
  input: unknown,
  hear?: (value: unknown) => void,
): Promise<number> => {
  if (route.call.kind === 'upload') return (await askUpload(person, route, {})).ErrorCode;
  // Refusals are envelopes; a sample names no list, so a POST for a file is never answered with one.
  if (route.call.kind !== 'download' || route.call.method === 'POST') {
    const { ErrorCode, ResultValue } = await ask(person, route, input);
    if (ErrorCode === 0) hear?.(ResultValue);
    return ErrorCode;
  }
  const query = new URLSearchParams(toWire(codecOf(route.call.takes), input) as Record<string, string>);
  const reply = await person.get(`${route.call.path}?${query}`);
  const isEnvelope = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = await reply.text();
  return isEnvelope ? (JSON.parse(body) as Reply).ErrorCode : 0;
};

/** A valid input whose ids come from `idOf`. */
export const inputFor = (route: Route, idOf: IdOf): unknown => inputOf(route.call.takes, idOf);

/** The demonstration, with cases of several stages on top, so that every kind of object has somebody’s and somebody else’s. */
export const openWorld = async (): Promise<MatrixWorld> => {
  const app = await openApp();
  await caseAt(app, 'written');
  await caseAt(app, 'withExperts');
  await caseAt(app, 'atPublicAgency');
  return worldOf(app);
};

/** Everybody who asks. */
const asked = [...new Set(Object.values(people).flat())];

/** The people of a product, and what they see in it. */
export const worldOf = (app: TestApp): MatrixWorld => {
  const newId = (): string => uuidV7(app.now().getTime(), randomBytes(10));
  const signedIn: MatrixWorld['signedIn'] = async (login) => {
    const token = newToken(randomBytes);
    const sessionId = newId();
    const at = app.now().toISOString();
    const { id, trueName } = await personRow(app, login);
    await app.db
      .insertInto('session')
      .values({
        id: sessionId,
        tokenHash: hashToken(token),
        bindingHash: null,
        personId: id,
        address: '127.0.0.1',
        agent: '',
        createdAt: at,
        lastSeenAt: at,
        endedAt: null,
        factors: 2,
        provenAt: at,
      })
      .execute();
    const person = new Person(app.address, token, trueName, id);
    // As if they had been served before: the first answer would note their language, which is no change of the call's.
    await app.db
      .updateTable('person')
      .set({ language: person.language })
      .where('id', '=', id)
      .where((row) => row('language', 'is distinct from', person.language))
      .execute();
    const me = await identify(
      app.services,
      { token, binding: undefined, background: true, language: undefined },
      app.now(),
    );
    if (!me) throw new Error(`${login} does not stand`);
    return { person, me, sessionId };
  };
  const holders = (right: string): RoleCode[] =>
    roleCodes.filter((code) => areas.some(({ area }) => area.rights[right]?.roles.includes(code)));
  return {
    app,
    signedIn,
    newId,
    somebodyFor: async ({ call }) => {
      if (call.may === 'anyone') return app.visitor;
      if (call.may === 'half-signed-in') {
        const { person, sessionId } = await signedIn(people.ADM[0]);
        await app.db.updateTable('session').set({ factors: 0 }).where('id', '=', sessionId).execute();
        return person;
      }
      const role = call.may === 'signed-in' ? roleCode.owner : holders(call.may)[0]!;
      return (await signedIn(people[role][0])).person;
    },
    objectFor: async (kind, me, seen) => {
      const { table, visible } = kinds[kind]!;
      const rows = await app.db
        .selectFrom(table as 'installation')
        .select('id')
        .where((row) => (seen ? visible(row as never, me) : row.not(visible(row as never, me))))
        // What is asked of somebody's own is done: nobody who is asked next is to lose their rights by it.
        .$if(table === 'person', (rows) => rows.orderBy(sql`login_name = any(${asked}::text[])`))
        .limit(1)
        .execute();
      return rows[0]?.id as unknown as string | undefined;
    },
  };
};
