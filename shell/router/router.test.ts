import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reasonKey } from '#contract/reason';
import { menu } from '#database/seeds/menu';
import type { MenuItem, Office, BootstrapData } from '../office';
import { personQuery, type MenuHandle } from './menu';
import { useErrorReports } from '../state/error-reports';
import { addMenu, officeRoutes } from './routes';
import { roleCode } from '#contract/rights';

const browser = vi.hoisted(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  const left: string[] = [];
  vi.stubGlobal('location', {
    pathname: '/',
    search: '',
    protocol: 'http:',
    assign: (to: string) => left.push(to),
  });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('navigator', { language: 'zh-CN' });
  const page = { cookie: '', documentElement: { lang: '' } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  return { page, left };
});

/** The menu of a new product as the server sends it to somebody who may see all of it. */
const sent: MenuItem[] = menu.map((section) => ({
  id: section.url,
  url: section.url,
  text: section.names[0],
  icon: section.icon,
  comment: '',
  hidden: false,
  children: section.pages.map((page) => ({
    id: page.url,
    url: page.url,
    text: page.names[0],
    icon: page.icon ?? '',
    comment: page.component,
    hidden: page.hidden ?? false,
    children: [],
  })),
}));
const su = {
  id: '1',
  loginName: 'suyanqing',
  name: '苏砚青',
  avatar: '',
  introduction: '',
  roles: [roleCode.owner],
  roleNames: ['成果完成人'],
  organisationName: '',
  organisationNumber: '',
  organisationCode: '',
};
const words = () => Promise.resolve({ default: {}, kit: { locale: 'zh-cn' } });

const nothing = () => Promise.reject(new Error('nothing is opened here'));
const noDialog = { title: 'shell.profile', load: nothing } as const;

const bootstrapData: BootstrapData = {
  menu: sent,
  menuVersion: '1',
  person: su,
  rights: [],
  dictionariesVersion: 1,
  dictionaries: [],
  dictionariesAreAll: true,
  preferences: new Map(),
  unread: 0,
};

const officeOf = (changes: Partial<Office> = {}): Office => ({
  pages: {},
  chunks: { zh: words, en: words, es: words },
  bootstrapData: vi.fn(() => Promise.resolve(bootstrapData)),
  menu: () => Promise.resolve(sent),
  person: () => Promise.resolve(su),
  dictionaries: () => Promise.resolve([]),
  dictionariesVersion: () => Promise.resolve(1),
  menuVersion: () => Promise.resolve('1'),
  pageActions: () => Promise.resolve([]),
  signIn: () => Promise.resolve('in' as const),
  prove: () => Promise.resolve(),
  hasSecondFactor: () => Promise.resolve(false),
  signOut: () => Promise.resolve(),
  sendSignCode: () => Promise.resolve(60),
  savedSearches: () => null,
  draftKey: nothing,
  preferences: () => Promise.resolve(new Map()),
  storePreference: () => Promise.resolve(),
  consent: () => Promise.reject(new Error('nobody is asked here')),
  exportWithheld: () => Promise.reject(new Error('nothing is exported here')),
  exportList: () => Promise.reject(new Error('nothing is exported here')),
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
  fileLink: () => Promise.reject(new Error('no file is looked at here')),
  pieces: {},
  phrases: () => null,
  filePreview: () => null,
  accountDialogs: { profile: noDialog, password: noDialog, mobile: noDialog },
  notices: { queryKey: ['unread'], unread: () => Promise.resolve(0), load: nothing },
  find: () => Promise.resolve([]),
  own: [{ path: '/profile/email', page: 'people/ConfirmEmail', title: 'people.confirmEmail' }],
  ownOfMenu: [],
  ...changes,
});

let routers: DataRouter[] = [];
const openAt = (path: string, office = officeOf()) => {
  const [pathname, search] = path.split('?') as [string, string?];
  Object.assign(location, { pathname, search: search ? `?${search}` : '' });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Nothing = () => null;
  const views = {
    Frame: Nothing,
    Home: Nothing,
    FrameError: Nothing,
    NotFound: Nothing,
    NotAllowed: Nothing,
    Starting: Nothing,
  };
  const router = createMemoryRouter(officeRoutes(office, cache, views), {
    initialEntries: [path],
    patchRoutesOnNavigation: addMenu(office, cache),
  });
  routers.push(router);
  return router;
};
const arrived = (router: DataRouter) =>
  vi.waitFor(() => {
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
    return router.state;
  });
