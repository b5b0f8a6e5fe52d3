import type { Services } from '#host/services';
import { AboutUs } from '../pages/AboutUs';
import { AuthRedirect, ErrorPage, Print } from '../pages/AccountPages';
import { HyCheck } from '../pages/HyCheck';
import { NewsDetail } from '../pages/NewsDetail';
import { NewsInfo } from '../pages/NewsInfo';
import { NewsList } from '../pages/NewsList';
import { ResultInfo } from '../pages/results/ResultInfo';
import { speak } from '../pages/speak';
import { TalentInfo } from '../pages/TalentInfo';
import { aboutView } from './about';
import { downloads, friendlyLinks, pictures } from './listed';
import { latest, newsDetail, newsList } from './news';
import { projectCards } from './projects';
import { agencyCards, agencyRegister, assessorRegister, figures, talents } from './registers';
import { checkView, isReportNumber, resultCards } from './results';
import { resultPage } from './result-pages';
import { resultListView } from './catalogue';
import { catalogueData, pieceHead } from './heads';
import { asked, pageAsked } from './site';
import type { Drawn, Page } from './page';
import { previewable } from './preview';
import { loginPage } from './sign-in-pages';
import { shelfPages } from './shelf-pages';
import { videoCards } from './videos';
import { newsKinds, shelfKinds, type CheckView, type ErrorView, type Site } from '../view-types';

export const errorPage = (site: Site, view: ErrorView): Drawn => ({
  title: String(view.status),
  unlisted: true,
  status: view.status,
  element: <ErrorPage site={site} view={view} />,
});

/** A check that was asked too often is no answer: machines read that from the status. */
const refusedOf = (view: CheckView): Pick<Drawn, 'status' | 'retryAfterSeconds'> =>
  'answer' in view && view.answer.kind === 'tooMany'
    ? { status: 429, retryAfterSeconds: view.answer.retryAfterSeconds }
    : {};

/** So many promotions and videos stand on the home page. */
const mostOnShelf = 3;

/** Of a list what says which of its pages it is; of the first one nothing. */
const after = (page: number) => ({ page: page > 1 ? page : undefined });

