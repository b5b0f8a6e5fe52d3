import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { Office } from '../office';
import { leavesOf, openFrame, type MenuHandle } from './menu';
import { requireToken } from './paths';

/** What the frame draws by itself. */
export type Views = Readonly<
  Record<'Frame' | 'Home' | 'FrameError' | 'NotFound' | 'NotAllowed' | 'Starting', ComponentType>
>;

/** On the way in, the document says whether the address has a page: it is then one that the person's menu does not hold. */
const elsewhere = ({ firstPage }: Office, { pathname }: URL): string =>
  firstPage && pathname === location.pathname ? `/error/401?path=${encodeURIComponent(pathname)}` : '/404';

const frameId = 'frame';
/** The router only says which page it is. */
const DrawnByTabs = () => null;

/**
 * The office's routes: a handful of our own, the rest from the server's menu before the first match (RG3).
 * Pages are not drawn by the router but by the tabs, which keep them; a route only says which page it is.
 */
export const officeRoutes = (office: Office, cache: QueryClient, views: Views): RouteObject[] => [
  {
    id: frameId,
    path: '/',
    Component: views.Frame,
    HydrateFallback: views.Starting,
    ErrorBoundary: views.FrameError,
    loader: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      await requireToken(pathname + search);
      await openFrame(cache, office, pathname + search);
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      { index: true, Component: views.Home },
      { path: '404', Component: views.NotFound },
      { path: 'error/404', Component: views.NotFound },
      { path: 'error/401', Component: views.NotAllowed },
      { path: '*', loader: ({ request }) => redirect(elsewhere(office, new URL(request.url))) },
    ],
  },
];

/** Adds the menu's routes when one is first wanted. */
export const addMenu =
  (office: Office, cache: QueryClient): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    // The router names the path alone; on the way in, the address still has its query.
    const wanted = path === location.pathname ? path + location.search : path;
    await requireToken(wanted);
    const menu = await openFrame(cache, office, wanted);
    const routes = leavesOf(menu).map(({ path: url, ...handle }): RouteObject => ({
      path: url,
      handle: handle satisfies MenuHandle,
      Component: DrawnByTabs,
    }));
    patch(frameId, routes);
  };
