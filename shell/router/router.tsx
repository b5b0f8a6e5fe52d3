import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { Frame } from '../frame/Frame';
import { Home } from '../frame/Home';
import { FrameError } from '../frame/errors/FrameError';
import { NotAllowed, NotFound } from '../frame/errors/NotFound';
import { Starting } from '../frame/Starting';
import type { Office } from '../office';
import { addMenu, officeRoutes } from './routes';

/** The office's routes tied to the browser's address. */
export const officeRouter = (office: Office, cache: QueryClient) =>
  createBrowserRouter(
    officeRoutes(office, cache, { Frame, Home, FrameError, NotFound, NotAllowed, Starting }),
    {
      patchRoutesOnNavigation: addMenu(office, cache),
    },
  );