const signedIn = async () => {
  browser.page.cookie = 'token=secret';
  const { takeNewToken } = await import('../client/session');
  takeNewToken();
};
const signedOut = async () => {
  const { forgetToken } = await import('../client/session');
  browser.page.cookie = '';
  forgetToken();
};

beforeEach(signedIn);
// Files that run after this one in the same process have no browser.
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  for (const router of routers) router.dispose();
  routers = [];
  browser.left.length = 0;
});

const pages = menu.flatMap((section) => section.pages);

describe('the router', () => {
  test.each(pages.map(({ url, component }) => [url, component]))(
    'leads straight to %s',
    async (url, component) => {
      const { location, matches } = await arrived(openAt(`${url}?page=2`));
      expect(location.pathname + location.search).toBe(`${url}?page=2`);
      expect((matches.at(-1)!.route.handle as MenuHandle).entry.comment).toBe(component);
    },
  );

  test('goes through the whole menu and loads it once [RG3]', async () => {
    const office = officeOf();
    const router = openAt('/', office);
    await arrived(router);
    for (const { url, component } of pages) {
      await router.navigate(url);
      const { location, matches } = await arrived(router);
      expect(location.pathname).toBe(url);
      expect((matches.at(-1)!.route.handle as MenuHandle).entry.comment).toBe(component);
    }
    expect(office.bootstrapData).toHaveBeenCalledTimes(1);
  });

  test.each(pages.map(({ url }) => [url]))('without a token sends %s to the news [RG1]', async (url) => {
    await signedOut();
    const office = officeOf();
    openAt(`${url}?page=2`, office);
    await vi.waitFor(() =>
      expect(browser.left).toContain(`/NewsInfo?redirect=${encodeURIComponent(`${url}?page=2`)}`),
    );
    expect(office.bootstrapData).not.toHaveBeenCalled();
  });

  test('sends to the sign-in page when the menu does not come, with the way kept [RG4]', async () => {
    openAt(
      '/EvaluationManagement/applyList',
      officeOf({ bootstrapData: () => Promise.reject(new Error('no menu')) }),
    );
    await vi.waitFor(() =>
      expect(browser.left).toContain('/login?redirect=%2FEvaluationManagement%2FapplyList'),
    );
    expect(sessionStorage.getItem(reasonKey)).toBe('no menu');
  });

  test.each([
    ['opening', { bootstrapData: () => Promise.reject(new Error('no opening')) }],
    ['roles', { bootstrapData: () => Promise.resolve({ ...bootstrapData, person: { ...su, roles: [] } }) }],
  ])(
    'swallows no fault of the %s: it is told at the sign-in and stands in the error log [ER3]',
    async (what, changes) => {
      useErrorReports.getState().clear();
      openAt('/EvaluationManagement/applyList', officeOf(changes));
      await vi.waitFor(() => expect(browser.left).toHaveLength(1));
      const text = what === 'roles' ? 'getInfo: roles must be a non-null array !' : `no ${what}`;
      expect(sessionStorage.getItem(reasonKey)).toBe(text);
      expect(useErrorReports.getState().entries.map(({ message }) => message)).toContain(`Error: ${text}`);
    },
  );

  test.each(['/nowhere', '/EvaluationManagement', '/EvaluationManagement/nowhere', '/a/b/c'])(
    'shows %s as not found [RG5]',
    async (path) => {
      const router = openAt(path);
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    },
  );

  test('says of a page that is there and not in the menu that it is not this person’s [TD5./error/401]', async () => {
    const router = openAt('/system/elsewhere', officeOf({ firstPage: 'roles/RoleList' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
    expect(new URLSearchParams(router.state.location.search).get('path')).toBe('/system/elsewhere');
  });

  test.each(['/error/401', '/error/404'])('has a page of its own [TD5.%s]', async (path) => {
    const router = openAt(path);
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.location.pathname).toBe(path);
  });
});

test.each([[[]], [undefined]])(
  'a person with roles %j is an error, spelt as the specification has it [ER3]',
  async (roles) => {
    const office = officeOf({ person: () => Promise.resolve({ ...su, roles: roles as never }) });
    await expect(personQuery(office).queryFn()).rejects.toThrow('getInfo: roles must be a non-null array !');
  },
);
