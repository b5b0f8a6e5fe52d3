import type { FastifyInstance } from 'fastify';
import type { FaultPage } from '#host/door/faults';
import { health } from '#host/health';
import type { House } from '#host/house';
import { metricsPage, type Metrics } from '#host/metrics';
import { filePages } from '#product/files/server';
import { officePages } from './office-pages';
import { publicPages } from './public-doors';

/** Everything that is not a call: health, metrics, files behind links, public pages, the office. Gives the page for what fails. */
export const pages = async (
  app: FastifyInstance,
  house: House,
  metrics: Metrics | undefined,
): Promise<FaultPage> => {
  health(app, house);
  filePages(app, house);
  const doors = publicPages(app, house);
  metricsPage(app, metrics, doors.notFound);
  await officePages(app, house, doors);
  return doors.failed;
};
