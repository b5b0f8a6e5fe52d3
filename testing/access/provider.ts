import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { afterAll } from 'vitest';
import type { ProviderSettings } from '#host/identity-providers/settings';

/** Whoever signs in at the provider, and what it says of how. */
export interface AtProvider {
  readonly subject: string;
  readonly acr?: string | undefined;
}

/** A provider of OpenID Connect on loopback, which lets in whoever says a name. */
export interface TestProvider {
  readonly settings: ProviderSettings;
  /** Whether it answers at all. */
  answers: boolean;
  /** Follows an address as a browser would, signs somebody in, and gives the address to which it sends them back. */
  visit(address: string, who: AtProvider | 'refuses'): Promise<string>;
}

const form = (uid: string): string => `<!doctype html><html lang="en"><title>Hospital</title><body>
<form method="post" action="/interaction/${uid}"><label>Staff number <input name="subject" required></label>
<label>Proof <input name="acr"></label><button>Sign in at the hospital</button></form></body></html>`;

const clientOf = (
  landing: string,
  { clientId, clientSecret }: Pick<ProviderSettings, 'clientId' | 'clientSecret'>,
) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [landing],
  application_type: 'native' as const,
});

/** Opens a provider that sends browsers back to `landing`; it ends with the file's tests. */
export const openProvider = async (
  landing: string,
  more: Partial<Pick<ProviderSettings, 'id' | 'name' | 'trusted' | 'acr'>> = {},
): Promise<TestProvider> => {
  const known = { clientId: 'assay', clientSecret: 'a secret of the hospital' };
  const { default: Real } = await import('oidc-provider');
  let provider: Provider | undefined;
  const server = createServer((request, reply) => {
    if (!opened.answers) return void request.socket.destroy();
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (!uid) return void handle(request, reply);
    if (request.method === 'GET') return void reply.setHeader('content-type', 'text/html').end(form(uid));
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const said = new URLSearchParams(body);
      void finish(said.get('subject') ?? '', said.get('acr') ?? '').catch((fault: unknown) =>
        reply.destroy(fault as Error),
      );
    });
    const finish = async (subject: string, acr: string): Promise<void> => {
      const { params } = await provider!.interactionDetails(request, reply);
      if (subject === '') {
        await provider!.interactionFinished(request, reply, { error: 'access_denied' });
        return;
      }
      const grant = new provider!.Grant({ accountId: subject, clientId: String(params['client_id']) });
      grant.addOIDCScope('openid');
      const grantId = await grant.save();
      await provider!.interactionFinished(request, reply, {
        login: { accountId: subject, ...(acr && { acr }), remember: false },
        consent: { grantId },
      });
    };
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Real(issuer, {
    clients: [clientOf(landing, known)],
    acrValues: ['two-factors'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    cookies: { keys: ['loopback'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
  });
  const handle = provider.callback();
  const opened: TestProvider = {
    settings: {
      ...{
        id: 'hospital',
        name: ['仁心医院统一身份', 'Renxin Hospital', 'Hospital Renxin'],
        issuer,
        ...known,
      },
      ...{ scopes: 'openid', trusted: false, acr: undefined, hosts: [] },
      ...more,
    },
    answers: true,
    visit: async (address, who) => {
      const cookies = new Map<string, string>();
      let [at, init]: [string, RequestInit] = [address, {}];
      for (;;) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(at, { ...init, redirect: 'manual', headers: { cookie } });
        for (const set of reply.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
          cookies.set(name!, value!);
        }
        const to = reply.headers.get('location');
        if (to?.startsWith(landing)) return to;
        if (to) [at, init] = [new URL(to, at).href, {}];
        else if (reply.status === 200) {
          const said: Record<string, string> =
            who === 'refuses' ? {} : { subject: who.subject, acr: who.acr ?? '' };
          init = { method: 'POST', body: new URLSearchParams(said) };
        } else throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
      }
    },
  };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return opened;
};
