import { personIdOf } from './lookups';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '#host/services';
import { isDemandedOf } from '#product/access/server';
import type { Asker, Reply } from './person';

/** The authenticator apps of a app's people, each with a secret of its own. */
export interface Authenticators {
  /** Gives somebody an app and a second factor in force, where the rights ask for one; says whether they do. */
  enrol(loginName: string): Promise<boolean>;
  /** What somebody's app shows now. */
  code(loginName: string): Promise<string>;
  /** What a sign-in ends with: the answer itself, or that of its second step. */
  finish(asker: Asker, loginName: string, reply: Reply, headers?: Record<string, string>): Promise<Reply>;
}

/** Stories sign in more often than twice a minute: a spent code has tests of its own and is forgotten here. */
export const authenticatorsOf = (services: Services): Authenticators => {
  const apps = new Map<string, TOTP>();
  const idOf = (loginName: string) => personIdOf(services, loginName);
  const give = async (loginName: string, row: string): Promise<void> => {
    const secret = new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer });
    apps.set(loginName, new TOTP({ secret }));
    const inForce = {
      secretCipher: services.cipher.seal({ table: 'secondFactor', column: 'secret', row }, secret.base32),
      confirmedAt: services.clock().toISOString(),
      lastStep: null,
    };
    await services.db
      .insertInto('secondFactor')
      .values({ personId: row, pendingCipher: null, pendingSessionId: null, ...inForce })
      .onConflict((conflict) => conflict.column('personId').doUpdateSet(inForce))
      .execute();
  };
  const code = async (loginName: string): Promise<string> => {
    const personId = await idOf(loginName);
    if (!apps.has(loginName)) await give(loginName, personId);
    await services.db
      .updateTable('secondFactor')
      .set({ lastStep: null })
      .where('personId', '=', personId)
      .execute();
    return apps.get(loginName)!.generate({ timestamp: services.clock().getTime() });
  };
  return {
    enrol: async (loginName) => {
      const personId = await idOf(loginName);
      const isDemanded = await isDemandedOf(services, services.db, personId);
      if (isDemanded && !apps.has(loginName)) await give(loginName, personId);
      return isDemanded;
    },
    code,
    finish: async (asker, loginName, reply, headers = {}) => {
      if (reply.ErrorCode !== 0 || reply.ResultValue.SecondFactor === undefined) return reply;
      return asker.wire(
        'POST /api/UserAuth/EnterSecondFactor',
        { Code: await code(loginName) },
        { headers: { ...headers, token: reply.ResultValue.Token } },
      );
    },
  };
};
