import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { Frame } from '../frame/Frame';
import { Home } from '../frame/Home';
import { Mishap } from '../frame/Mishap';
import { NotFound } from '../frame/NotFound';
import { Starting } from '../frame/Starting';
import type { Office } from '../office';
import { leavesOf, openFrame, type MenuHandle } from './menu';
import { requireToken } from './paths';

const frameId = 'frame';
/** The router only says which page it is. */
const DrawnByTabs = () => null;

/**
 * The office's routes: a handful of our own, the rest from the server's menu before the first match (RG3).
 * Pages are not drawn by the router but by the tabs, which keep them; a route only says which page it is.
 */
export const officeRouter = (office: Office, cache: QueryClient) =>
  createBrowserRouter(
    [
      {
        id: frameId,
        path: '/',
        Component: Frame,
        HydrateFallback: Starting,
        ErrorBoundary: Mishap,
        loader: async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          await requireToken(pathname + search);
          await openFrame(cache, office, pathname + search);
          return null;
        },
        shouldRevalidate: () => false,
        children: [
          { index: true, Component: Home },
          { path: '404', Component: NotFound },
          { path: '*', loader: () => redirect('/404') },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        await requireToken(path);
        const menu = await openFrame(cache, office, path);
        const routes = leavesOf(menu).map(({ path: url, ...handle }): RouteObject => ({
          path: url,
          handle: handle satisfies MenuHandle,
          Component: DrawnByTabs,
        }));
        patch(frameId, routes);
      },
    },
  );
