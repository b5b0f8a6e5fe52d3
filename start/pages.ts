import type { FastifyInstance } from 'fastify';
import { health } from '../host/health';
import type { House } from '../host/house';
import { filePages } from '../product/files/server';
import { officePages } from './office-pages';
import { publicPages } from './public-pages';

/** Everything that is not a call: health, files behind links, public pages, the office. */
export const pages = async (app: FastifyInstance, house: House): Promise<void> => {
  health(app, house);
  filePages(app, house);
  await officePages(app, house, publicPages(app, house));
};
