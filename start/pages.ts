import type { FastifyInstance } from 'fastify';
import type { FaultPage } from '#host/pipeline/faults';
import { health } from '#host/health';
import type { Services } from '#host/services';
import { metricsPage, type Metrics } from '#host/metrics';
import { filePages } from '#product/files/server';
import { officePages } from './office-pages';
import { publicPages } from './public-pages';

/** Everything that is not a call: health, metrics, files behind links, public pages, the office. Gives the page for what fails. */
export const pages = async (
  app: FastifyInstance,
  services: Services,
  metrics: Metrics | undefined,
): Promise<FaultPage> => {
  health(app, services);
  filePages(app, services);
  const mounted = publicPages(app, services);
  metricsPage(app, metrics, mounted.notFound);
  await officePages(app, services, mounted);
  return mounted.failed;
};
