import type { FastifyInstance } from 'fastify';
import { health } from '#host/health';
import type { AskAsVisitor } from '#host/pipeline/as-visitor';
import type { Services } from '#host/services';
import { metricsPage, type Metrics } from '#host/metrics';
import { filePages } from '#product/files/server';
import { officePages } from './office-pages';
import { publicPages } from './public-pages';

/** Everything that is not a call: health, metrics, files behind links, public pages, the office. */
export const pages = async (
  app: FastifyInstance,
  services: Services,
  metrics: Metrics | undefined,
  ask: AskAsVisitor,
) => {
  health(app, services);
  filePages(app, services);
  const mounted = publicPages(app, services, ask);
  metricsPage(app, metrics, mounted.notFound);
  await officePages(app, services, mounted);
  return { failed: mounted.failed, held: mounted.held };
};
