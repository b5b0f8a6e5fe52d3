import type { Services } from '#host/services';
import { revocationsNow } from '#product/publication/server';
import { wholeAddress } from '../discovery';
import { platformOf } from '../pages/platform';
import { speak } from '../pages/speak';
import type { Site } from '../view-types';
import { attributes, element, empty, xmlDocument } from './xml';

/** So many of the latest. */
const most = 50;

/** Revocations as Atom, the latest first: one entry for each change that still holds (domain §9.13). */
export const revocationFeed = async (services: Services, site: Site): Promise<string> => {
  const { language, origin } = site;
  const say = speak(language);
  const { reports, issuedAt } = await revocationsNow(services);
  const own = wholeAddress(origin, { path: '/revocations.atom' }, language);
  const entries = reports
    .filter(({ number, numberDigest }) => number !== null || numberDigest !== null)
    .slice(0, most)
    .map(({ number, numberDigest, state, since, supersededBy, note }) => {
      const says = say(state === 'revoked' ? 'saysRevoked' : 'saysSuperseded');
      const query = number === null ? undefined : { no: number };
      return element('entry', [
        element('title', `${number ?? say('limitedReport')}: ${says}`),
        element('id', `${origin}/revocations/${numberDigest ?? number}/${Date.parse(since)}`),
        empty('link', { href: wholeAddress(origin, { path: '/hyCheck', query }, language) }),
        element('updated', since),
        element('summary', [note, supersededBy].filter(Boolean).join(' ') || says),
      ]);
    });
  const title = `${platformOf(site)} · ${say('revocationFeed')}`;
  return xmlDocument(
    element(
      'feed',
      [
        element('title', title),
        element('id', own),
        empty('link', { rel: 'self', href: own }),
        empty('link', { href: wholeAddress(origin, { path: '/hyCheck' }, language) }),
        element('author', [element('name', site.operator.name ?? platformOf(site))]),
        element('updated', reports[0]?.since ?? issuedAt),
        ...entries,
      ],
      attributes({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
    ),
  );
};
