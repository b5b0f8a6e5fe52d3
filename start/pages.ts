import type { FastifyInstance } from 'fastify';
import type { FaultPage } from '#host/door/faults';
import { health } from '#host/health';
import type { Services } from '#host/services';
import { metricsPage, type Metrics } from '#host/metrics';
import { filePages } from '#product/files/server';
import { officePages } from './office-pages';
import { publicPages } from './public-doors';

/** Everything that is not a call: health, metrics, files behind links, public pages, the office. Gives the page for what fails. */
export const pages = async (
  app: FastifyInstance,
  services: Services,
  metrics: Metrics | undefined,
): Promise<FaultPage> => {
  health(app, services);
  filePages(app, services);
  const doors = publicPages(app, services);
  metricsPage(app, metrics, doors.notFound);
  await officePages(app, services, doors);
  return doors.failed;
};