/** The pages a visitor may see, each by its address (PB1 to PB12; domain §7). */
export const pagesOf = (services: Services): Readonly<Record<string, Page>> => {
  const home: Page = async (visit) => {
    const { request, site, language, readers } = visit;
    const kind = asked(request, 'kind', 10);
    const shelf = shelfKinds.find((each) => each === kind);
    if (shelf) return shelfPages[shelf](visit);
    const listed = newsKinds.find((each) => each === kind);
    if (listed) {
      const page = pageAsked(request);
      const view = await newsList(services, language, listed, asked(request, 'q'), page);
      const title = speak(language)(listed);
      return {
        title,
        description: speak(language)(`${listed}Lead`),
        unlisted: view.keyword !== '',
        discovery: {
          ...{ path: '/NewsInfo', query: { kind, ...after(page.pageIndex) } },
          trail: [[title, `/NewsInfo?kind=${kind}`]],
        },
        element: <NewsList site={site} view={view} />,
      };
    }
    const results = await resultCards(services, language, 7);
    const view = {
      figures: await figures(services, results.total),
      pictures: await pictures(readers, language),
      notices: await latest(services, 'notice', language, 5),
      news: await latest(services, 'news', language, 6),
      policies: await latest(services, 'policy', language, 6),
      results: results.rows,
      downloads: await downloads(readers, language),
      videos: await videoCards(readers, language, mostOnShelf),
      agencies: await agencyCards(readers, language),
      projects: await projectCards(readers, language, mostOnShelf),
      links: await friendlyLinks(readers, language),
    };
    return {
      description: speak(language)('homeLead'),
      discovery: { path: '/NewsInfo' },
      element: <NewsInfo site={site} view={view} />,
    };
  };
  return {
    '/NewsInfo': previewable(services, home),
    '/newsDetail': previewable(services, async ({ request, site, language, readers }) => {
      const view = await newsDetail(readers, language, readers.preview?.id ?? asked(request, 'id'));
      return (
        view && {
          ...pieceHead(language, view),
          reads: view.id,
          element: <NewsDetail site={site} view={view} />,
        }
      );
    }),
    '/resultInfo': async ({ request, site, language }) => {
      const id = asked(request, 'id');
      if (id) return resultPage(services, { site, language }, id);
      const typed = asked(request, 'q');
      if (isReportNumber(typed)) return { goTo: `/hyCheck?no=${encodeURIComponent(typed)}` };
      const page = pageAsked(request);
      const view = await resultListView(services, language, (name) => asked(request, name), page);
      const title = speak(language)('resultsTitle');
      return {
        title,
        description: speak(language)('resultsLead'),
        // What was chosen is one of very many lists of the same results.
        unlisted: view.isAsked,
        discovery: {
          path: '/resultInfo',
          query: after(view.paging.pageIndex),
          trail: [[title, '/resultInfo']],
          about: catalogueData(language, title, view.paging.total),
        },
        element: <ResultInfo site={site} view={view} />,
      };
    },
    '/aboutUs': previewable(services, async ({ site, language, readers }) => {
      const view = await aboutView(readers, language);
      return {
        title: speak(language)('aboutTitle'),
        description: speak(language)('aboutLead'),
        discovery: { path: '/aboutUs', trail: [[speak(language)('about'), '/aboutUs']] },
        isPartial: view.isPartial,
        element: <AboutUs site={site} view={view} />,
      };
    }),
    '/talentInfo': async ({ request, site, language }) => {
      const kind = asked(request, 'kind', 20);
      const wanted = kind === 'assessor' || kind === 'technologyManager' ? kind : 'expert';
      const page = pageAsked(request);
      const view = await talents(services, language, wanted, asked(request, 'field', 12), page);
      const title = speak(language)('talentTitle');
      return {
        title,
        description: speak(language)('talentLead'),
        unlisted: view.field !== '',
        discovery: {
          ...{ path: '/talentInfo', query: { kind: wanted, ...after(page.pageIndex) } },
          trail: [[title, '/talentInfo']],
        },
        element: <TalentInfo site={site} view={view} />,
      };
    },
    '/hyCheck': async ({ request, site, language }) => {
      const tab = asked(request, 'tab', 10);
      const title = speak(language)('checkTitle');
      const head = { title, description: speak(language)('checkLead'), scripts: ['check'] as const };
      if (tab === 'agency' || tab === 'assessor') {
        const [keyword, page] = [asked(request, 'q'), pageAsked(request)];
        const view: CheckView =
          tab === 'agency'
            ? { tab, ...(await agencyRegister(services, language, keyword, page)) }
            : { tab, ...(await assessorRegister(services, keyword, page)) };
        return { ...head, unlisted: true, element: <HyCheck site={site} view={view} /> };
      }
      const view = await checkView(services, language, {
        isFile: tab === 'file',
        number: asked(request, 'no') || asked(request, 'q'),
        code: asked(request, 'code', 40),
        // Programs print it in either case, and it is pasted with what stood around it.
        sha256: asked(request, 'sha256', 80).trim().toLowerCase(),
        kind: asked(request, 'kind', 20),
        content: asked(request, 'content', 80),
        size: asked(request, 'size', 12),
        states: asked(request, 'states', 400),
        address: request.ip,
      });
      return {
        ...{ ...head, ...refusedOf(view) },
        // The empty form is found; what it answers is not.
        unlisted: 'answer' in view && view.answer.kind !== 'none',
        discovery: {
          path: '/hyCheck',
          query: { tab: tab === 'file' ? tab : undefined },
          trail: [[title, '/hyCheck']],
        },
        element: <HyCheck site={site} view={view} />,
      };
    },
    '/login': async (visit) => loginPage(services, visit),
    '/auth-redirect': async ({ request, site, language, known }) => ({
      title: speak(language)('signIn'),
      scripts: ['auth-redirect'],
      unlisted: true,
      element: (
        <AuthRedirect
          // What a provider answered stands in no link of the page.
          site={asked(request, 'state') === '' ? site : { ...site, here: '/auth-redirect' }}
          view={{ knownPaths: await known() }}
        />
      ),
    }),
    '/ptint': async ({ request, site }) => ({
      scripts: ['print'],
      unlisted: true,
      element: <Print site={site} view={{ hasTicket: /^[\w-]{20,100}$/.test(asked(request, 't', 200)) }} />,
    }),
    '/404': async ({ site }) => errorPage(site, { status: 404 }),
    '/401': async ({ site }) => errorPage(site, { status: 401 }),
  };
};
