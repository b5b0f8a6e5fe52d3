import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem';
import { cookiesOf } from '#host/pipeline/cookies';
import type { Services } from '#host/services';
import { TooMany } from '#host/too-many';
import { departToEnter, providersFor, routeTo } from '#product/access/server';
import { Departure } from '../pages/AccountPages';
import { Login } from '../pages/Login';
import { speak } from '../pages/speak';
import { safeRedirect } from '../redirect';
import { waysIn } from '../view-types';
import type { Drawn, Page, Visit } from './page';
import { openOrganisations } from './registers';
import { asked } from './site';

/** The page of signing in; `refused`: why a way that was chosen there could not begin. */
export const loginPage = async (
  services: Services,
  { request, site, language, known }: Visit,
  refused?: string,
): Promise<Drawn> => {
  const wanted = asked(request, 'way', 10);
  const way = waysIn.find((each) => each === wanted) ?? 'password';
  return {
    title: speak(language)('signIn'),
    scripts: ['login'],
    unlisted: true,
    element: (
      <Login
        site={site}
        view={{
          way,
          refused,
          knownPaths: await known(),
          providers: providersFor(services, language),
          ...(way === 'register' && { organisations: await openOrganisations(services) }),
        }}
      />
    ),
  };
};

/**
 * Whoever chose a provider is sent there: by the head of the answer, which needs no script, and not by a redirect, which the
 * browser would take for the form leading off our host. The provider is asked where it answers before the page takes its
 * place among those being drawn; what goes wrong stands on the page of signing in.
 */
export const departurePage = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Page> => {
  const form = request.body as URLSearchParams;
  const found = await settled(routeTo({ services }, 'enter', form.get('provider') ?? ''));
  return async (visit) => {
    const wanted = safeRedirect(form.get('redirect'), await visit.known());
    const context = {
      ...{ db: services.db, services, now: services.clock(), newId: services.newId, address: request.ip },
      cookies: cookiesOf(request, reply, services.publicUrl),
    };
    const begun = found instanceof Problem ? found : await settled(departToEnter(context, found, wanted));
    if (begun instanceof Problem || found instanceof Problem) {
      const problem = begun instanceof Problem ? begun : (found as Problem);
      const page = await loginPage(
        services,
        { ...visit, site: { ...visit.site, wanted } },
        problem.in(visit.language),
      );
      return { ...page, status: problem instanceof TooMany ? problem.status : 503 };
    }
    const name = providersFor(services, visit.language).find(({ provider }) => provider === found.id)!.name;
    reply.header('refresh', `0;url=${found.address}`);
    return {
      title: speak(visit.language)('signIn'),
      unlisted: true,
      element: <Departure site={visit.site} name={name} address={found.address} />,
    };
  };
};

/** What came of it, or why not. */
const settled = async <Result,>(work: Promise<Result>): Promise<Result | Problem> => {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Problem) return fault;
    throw fault;
  }
};
